//go:build unix && !darwin && !android

package locale_test

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"fyne.io/fyne/v2/lang"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	_ "quantumpoker/ui/locale"
)

// childOf is set in the process that this test starts from its own binary.
const childOf = "LOCALE_TEST_CHILD"

func TestMain(m *testing.M) {
	if os.Getenv(childOf) != "" {
		fmt.Println(lang.SystemLocale(), os.Getenv("LANGUAGE"))
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// Fyne reads the environment in its package init, so each case is a process of its own.
func TestFyneReadsEveryLocaleWithoutComplaint(t *testing.T) {
	tests := map[string]struct {
		env  []string
		want string // Fyne's locale, then LANGUAGE as the program leaves it
	}{
		"none":                     {nil, "en "},
		"C":                        {[]string{"LC_ALL=C"}, "en "},
		"C, languages don't count": {[]string{"LC_ALL=C", "LANGUAGE=de"}, "en de"},
		"POSIX":                    {[]string{"LANG=POSIX"}, "en "},
		"C.UTF-8":                  {[]string{"LANG=C.UTF-8"}, "en en"},
		"C.utf8 over German":       {[]string{"LC_ALL=C.utf8", "LANG=de_DE.UTF-8"}, "en en"},
		"POSIX.UTF-8":              {[]string{"LANG=POSIX.UTF-8"}, "en en"},
		"C with a modifier":        {[]string{"LANG=C@x"}, "en en"},
		"an encoding alone":        {[]string{"LANG=UTF-8"}, "en en"},
		"a word":                   {[]string{"LANG=english"}, "en en"},
		"an odd region":            {[]string{"LANG=en_UTF-8"}, "en en"},
		"euro":                     {[]string{"LANG=de_DE@euro"}, "de-DE de_DE"},
		"script":                   {[]string{"LANG=sr_RS@latin"}, "sr-RS sr_RS"},
		"plain":                    {[]string{"LANG=es_ES.UTF-8"}, "es-ES "},
		"plain with euro":          {[]string{"LANG=es_ES.UTF-8@euro"}, "es-ES "},
		"language list":            {[]string{"LANG=en_US.UTF-8", "LANGUAGE=zh_CN:en"}, "zh-CN zh_CN:en"},
		"empty list entries":       {[]string{"LANG=en_US.UTF-8", "LANGUAGE=:en_GB:"}, "en-GB en_GB"},
		"messages over language":   {[]string{"LC_MESSAGES=fr_FR@euro", "LANG=de_DE"}, "fr-FR fr_FR"},
	}
	binary, err := os.Executable()
	require.NoError(t, err)
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			var errors strings.Builder
			child := exec.Command(binary)
			child.Env = append(tt.env, childOf+"=yes")
			child.Stderr = &errors
			got, err := child.Output()
			require.NoError(t, err)
			assert.Empty(t, errors.String())
			assert.Equal(t, tt.want, strings.TrimSuffix(string(got), "\n"))
		})
	}
}
