package ui

import (
	"bufio"
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"
)

// patience is how long a busy machine may take to do what a test waits for.
const patience = 20 * time.Second

// needTools skips where a window cannot be driven like this, and fails where it
// could be and the tools are missing.
func needTools(t testing.TB, more ...string) {
	if runtime.GOOS != "linux" {
		t.Skip("a real window is driven with Xvfb and xdotool, which this system does not have")
	}
	for _, tool := range append(more, "gcc", "Xvfb", "xdotool", "import") {
		_, err := exec.LookPath(tool)
		require.NoError(t, err, "sh resources/setup.sh installs what is missing")
	}
}

// buildGame builds the program as a player does, for this machine or, with the tag
// mobile, as for a phone.
func buildGame(t testing.TB, tags ...string) string {
	binary := filepath.Join(t.TempDir(), "quantumpoker")
	build := exec.Command("go", "build", "-ldflags=-s -w", "-tags", strings.Join(tags, ","), "-o", binary, "quantumpoker")
	build.Env = append(os.Environ(), "CGO_ENABLED=1", "GOFLAGS=")
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return binary
}

// x11 is a screen of its own, with nothing on it but the game.
type x11 struct {
	t       testing.TB
	display string
	pixels  int    // the bytes of its picture
	shots   string // a folder for its pictures
	taken   int
}

func newX11(t testing.TB, size fyne.Size) *x11 {
	read, write, err := os.Pipe()
	require.NoError(t, err)
	defer read.Close()
	shots, err := os.MkdirTemp("", "quantumpoker-shots-")
	require.NoError(t, err)
	t.Cleanup(func() {
		if t.Failed() {
			t.Log("the screen as it was: ", shots)
			return
		}
		require.NoError(t, os.RemoveAll(shots))
	})
	server := exec.Command("Xvfb", "-displayfd", "3", "-noreset", "-nocursor", "-nolisten", "tcp", "-fbdir", shots, "-screen", "0", fmt.Sprintf("%.0fx%.0fx24", size.Width, size.Height))
	server.ExtraFiles = []*os.File{write}
	require.NoError(t, server.Start())
	t.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	require.NoError(t, write.Close())
	number, err := bufio.NewReader(read).ReadString('\n')
	require.NoError(t, err, "Xvfb names no display")

	return &x11{t: t, display: ":" + strings.TrimSpace(number), pixels: 4 * int(size.Width*size.Height), shots: shots}
}

// do runs a tool on the screen.
func (x *x11) do(name string, args ...string) string {
	x.t.Helper()
	tool := exec.Command(name, args...)
	tool.Env = append(os.Environ(), "DISPLAY="+x.display)
	out, err := tool.CombinedOutput()
	require.NoError(x.t, err, "%s %v: %s", name, args, out)
	return strings.TrimSpace(string(out))
}

// waitFor waits until a window whose title has these words is shown.
func (x *x11) waitFor(title string) {
	x.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		search := exec.Command("xdotool", "search", "--onlyvisible", "--name", title)
		search.Env = append(os.Environ(), "DISPLAY="+x.display)
		if search.Run() == nil {
			return
		}
	}
	require.Fail(x.t, "no window is shown", "with %q in its title", title)
}

// shot takes a picture of the screen.
func (x *x11) shot() image.Image { return x.take() }

// take takes a picture of the screen and does more to it.
func (x *x11) take(more ...string) image.Image {
	x.t.Helper()
	x.taken++
	path := filepath.Join(x.shots, fmt.Sprintf("%02d.png", x.taken))
	x.do("import", slices.Concat([]string{"-window", "root"}, more, []string{path})...)
	data, err := os.ReadFile(path)
	require.NoError(x.t, err)
	picture, err := png.Decode(bytes.NewReader(data))
	require.NoError(x.t, err)
	return picture
}

// save keeps a picture beside those of the screen.
func (x *x11) save(picture image.Image, name string) {
	file, err := os.Create(filepath.Join(x.shots, name+".png"))
	require.NoError(x.t, err)
	defer file.Close()
	require.NoError(x.t, png.Encode(file, picture))
}

// drag presses the mouse at one place and releases it at another.
func (x *x11) drag(from, to fyne.Position) {
	args := append([]string{"mousemove"}, pixel(from)...)
	args = append(args, "mousedown", "1")
	for _, at := range steps(from, to) {
		args = append(append(args, "mousemove"), pixel(at)...)
		args = append(args, "sleep", "0.01")
	}
	x.do("xdotool", append(args, "mouseup", "1")...)
}

func (x *x11) click(at fyne.Position) {
	args := append([]string{"mousemove"}, pixel(at)...)
	x.do("xdotool", append(args, "sleep", "0.05", "click", "1")...)
}

func pixel(at fyne.Position) []string {
	return []string{fmt.Sprintf("%.0f", at.X), fmt.Sprintf("%.0f", at.Y)}
}

// xKeys are X's names of the keys that the tests press.
var xKeys = map[fyne.KeyName]string{
	fyne.KeyReturn: "Return", fyne.KeyEscape: "Escape", fyne.KeySpace: "space", fyne.KeyUp: "Up", fyne.KeyDown: "Down",
	fyne.Key1: "1", fyne.Key2: "2", fyne.Key3: "3", fyne.Key4: "4",
}

func (x *x11) press(key fyne.KeyName) {
	name, ok := xKeys[key]
	require.True(x.t, ok, "no X name for %v", key)
	x.do("xdotool", "key", name)
}

// program is the game, running.
type program struct {
	*exec.Cmd
	out, err bytes.Buffer
	done     chan error
}

// start runs the game with the environment of a new account, and more.
func start(t testing.TB, binary string, env []string, args ...string) *program {
	p := &program{Cmd: exec.Command(binary, args...), done: make(chan error, 1)}
	p.Env = append([]string{"PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir(), "FYNE_SCALE=1"}, env...)
	p.Stdout, p.Stderr = &p.out, &p.err
	require.NoError(t, p.Start())
	go func() { p.done <- p.Wait() }()
	t.Cleanup(func() { _ = p.Process.Kill() })
	return p
}

// exit waits for the end of the program and gives its code.
func (p *program) exit(t testing.TB) int {
	t.Helper()
	select {
	case <-p.done:
	case <-time.After(patience):
		require.Fail(t, "the game does not end", "it wrote %q", p.err.String())
	}
	return p.ProcessState.ExitCode()
}
