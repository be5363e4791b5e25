package resources_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Packages take name, id and version from FyneApp.toml, a plain build from main.go.
func TestMainAndPackagesAgreeOnWhatTheyAre(t *testing.T) {
	mainFile, err := os.ReadFile("../main.go")
	require.NoError(t, err)
	details, err := os.ReadFile("../FyneApp.toml")
	require.NoError(t, err)
	tests := map[string]struct{ inMain, inDetails string }{
		"name":    {`name\s+= "(.+)"`, `Name = "(.+)"`},
		"id":      {`id\s+= "(.+)"`, `ID = "(.+)"`},
		"version": {`version\s+= "(.+)"`, `Version = "(.+)"`},
		"build":   {`build\s+= (\d+)`, `Build = (\d+)`},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			inMain := regexp.MustCompile(`(?m)^\s*` + tt.inMain).FindSubmatch(mainFile)
			inDetails := regexp.MustCompile(`(?m)^\s*` + tt.inDetails).FindSubmatch(details)
			require.NotNil(t, inMain, "main.go")
			require.NotNil(t, inDetails, "FyneApp.toml")
			assert.Equal(t, string(inDetails[1]), string(inMain[1]))
		})
	}
}

func TestPackagesFindTheIcon(t *testing.T) {
	details, err := os.ReadFile("../FyneApp.toml")
	require.NoError(t, err)
	icon := regexp.MustCompile(`(?m)^\s*Icon = "(.+)"`).FindSubmatch(details)
	require.NotNil(t, icon)
	assert.FileExists(t, filepath.Join("..", string(icon[1])))
}
