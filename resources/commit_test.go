package resources

import (
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestCommit(t *testing.T) {
	const placeholder, hash = "$Format:%H$", "0123456789abcdef0123456789abcdef01234567"
	built := func(settings ...debug.BuildSetting) *debug.BuildInfo { return &debug.BuildInfo{Settings: settings} }
	revision := debug.BuildSetting{Key: "vcs.revision", Value: hash}
	tests := map[string]struct {
		exported string
		build    *debug.BuildInfo
		want     string
	}{
		"exported sources":          {hash, nil, "0123456789ab"},
		"an export inside another":  {hash, built(debug.BuildSetting{Key: "vcs.revision", Value: "fedcba9876543210"}), "0123456789ab"},
		"a clean checkout":          {placeholder, built(revision, debug.BuildSetting{Key: "vcs.modified", Value: "false"}), "0123456789ab"},
		"a checkout with changes":   {placeholder, built(revision, debug.BuildSetting{Key: "vcs.modified", Value: "true"}), "0123456789ab+"},
		"go run":                    {placeholder, built(), ""},
		"a program without a stamp": {placeholder, nil, ""},
		"a short name":              {"0123", nil, "0123"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, tt.want, commit(tt.exported, tt.build))
		})
	}
}
