//go:build unix

package resources_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// machine is a computer as a script sees it: a folder of programs, each a line of shell.
type machine map[string]string

// ready lacks nothing. Its package managers note how they were called, and bring the tool
// that a test took away.
func ready() machine {
	return machine{
		"go":         `case $2 in GOVERSION) echo go1.26.3;; CC) echo gcc -m64;; esac`,
		"gcc":        `exec cat >/dev/null`,
		"pkg-config": `:`,
		"Xvfb":       `:`,
		"xdotool":    `:`,
		"import":     `:`,
		"xz":         `:`,
		"uname":      `echo Linux`,
		"id":         `echo 1000`,
		"sudo":       `echo "sudo $*" >>calls; exec "$@"`,
	}
}

// manager installs whatever xdotool stands for.
const manager = `echo "$(basename $0) $*" >>calls; case "$*" in *install*|*-S*) echo : >bin/xdotool; chmod +x bin/xdotool;; esac`

// with gives the machine another program, or takes one away where line is "".
func (m machine) with(name, line string) machine {
	m[name] = line
	if line == "" {
		delete(m, name)
	}
	return m
}

// install puts the machine's programs and those of the real system into a folder bin.
func (m machine) install(t *testing.T, folder string, real ...string) (bin string) {
	t.Helper()
	bin = filepath.Join(folder, "bin")
	require.NoError(t, os.Mkdir(bin, 0o755))
	for _, tool := range real {
		path, err := exec.LookPath(tool)
		require.NoError(t, err)
		require.NoError(t, os.Symlink(path, filepath.Join(bin, tool)))
	}
	for name, line := range m {
		require.NoError(t, os.WriteFile(filepath.Join(bin, name), []byte("#!"+filepath.Join(bin, "sh")+"\n"+line+"\n"), 0o755))
	}
	return bin
}

// setup runs setup.sh there and gives what it said, what it called as root, and its exit code.
func (m machine) setup(t *testing.T) (said, calls string, code int) {
	t.Helper()
	script, err := filepath.Abs("setup.sh")
	require.NoError(t, err)
	folder := t.TempDir()
	bin := m.install(t, folder, "sh", "cat", "env", "basename", "chmod")
	run := exec.Command(filepath.Join(bin, "sh"), script)
	run.Dir = folder
	run.Env = []string{"PATH=" + bin}
	output, err := run.CombinedOutput()
	if err != nil {
		require.IsType(t, &exec.ExitError{}, err)
	}
	called, _ := os.ReadFile(filepath.Join(folder, "calls"))
	return string(output), string(called), run.ProcessState.ExitCode()
}

func TestSetupIsSilentWhereNothingIsMissing(t *testing.T) {
	tests := map[string]machine{
		"Linux":   ready().with("apt-get", manager),
		"newer":   ready().with("go", `case $2 in GOVERSION) echo go1.100rc1;; CC) echo gcc;; esac`),
		"Mac":     ready().with("uname", "echo Darwin").with("xcode-select", ":").with("pkg-config", ""),
		"Windows": ready().with("uname", "echo MINGW64_NT-10.0").with("pkg-config", ""),
	}
	for name, m := range tests {
		t.Run(name, func(t *testing.T) {
			said, calls, code := m.setup(t)
			assert.Zero(t, code)
			assert.Empty(t, said)
			assert.Empty(t, calls)
		})
	}
}

func TestSetupInstallsWithTheSystemsManager(t *testing.T) {
	tests := map[string]struct {
		manager string
		want    []string
	}{
		"Debian":   {"apt-get", []string{"apt-get update", "apt-get install", "xdotool", "libxkbcommon-dev"}},
		"Fedora":   {"dnf", []string{"dnf install -y", "xdotool", "pkgconfig(gl)", "pkgconfig(xkbcommon)"}},
		"openSUSE": {"zypper", []string{"zypper --non-interactive install", "xdotool", "pkgconfig(wayland-client)"}},
		"Arch":     {"pacman", []string{"pacman -S --needed --noconfirm", "xdotool", "libxkbcommon"}},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			said, calls, code := ready().with("xdotool", "").with(tt.manager, manager).setup(t)
			assert.Zero(t, code, said)
			assert.Contains(t, said, "missing: xdotool")
			for _, part := range tt.want {
				assert.Contains(t, calls, part)
			}
			assert.True(t, strings.HasPrefix(calls, "sudo "), "asks for root by sudo: %s", calls)
		})
	}
	t.Run("root needs no sudo", func(t *testing.T) {
		said, calls, code := ready().with("xdotool", "").with("sudo", "").with("id", "echo 0").with("apt-get", manager).setup(t)
		assert.Zero(t, code, said)
		assert.Contains(t, calls, "apt-get install")
	})
}

func TestSetupSaysWhatIsMissing(t *testing.T) {
	tests := map[string]struct {
		machine machine
		want    string
	}{
		"no Go":             {ready().with("go", ""), "Go 1.26 or later is needed, and there is none: get it from https://go.dev/dl/"},
		"old Go":            {ready().with("go", "echo go1.25.4"), "is go1.25.4"},
		"ancient Go":        {ready().with("go", "echo"), "is older"},
		"no compiler":       {ready().with("gcc", "").with("apt-get", "exit 0"), "still missing: gcc"},
		"no headers":        {ready().with("gcc", "exit 1").with("apt-get", "exit 0"), "still missing: C-headers"},
		"no library":        {ready().with("pkg-config", `case " $* " in *" xi "*) exit 1;; esac`).with("apt-get", "exit 0"), "still missing: xi;"},
		"no pkg-config":     {ready().with("pkg-config", "").with("apt-get", "exit 0"), "missing: pkg-config"},
		"install fails":     {ready().with("Xvfb", "").with("apt-get", "echo no network; exit 100"), "no network"},
		"no way to be root": {ready().with("Xvfb", "").with("sudo", "").with("pacman", manager), "root is needed for: pacman -S"},
		"unknown manager":   {ready().with("Xvfb", ""), "finds none of them. Please install a C compiler"},
		"Mac without tools": {ready().with("uname", "echo Darwin").with("xcode-select", "exit 2"), "xcode-select --install"},
		"bare Windows":      {ready().with("uname", "echo MSYS_NT-10.0").with("gcc", ""), "install MSYS2"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			said, _, code := tt.machine.setup(t)
			assert.NotZero(t, code)
			assert.Contains(t, said, tt.want)
		})
	}
}

func TestSetupGoesOnWhereItKnowsNoSystem(t *testing.T) {
	said, _, code := ready().with("uname", "echo FreeBSD").setup(t)
	assert.Zero(t, code)
	assert.Contains(t, said, "does not know FreeBSD")
}
