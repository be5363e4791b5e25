package resources_test

import (
	"bytes"
	"encoding/xml"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/launch"
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

// setting gives a value of FyneApp.toml, without quotes; a list as it is written there.
func setting(t *testing.T, key string) string {
	t.Helper()
	details, err := os.ReadFile("../FyneApp.toml")
	require.NoError(t, err)
	found := regexp.MustCompile(`(?m)^\s*` + key + ` = (.+)$`).FindSubmatch(details)
	require.NotNil(t, found, "%s in FyneApp.toml", key)
	return strings.Trim(string(found[1]), `"`)
}

func TestPackagesFindTheIcons(t *testing.T) {
	for _, key := range []string{"Icon", "Foreground", "Background", "Monochrome"} {
		assert.FileExists(t, filepath.Join("..", setting(t, key)), key)
	}
}

func TestTheDesktopFileSaysWhatFyneAppSays(t *testing.T) {
	id := setting(t, "ID")
	content, err := os.ReadFile(filepath.Join("linux", id+".desktop"))
	require.NoError(t, err)
	lines := strings.Split(string(content), "\n")
	list := func(key string) string {
		return strings.NewReplacer("[", "", "]", ";", `", "`, ";", `"`, "").Replace(setting(t, key))
	}
	for _, want := range []string{
		"Exec=quantumpoker",
		"Icon=" + id,
		"Name=" + setting(t, "Name"),
		"GenericName=" + setting(t, "GenericName"),
		"Comment=" + setting(t, "Comment"),
		"Categories=" + list("Categories"),
		"Keywords=" + list("Keywords"),
	} {
		assert.Contains(t, lines, want)
	}
}

func TestTheMetainfoIsOfThisVersion(t *testing.T) {
	var info struct {
		ID         string `xml:"id"`
		Name       string `xml:"name"`
		Launchable string `xml:"launchable"`
		Releases   []struct {
			Version string `xml:"version,attr"`
		} `xml:"releases>release"`
	}
	id := setting(t, "ID")
	content, err := os.ReadFile(filepath.Join("linux", id+".metainfo.xml"))
	require.NoError(t, err)
	require.NoError(t, xml.Unmarshal(content, &info))
	assert.Equal(t, id, info.ID)
	assert.Equal(t, setting(t, "Name"), info.Name)
	assert.Equal(t, id+".desktop", info.Launchable)
	require.NotEmpty(t, info.Releases)
	assert.Equal(t, setting(t, "Version"), info.Releases[0].Version, "the newest release comes first")
}

func TestTheManualKnowsEveryFlag(t *testing.T) {
	manual, err := os.ReadFile("linux/quantumpoker.6")
	require.NoError(t, err)
	var help bytes.Buffer
	_, err = launch.Parse([]string{"-h"}, &help)
	require.ErrorIs(t, err, flag.ErrHelp)
	flags := regexp.MustCompile(`(?m)^  (-\w+)`).FindAllStringSubmatch(help.String(), -1)
	require.NotEmpty(t, flags)
	for _, f := range flags {
		assert.Contains(t, string(manual), `\`+f[1])
	}
}
