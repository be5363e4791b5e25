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

// sources is a checkout with all that package.sh takes from it, and with no repository.
func sources(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	require.NoError(t, os.CopyFS(filepath.Join(root, "resources"), os.DirFS(".")))
	for _, name := range []string{"main.go", "go.mod", "FyneApp.toml", "LICENSE"} {
		content, err := os.ReadFile(filepath.Join("..", name))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(root, name), content, 0o600))
	}
	return root
}

// packager stands in for Fyne's: it notes how it was called and on what, and leaves what
// Fyne's would.
const packager = `#!/bin/sh
echo "$@" >>"$NOTES/calls"
cp -R . "$NOTES/seen"
case "$3" in
linux) : >"Quantum Poker.tar.xz" ;;
windows) : >"Quantum Poker.exe" ;;
darwin) mkdir "Quantum Poker.app" ;;
android) : >Quantum_Poker.apk ;;
ios) mkdir Quantum-Poker.app ;;
web) mkdir wasm && : >wasm/index.html ;;
esac
`

// workshop is a machine that can make every package but the .deb, for which the packages of
// a real Debian are needed.
func workshop(system string) machine {
	return machine{
		"go": `case "$*" in
install*) mkdir "$GOBIN" && cp "$NOTES/packager" "$GOBIN/fyne";;
"env GOROOT") echo "$PWD";;
"env GOARCH") echo amd64;;
esac`,
		"uname":                  "echo " + system,
		"xz":                     ":",
		"convert":                ":",
		"x86_64-w64-mingw32-gcc": ":",
		"xcode-select":           ":",
		"xcrun":                  ":",
		"ditto":                  `cp -R "$4" "$5"`,
	}
}

// made is what became of a run of package.sh.
type made struct {
	said, calls string
	code        int
	seen        string // a copy of the folder that the packager was called in
	out         string
}

// pack runs package.sh of the sources on the machine, with more environment.
func (m machine) pack(t *testing.T, root, target string, env ...string) made {
	t.Helper()
	folder := t.TempDir()
	notes := filepath.Join(folder, "notes")
	bin := m.install(t, folder, "sh", "cat", "sed", "sort", "tr", "tar", "cp", "mv", "rm", "mkdir", "mktemp", "dirname", "find")
	require.NoError(t, os.Mkdir(notes, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(notes, "packager"), []byte(packager), 0o755))
	result := made{out: filepath.Join(folder, "out"), seen: filepath.Join(notes, "seen")}

	run := exec.Command(filepath.Join(bin, "sh"), filepath.Join(root, "resources", "package.sh"), target, result.out)
	run.Dir = folder
	run.Env = append(env, "PATH="+bin, "NOTES="+notes, "TMPDIR="+folder)
	output, err := run.CombinedOutput()
	if err != nil {
		require.IsType(t, &exec.ExitError{}, err)
	}
	calls, _ := os.ReadFile(filepath.Join(notes, "calls"))
	result.said, result.calls, result.code = string(output), string(calls), run.ProcessState.ExitCode()
	return result
}

// androidKit is what the packager needs of Google's SDK, with the NDK where sdkmanager puts it.
func androidKit(t *testing.T) string {
	t.Helper()
	home := t.TempDir()
	for _, name := range []string{
		"platforms/android-36/android.jar",
		"build-tools/36.0.0/aapt2",
		"ndk/27.2.12479018/toolchains/llvm/prebuilt/linux-x86_64/bin/aarch64-linux-android35-clang",
	} {
		path := filepath.Join(home, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, nil, 0o755))
	}
	return home
}

// files lists what lies below the folder, with the contents.
func files(t *testing.T, folder string) map[string]string {
	t.Helper()
	all := map[string]string{}
	require.NoError(t, filepath.WalkDir(folder, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := os.ReadFile(path)
		all[strings.TrimPrefix(path, folder)] = string(content)
		return err
	}))
	return all
}

func TestPackageRunsFynesPackagerOnACopy(t *testing.T) {
	tests := map[string]struct{ system, calledAs, product string }{
		"windows": {"Linux", "windows", "-windows-amd64.exe"},
		"macos":   {"Darwin", "darwin", "-macos-amd64.zip"},
		"android": {"Linux", "android", "-android.apk"},
		"ios":     {"Darwin", "ios", "-ios.zip"},
		"web":     {"Linux", "web", "-web/index.html"},
		"linux":   {"Linux", "linux", "-linux-amd64.tar.xz"},
	}
	for target, tt := range tests {
		t.Run(target, func(t *testing.T) {
			root := sources(t)
			before := files(t, root)
			made := workshop(tt.system).pack(t, root, target, "ANDROID_HOME="+androidKit(t))
			require.Zero(t, made.code, made.said)
			assert.Equal(t, "package --target "+tt.calledAs+" --release --tags accessibility,migrated_fynedo\n", made.calls)
			assert.Equal(t, before, files(t, root), "the tree stays as it is")
			products, err := filepath.Glob(filepath.Join(made.out, "quantumpoker-[0-9]*"+tt.product))
			require.NoError(t, err)
			assert.Len(t, products, 1, made.said)
			terms, err := filepath.Glob(filepath.Join(made.out, "quantumpoker-*-licences.txt"))
			require.NoError(t, err)
			assert.Len(t, terms, 1)
		})
	}
}

func TestAndroidIsPackagedWithTheGamesOwnManifest(t *testing.T) {
	made := workshop("Linux").pack(t, sources(t), "android", "ANDROID_HOME="+androidKit(t))
	require.Zero(t, made.code, made.said)
	want, err := os.ReadFile("android/AndroidManifest.xml")
	require.NoError(t, err)
	beside, err := os.ReadFile(filepath.Join(made.seen, "AndroidManifest.xml"))
	require.NoError(t, err)
	assert.Equal(t, string(want), string(beside))
	assert.FileExists(t, filepath.Join(made.seen, "main.go"))
}

func TestPackageSaysWhatIsMissing(t *testing.T) {
	root := sources(t)
	lacking := func(t *testing.T, part string) string {
		home := androidKit(t)
		require.NoError(t, os.RemoveAll(filepath.Join(home, part)))
		return "ANDROID_HOME=" + home
	}
	tests := map[string]struct {
		machine machine
		target  string
		env     string
		want    []string
	}{
		"no target":       {workshop("Linux"), "", "", []string{`no target is named ""`, "linux, windows, macos, android, ios or web"}},
		"unknown target":  {workshop("Linux"), "amiga", "", []string{`"amiga"`}},
		"no Go":           {workshop("Linux").with("go", ""), "web", "", []string{"web needs go", "https://go.dev/dl/"}},
		"linux elsewhere": {workshop("Darwin"), "linux", "", []string{"on Linux alone", "Darwin"}},
		"no icon drawer":  {workshop("Linux").with("convert", ""), "linux", "", []string{"install imagemagick"}},
		"no mingw":        {workshop("Linux").with("x86_64-w64-mingw32-gcc", ""), "windows", "", []string{"gcc-mingw-w64-x86-64 (Debian)"}},
		"no gcc":          {workshop("MINGW64_NT-10.0"), "windows", "", []string{"windows needs gcc", "https://www.msys2.org"}},
		"macos elsewhere": {workshop("Linux"), "macos", "", []string{"on a Mac alone", "xcode-select --install"}},
		"ios elsewhere":   {workshop("Linux"), "ios", "", []string{"on a Mac alone", "Xcode from the App Store"}},
		"no tools on Mac": {workshop("Darwin").with("xcode-select", "exit 2"), "macos", "", []string{"run xcode-select --install"}},
		"no Xcode":        {workshop("Darwin").with("xcrun", "exit 72"), "ios", "", []string{"sudo xcode-select -s /Applications/Xcode.app"}},
		"no SDK":          {workshop("Linux"), "android", "", []string{"ANDROID_HOME names no folder", "command-line-tools-only"}},
		"no platform":     {workshop("Linux"), "android", lacking(t, "platforms"), []string{"no platforms/*/android.jar", "sdkmanager 'platforms;android-36'"}},
		"no build tools":  {workshop("Linux"), "android", lacking(t, "build-tools"), []string{"no build-tools/*/aapt2", "'build-tools;36.0.0'"}},
		"no NDK":          {workshop("Linux"), "android", lacking(t, "ndk"), []string{"no NDK", "'ndk;27.2.12479018'"}},
		"an empty NDK":    {workshop("Linux"), "android", lacking(t, "ndk/27.2.12479018/toolchains"), []string{"no NDK", "27.2.12479018:"}},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			made := tt.machine.pack(t, root, tt.target, tt.env)
			assert.Equal(t, 1, made.code)
			for _, part := range tt.want {
				assert.Contains(t, made.said, part)
			}
			assert.Equal(t, 1, strings.Count(made.said, "\n"), "one line: %s", made.said)
			assert.NoDirExists(t, made.out)
		})
	}
}
