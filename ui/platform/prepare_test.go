//go:build (linux || freebsd || openbsd || netbsd) && !android

package platform_test

import (
	"fmt"
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"quantumpoker/ui/platform"
)

// clean takes away what the machine's own session says.
func clean(t *testing.T) {
	t.Helper()
	for _, name := range []string{"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "FYNE_PLATFORM", "FYNE_THEME", "RESOURCE_NAME", "DBUS_SESSION_BUS_ADDRESS"} {
		t.Setenv(name, "")
	}
}

// listen opens a Unix socket that accepts, and gives its path.
func listen(t *testing.T, name string) string {
	t.Helper()
	folder, err := os.MkdirTemp("", "qp") // t.TempDir is too long for a socket's path on some systems
	require.NoError(t, err)
	t.Cleanup(func() { _ = os.RemoveAll(folder) })
	path := filepath.Join(folder, name)
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	t.Cleanup(func() { _ = listener.Close() })
	return path
}

// xServer gives the name of an X display that answers on TCP.
func xServer(t *testing.T) string {
	t.Helper()
	for number := 200; number < 300; number++ {
		listener, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", 6000+number))
		if err == nil {
			t.Cleanup(func() { _ = listener.Close() })
			return fmt.Sprintf("127.0.0.1:%d.0", number)
		}
	}
	require.Fail(t, "no free port for a display")
	return ""
}

func TestWithoutADisplayTheReasonIsOneLine(t *testing.T) {
	tests := map[string]struct {
		env  map[string]string
		want string
	}{
		"none named":               {nil, "no display: neither DISPLAY nor WAYLAND_DISPLAY is set"},
		"X server gone":            {map[string]string{"DISPLAY": "127.0.0.1:199"}, `no display: the X display "127.0.0.1:199", named by DISPLAY, can't be reached`},
		"local X server gone":      {map[string]string{"DISPLAY": ":199.0"}, `the X display ":199.0"`},
		"not a display name":       {map[string]string{"DISPLAY": "screen"}, "it should be written host:number"},
		"not a number":             {map[string]string{"DISPLAY": ":one"}, `"one" should be a number`},
		"number too large":         {map[string]string{"DISPLAY": ":65000"}, `the X display ":65000"`},
		"Wayland without a folder": {map[string]string{"WAYLAND_DISPLAY": "wayland-0"}, "XDG_RUNTIME_DIR is not set"},
		"Wayland gone":             {map[string]string{"WAYLAND_DISPLAY": "/nowhere/wayland-0"}, `the Wayland display "/nowhere/wayland-0"`},
		"both gone":                {map[string]string{"WAYLAND_DISPLAY": "/nowhere/w", "DISPLAY": ":199"}, `the X display ":199"`},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			clean(t)
			for key, value := range tt.env {
				t.Setenv(key, value)
			}
			err := platform.Prepare()
			require.ErrorContains(t, err, tt.want)
			assert.NotContains(t, err.Error(), "\n")
		})
	}
}

func TestAnXDisplayIsAskedForByName(t *testing.T) {
	clean(t)
	t.Setenv("DISPLAY", xServer(t))
	require.NoError(t, platform.Prepare())
	assert.Equal(t, "x11", os.Getenv("FYNE_PLATFORM"))
}

// A desktop finds the entry of a window by this name, whatever language the title is in.
func TestTheWindowHasTheNameThatTheDesktopEntrySays(t *testing.T) {
	clean(t)
	t.Setenv("DISPLAY", xServer(t))
	require.NoError(t, platform.Prepare())
	entry, err := os.ReadFile("../../resources/linux/io.quantumpoker.game.desktop")
	require.NoError(t, err)
	assert.Contains(t, string(entry), "\nStartupWMClass="+os.Getenv("RESOURCE_NAME")+"\n")
}

func TestAWaylandDisplayIsLeftToFyne(t *testing.T) {
	clean(t)
	socket := listen(t, "wayland-0")
	t.Setenv("XDG_RUNTIME_DIR", filepath.Dir(socket))
	t.Setenv("WAYLAND_DISPLAY", "wayland-0")
	t.Setenv("DISPLAY", ":199")
	require.NoError(t, platform.Prepare())
	assert.Empty(t, os.Getenv("FYNE_PLATFORM"))
}

func TestAnXDisplayStandsInForAWaylandThatIsGone(t *testing.T) {
	clean(t)
	t.Setenv("WAYLAND_DISPLAY", "/nowhere/wayland-0")
	t.Setenv("DISPLAY", xServer(t))
	require.NoError(t, platform.Prepare())
	assert.Equal(t, "x11", os.Getenv("FYNE_PLATFORM"))
}

func TestThePlayersOwnChoicesStay(t *testing.T) {
	clean(t)
	t.Setenv("DISPLAY", xServer(t))
	t.Setenv("FYNE_PLATFORM", "wayland")
	t.Setenv("FYNE_THEME", "light")
	t.Setenv("RESOURCE_NAME", "another")
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/bus")
	require.NoError(t, platform.Prepare())
	assert.Equal(t, "wayland", os.Getenv("FYNE_PLATFORM"))
	assert.Equal(t, "light", os.Getenv("FYNE_THEME"))
	assert.Equal(t, "another", os.Getenv("RESOURCE_NAME"))
}

func TestANewUserGetsACacheFolder(t *testing.T) {
	clean(t)
	t.Setenv("DISPLAY", xServer(t))
	cache := filepath.Join(t.TempDir(), "home", ".cache")
	t.Setenv("XDG_CACHE_HOME", cache)
	require.NoError(t, platform.Prepare())
	assert.DirExists(t, cache)
}

// A theme is named, so that Fyne does not ask the bus, where no bus answers and only there.
func TestFyneAsksOnlyABusThatAnswers(t *testing.T) {
	socket := listen(t, "bus 1")
	escaped := filepath.Dir(socket) + "/bus%201"
	tests := map[string]struct {
		bus  string
		asks bool
	}{
		"answers":                {"unix:path=" + escaped, true},
		"answers, with an id":    {"unix:path=" + escaped + ",guid=12ab", true},
		"id first":               {"unix:guid=12ab,path=" + escaped, true},
		"the second answers":     {"unix:path=/nowhere/bus;unix:path=" + escaped, true},
		"another transport":      {"tcp:host=localhost,port=1", true},
		"gone":                   {"unix:path=/nowhere/bus", false},
		"gone, abstract":         {"unix:abstract=/nowhere/bus", false},
		"a path that can't be":   {"unix:path=%zz", false},
		"no path":                {"unix:guid=12ab", false},
		"switched off in a word": {"disabled", false},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			clean(t)
			t.Setenv("DISPLAY", xServer(t))
			t.Setenv("DBUS_SESSION_BUS_ADDRESS", tt.bus)
			require.NoError(t, platform.Prepare())
			assert.Equal(t, tt.asks, os.Getenv("FYNE_THEME") == "", "FYNE_THEME=%q", os.Getenv("FYNE_THEME"))
		})
	}
}
