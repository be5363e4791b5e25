//go:build unix

package resources_test

import (
	"bytes"
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
linux)
	mkdir -p quantumpoker/applications
	echo another >quantumpoker/applications/io.quantumpoker.game.desktop
	tar -cJf "Quantum Poker.tar.xz" quantumpoker
	;;
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
"env CC") echo gcc -m64;;
list*) echo "$GOOS/${GOARCH:-host}/$CGO_ENABLED" >>"$NOTES/listed";;
esac`,
		"gcc":                    "exec cat >/dev/null",
		"pkg-config":             ":",
		"uname":                  "echo " + system,
		"xz":                     "exec cat",
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
	listed      string // what the licences are asked for: system, processor, C
	seen        string // a copy of the folder that the packager was called in
	out         string
}

// pack runs package.sh of the sources on the machine, with more environment.
func (m machine) pack(t *testing.T, root, target string, env ...string) made {
	t.Helper()
	folder := t.TempDir()
	notes := filepath.Join(folder, "notes")
	bin := m.install(t, folder, "sh", "cat", "sed", "sort", "tr", "tar", "cp", "mv", "rm", "mkdir", "mktemp", "dirname", "find", "grep")
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
	listed, _ := os.ReadFile(filepath.Join(notes, "listed"))
	result.listed = string(listed)
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
	tests := map[string]struct{ system, calledAs, product, linksFor string }{
		"windows": {"Linux", "windows", "-windows-amd64.exe", "windows/amd64/1"},
		"macos":   {"Darwin", "darwin", "-macos-amd64.zip", "darwin/host/1"},
		"android": {"Linux", "android", "-android.apk", "android/arm64/1"},
		"ios":     {"Darwin", "ios", "-ios.zip", "ios/arm64/1"},
		"web":     {"Linux", "web", "-web/index.html", "js/wasm/0"},
		"linux":   {"Linux", "linux", "-linux-amd64.tar.xz", "linux/host/1"},
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
			assert.Equal(t, tt.linksFor+"\n", made.listed)
		})
	}
}

func TestTheLinuxPackageHasTheGamesOwnDesktopEntry(t *testing.T) {
	made := workshop("Linux").pack(t, sources(t), "linux")
	require.Zero(t, made.code, made.said)
	packages, err := filepath.Glob(filepath.Join(made.out, "*.tar.xz"))
	require.NoError(t, err)
	require.Len(t, packages, 1)
	want, err := os.ReadFile("linux/io.quantumpoker.game.desktop")
	require.NoError(t, err)
	content, err := os.ReadFile(packages[0]) // the xz of the workshop packs nothing
	require.NoError(t, err)
	assert.True(t, bytes.Contains(content, want), "the desktop entry is not in the package")
}

// A library's folders that hold no package of Go are part of the package above: fonts, or
// sources in C.
func TestTheLicencesAreThoseOfAllThatIsLinked(t *testing.T) {
	library := filepath.Join(t.TempDir(), "a library")
	for name, content := range map[string]string{
		"LICENSE":               "of the root",
		"fonts/LICENSE_One.txt": "of a font",
		"linked/linked.go":      "",
		"linked/COPYING":        "of a linked package",
		"linked/c/src/LICENCE":  "of sources in C",
		"unlinked/unlinked.go":  "",
		"unlinked/LICENSE":      "of a package that is not linked",
		"testdata/LICENSE":      "of the library's tests",
		"root.go":               "",
	} {
		path := filepath.Join(library, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(content+"\n"), 0o600))
	}
	shop := workshop("Linux")
	shop["go"] = strings.Replace(shop["go"], `>>"$NOTES/listed"`, `>>"$NOTES/listed"; printf 'module example.com/library v1.2.3 %s\npackage %s\n\n' "$LIBRARY" "$LIBRARY/linked"`, 1)
	made := shop.pack(t, sources(t), "web", "LIBRARY="+library)
	require.Zero(t, made.code, made.said)
	terms, err := filepath.Glob(filepath.Join(made.out, "*-licences.txt"))
	require.NoError(t, err)
	require.Len(t, terms, 1)
	content, err := os.ReadFile(terms[0])
	require.NoError(t, err)
	for _, part := range []string{"of the root", "of a font", "of a linked package", "of sources in C", "example.com/library v1.2.3"} {
		assert.Contains(t, string(content), part)
	}
	assert.NotContains(t, string(content), "not linked")
	assert.NotContains(t, string(content), "library's tests")
}

func TestNothingIsPackagedWhereTheLicencesAreUnknown(t *testing.T) {
	shop := workshop("Linux")
	shop["go"] = strings.Replace(shop["go"], "list*)", "list*) exit 1;", 1)
	made := shop.pack(t, sources(t), "web")
	assert.Equal(t, 1, made.code)
	assert.Empty(t, made.calls)
	assert.Empty(t, files(t, made.out))
}

func TestAFailedBuildLeavesNothing(t *testing.T) {
	shop := workshop("Linux")
	shop["go"] = strings.Replace(shop["go"], `cp "$NOTES/packager" "$GOBIN/fyne"`, `cp "$NOTES/../bin/false" "$GOBIN/fyne"`, 1)
	made := shop.with("false", "exit 1").pack(t, sources(t), "web")
	assert.Equal(t, 1, made.code)
	assert.Empty(t, files(t, made.out))
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

// The icons that it draws go into the .deb alone.
func TestWithoutADebNoIconsAreDrawn(t *testing.T) {
	made := workshop("Linux").with("convert", "").pack(t, sources(t), "linux")
	assert.Zero(t, made.code, made.said)
	assert.Contains(t, made.said, "no dpkg-deb here")
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
		"no icon drawer":  {workshop("Linux").with("dpkg-deb", ":").with("convert", ""), "linux", "", []string{"install imagemagick"}},
		"no C compiler":   {workshop("Linux").with("gcc", ""), "linux", "", []string{"linux needs gcc", "run sh resources/setup.sh"}},
		"no C headers":    {workshop("Linux").with("gcc", "exit 1"), "linux", "", []string{"headers of C", "run sh resources/setup.sh"}},
		"no pkg-config":   {workshop("Linux").with("pkg-config", ""), "linux", "", []string{"linux needs pkg-config", "run sh resources/setup.sh"}},
		"no headers":      {workshop("Linux").with("pkg-config", `[ "$2" != xkbcommon ]`), "linux", "", []string{"headers of xkbcommon", "run sh resources/setup.sh"}},
		"no mingw":        {workshop("Linux").with("x86_64-w64-mingw32-gcc", ""), "windows", "", []string{"gcc-mingw-w64-x86-64 (Debian)"}},
		"no gcc":          {workshop("MINGW64_NT-10.0").with("gcc", ""), "windows", "", []string{"windows needs gcc", "https://www.msys2.org"}},
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
