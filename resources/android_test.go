package resources_test

import (
	"encoding/xml"
	"image"
	_ "image/png"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

type androidManifest struct {
	Package     string `xml:"package,attr"`
	Permissions []struct {
		Name string `xml:"name,attr"`
	} `xml:"uses-permission"`
	Application struct {
		Label       string `xml:"label,attr"`
		Icon        string `xml:"icon,attr"`
		AllowBackup string `xml:"allowBackup,attr"`
		Debuggable  string `xml:"debuggable,attr"`
		Activity    struct {
			Name          string `xml:"name,attr"`
			Orientation   string `xml:"screenOrientation,attr"`
			ConfigChanges string `xml:"configChanges,attr"`
		} `xml:"activity"`
	} `xml:"application"`
}

func readManifest(t *testing.T) (m androidManifest) {
	t.Helper()
	content, err := os.ReadFile("android/AndroidManifest.xml")
	require.NoError(t, err)
	require.NoError(t, xml.Unmarshal(content, &m))
	return m
}

func TestAndroidGivesTheGameNoPermission(t *testing.T) {
	m := readManifest(t)
	assert.Empty(t, m.Permissions)
	assert.Equal(t, "false", m.Application.AllowBackup, "a backup would take names and matches off the device")
	assert.Empty(t, m.Application.Debuggable)
}

func TestAndroidKnowsTheGameByItsNames(t *testing.T) {
	m := readManifest(t)
	assert.Equal(t, setting(t, "ID"), m.Package)
	assert.Equal(t, setting(t, "Name"), m.Application.Label)
	assert.Equal(t, "@mipmap/ic_launcher", m.Application.Icon, "what the packager calls the adaptive icon")
	assert.Equal(t, "org.golang.app.GoNativeActivity", m.Application.Activity.Name)
}

func TestTurningThePhoneDoesNotEndTheActivity(t *testing.T) {
	activity := readManifest(t).Application.Activity
	assert.Equal(t, "fullUser", activity.Orientation)
	kept := strings.Split(activity.ConfigChanges, "|")
	for _, change := range []string{"orientation", "screenSize", "smallestScreenSize", "screenLayout", "density", "keyboard", "keyboardHidden", "uiMode", "locale", "fontScale"} {
		assert.Contains(t, kept, change)
	}
}

// layerSize is the side of an adaptive icon's layers on the finest screens: 108 dp, 4 pixels each.
const layerSize = 432

func readLayer(t *testing.T, name string) image.Image {
	t.Helper()
	file, err := os.Open(filepath.Join("android", name))
	require.NoError(t, err)
	defer file.Close()
	layer, _, err := image.Decode(file)
	require.NoError(t, err)
	require.Equal(t, image.Rect(0, 0, layerSize, layerSize), layer.Bounds())
	return layer
}

// count tells how many pixels of the layer are as asked for.
func count(layer image.Image, is func(x, y int, r, g, b, a uint32) bool) (n int) {
	for y := range layerSize {
		for x := range layerSize {
			if r, g, b, a := layer.At(x, y).RGBA(); is(x, y, r>>8, g>>8, b>>8, a>>8) {
				n++
			}
		}
	}
	return n
}

func TestTheAdaptiveIconFillsItsBackground(t *testing.T) {
	opaque := count(readLayer(t, "background.png"), func(_, _ int, _, _, _, a uint32) bool { return a == 255 })
	assert.Equal(t, layerSize*layerSize, opaque)
}

// Launchers cut the icon to shapes of their own, and all of them keep a circle 66 dp wide.
func TestEveryLauncherShowsTheWholeCard(t *testing.T) {
	const radius = 33 * 4
	card := func(_, _ int, r, g, b, a uint32) bool { return a == 255 && r > 200 && g > 100 && b < 50 }
	outside := func(x, y int) bool {
		return math.Hypot(float64(x)+0.5-layerSize/2, float64(y)+0.5-layerSize/2) > radius
	}
	layer := readLayer(t, "foreground.png")
	assert.Greater(t, count(layer, card), 10_000)
	assert.Zero(t, count(layer, func(x, y int, r, g, b, a uint32) bool { return outside(x, y) && card(x, y, r, g, b, a) }))
}

// Android colours what is opaque, so the gate has to be a hole in the card.
func TestTheOneColourIconHasTheGateAsHoles(t *testing.T) {
	layer := readLayer(t, "monochrome.png")
	_, _, _, control := layer.At(layerSize/2, 159).RGBA()
	_, _, _, corner := layer.At(150, 120).RGBA()
	assert.Zero(t, control, "the control's dot")
	assert.NotZero(t, corner, "the card")
}
