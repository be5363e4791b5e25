#!/bin/sh
# Makes a package of the game.
#
#   sh resources/package.sh TARGET [FOLDER]
#
# TARGET is linux, windows, macos, android, ios or web. The package goes to FOLDER, or to dist
# beside this folder. It is made of the last commit, in a copy: the tree stays as it is. What
# is missing for it is named and not installed.
set -eu

packager=fyne.io/tools/cmd/fyne@v1.7.4
# Without the first, screen readers are told nothing. The second is what FyneApp.toml says
# under Migrations, which the packager minds for computers and forgets for phones.
tags=accessibility,migrated_fynedo

say() { printf 'package: %s\n' "$*" >&2; }
fail() {
	say "$*"
	exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# need PROGRAM HOW... stops where a program is missing, and says how to come by it.
need() {
	have "$1" || {
		program=$1
		shift
		fail "$target needs $program, which is not here: $*"
	}
}

# need_c stops where C can't be built as the window needs it.
need_c() {
	how="run sh resources/setup.sh, which installs it"
	compiler=$(go env CC)
	compiler=${compiler%% *}
	need "$compiler" "$how"
	echo '#include <stdlib.h>' | "$compiler" -E -x c - >/dev/null 2>&1 ||
		fail "linux needs the headers of C, which are not here: $how"
	need pkg-config "$how"
	for library in $(sed -n 's/^libraries="\([^$]*\)"$/\1/p' "$root/resources/setup.sh"); do
		pkg-config --exists "$library" || fail "linux needs the headers of $library, which are not here: $how"
	done
}

# need_mac stops where Apple's tools can't be.
need_mac() {
	[ "$(uname -s)" = Darwin ] ||
		fail "$target can be packaged on a Mac alone, and this is $(uname -s): run this there, with $*"
}

need_android() {
	how="install Android's command line tools from https://developer.android.com/studio#command-line-tools-only \
into the folder that ANDROID_HOME names, such as ~/Android/Sdk, and run: \
sdkmanager 'platforms;android-36' 'build-tools;36.0.0' 'ndk;27.2.12479018'"
	[ -d "${ANDROID_HOME:-}" ] || fail "android needs Google's SDK and NDK, and ANDROID_HOME names no folder: $how"
	found "$ANDROID_HOME"/platforms/*/android.jar || fail "no platforms/*/android.jar in $ANDROID_HOME: $how"
	found "$ANDROID_HOME"/build-tools/aapt2 "$ANDROID_HOME"/build-tools/*/aapt2 ||
		fail "no build-tools/*/aapt2 in $ANDROID_HOME: $how"
	# The packager looks in ANDROID_NDK_HOME, and not where sdkmanager puts the NDK.
	if [ -z "${ANDROID_NDK_HOME:-}" ]; then
		for ndk in "$ANDROID_HOME"/ndk-bundle "$ANDROID_HOME"/ndk/*; do
			if [ -d "$ndk" ]; then ANDROID_NDK_HOME=$ndk; fi
		done
		export ANDROID_NDK_HOME="${ANDROID_NDK_HOME:-$ANDROID_HOME/ndk}"
	fi
	found "$ANDROID_NDK_HOME"/toolchains/llvm/prebuilt/*/bin/aarch64-linux-android*-clang ||
		fail "no NDK with a compiler for android in $ANDROID_NDK_HOME: $how"
}

# found tells whether any of the files is there, be it that a pattern matched.
found() {
	for one in "$@"; do
		if [ -e "$one" ]; then return 0; fi
	done
	return 1
}

# check_target names the first thing that the target needs and does not find.
check_target() {
	case $target in
	linux)
		[ "$(uname -s)" = Linux ] || fail "linux can be packaged on Linux alone, and this is $(uname -s)"
		need_c
		need xz "install xz-utils"
		if have dpkg-deb; then need convert "install imagemagick, which draws the icons of the .deb"; fi
		;;
	windows)
		case $(uname -s) in
		MINGW* | MSYS* | CYGWIN*) CC=${CC:-gcc} ;;
		*) CC=${CC:-x86_64-w64-mingw32-gcc} ;;
		esac
		export CC GOARCH=amd64
		need "$CC" "install gcc-mingw-w64-x86-64 (Debian), mingw64-gcc (Fedora), mingw-w64-gcc (Arch)" \
			"or mingw-w64 (Homebrew); on Windows mingw-w64-ucrt-x86_64-gcc of https://www.msys2.org"
		;;
	macos)
		need_mac "Xcode's command line tools (xcode-select --install)"
		xcode-select -p >/dev/null 2>&1 ||
			fail "macos needs Xcode's command line tools, which are not here: run xcode-select --install"
		;;
	ios)
		need_mac "Xcode from the App Store"
		xcrun xcodebuild -version >/dev/null 2>&1 ||
			fail "ios needs Xcode, and its command line tools alone won't do: install Xcode from the App Store, then run" \
				"sudo xcode-select -s /Applications/Xcode.app and sudo xcodebuild -license accept"
		;;
	android) need_android ;;
	web) ;;
	*) fail "no target is named \"$target\": it is linux, windows, macos, android, ios or web" ;;
	esac
}

# detail prints a value of FyneApp.toml.
detail() { sed -n "s/^ *$1 = \"\{0,1\}\([^\"]*\)\"\{0,1\}\$/\1/p" FyneApp.toml; }

# of_root runs git on this repository, whoever it belongs to.
of_root() { git -c safe.directory='*' -C "$root" "$@"; }

# stage lays the last commit out in the folder, or all that is here where it is no checkout.
stage() {
	mkdir "$1"
	if have git && [ "$(of_root rev-parse --show-prefix 2>/dev/null || echo none)" = '' ]; then
		[ -z "$(of_root status --porcelain)" ] || say "there are changes that are not committed: they stay out"
		SOURCE_DATE_EPOCH=$(of_root log -1 --format=%ct)
		export SOURCE_DATE_EPOCH
		of_root archive HEAD | tar -xf - -C "$1"
	else
		cp -R "$root/." "$1"
	fi
}

# package makes a package with Fyne's packager, beside main.go, and puts the licences into FOLDER.
package() {
	say "building for $target"
	"$work/bin/fyne" package --target "$@" --tags "$tags"
	cp "$work/licences" "$base-licences.txt"
}

# licences prints what has to go along with the program: its own terms and those of all that
# is linked into it.
licences() {
	cat LICENSE
	printf '\n\nIts fonts:\n\n'
	cat resources/fonts/OFL.txt
	printf '\n\nThe Go library:\n\n'
	cat "$(go env GOROOT)/LICENSE"
	linked >"$work/linked"
	sed -n 's/^package //p' "$work/linked" >"$work/folders"
	sed -n 's/^module //p' "$work/linked" | sort -u | while read -r module release folder; do
		find "$folder" -type f \( -name 'LICEN[CS]E*' -o -name 'COPYING*' \) ! -path '*/testdata/*' | sort |
			while read -r file; do
				if is_linked "${file%/*}" "$folder"; then
					printf '\n\n%s %s, %s:\n\n' "$module" "$release" "${file#"$folder"/}"
					cat "$file"
				fi
			done
	done
}

# linked lists all packages that are linked into the program on the target, and their modules.
linked() (
	export CGO_ENABLED=1
	case $target in
	macos) export GOOS=darwin ;;
	android | ios) export GOOS="$target" GOARCH=arm64 ;;
	web) export GOOS=js GOARCH=wasm CGO_ENABLED=0 ;;
	*) export GOOS="$target" ;;
	esac
	go list -deps -tags "$tags,release" -f '{{with .Module}}{{if not .Main}}module {{.Path}} {{.Version}} {{.Dir}}
package {{$.Dir}}{{end}}{{end}}' . >"$work/list"
	tr '\\' / <"$work/list" # which Windows writes the other way
)

# is_linked tells whether a folder of the module is part of a linked package. One without Go,
# of fonts or of sources in C, is part of the folder above.
is_linked() {
	part=$1
	until [ "$part" = "$2" ] || found "$part"/*.go; do
		part=${part%/*}
	done
	[ "$part" = "$2" ] || grep -qxF "$part" "$work/folders"
}

target=${1:-}
root=$(cd "$(dirname "$0")/.." && pwd)
need go "get it from https://go.dev/dl/"
check_target
out=${2:-$root/dist}
mkdir -p "$out"
out=$(cd "$out" && pwd)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
stage "$work/source"
say "fetching $packager"
(cd "$work" && unset GOOS GOARCH CC && GOBIN=$work/bin go install "$packager")

cd "$work/source"
name=$(detail Name)
version=$(detail Version)
base=$out/quantumpoker-$version
licences >"$work/licences"
case $target in
linux)
	package linux --release
	made=$base-linux-$(go env GOARCH).tar.xz
	# The packager writes an entry of its own, of one language and with another StartupWMClass.
	tar -xJf "$name.tar.xz" -C "$work"
	entry=$(find "$work/quantumpoker" -name '*.desktop')
	cp resources/linux/io.quantumpoker.game.desktop "$entry"
	tar -cJf "$made" -C "$work" quantumpoker
	if have dpkg-deb; then
		binary=$(find "$work/quantumpoker" -type f -path '*/bin/quantumpoker')
		sh resources/linux/deb.sh "$binary" "$work/licences" "$version" "$out"
	else
		say "no dpkg-deb here, so no .deb: it is made on Debian and its kin"
	fi
	;;
windows)
	package windows --release
	made=$base-windows-amd64.exe
	mv "$name.exe" "$made"
	;;
macos)
	package darwin --release
	made=$base-macos-$(go env GOARCH).zip
	ditto -c -k --keepParent "$name.app" "$made"
	;;
android)
	cp resources/android/AndroidManifest.xml .
	package android --release
	made=$base-android.apk
	mv ./*.apk "$made"
	;;
ios)
	package ios --release
	made=$base-ios.zip
	ditto -c -k --keepParent ./*.app "$made"
	;;
web)
	package web --release
	made=$base-web
	rm -rf "$made"
	mv wasm "$made"
	;;
esac
say "made $made"
