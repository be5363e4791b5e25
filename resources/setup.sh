#!/bin/sh
# Makes this machine ready to build, run and test the game, and changes nothing when it is.
#
#   sh resources/setup.sh
#
# It looks for what a build really needs (a compiler, headers, tools), whoever installed it.
# Only when something is missing does it ask for root, to install it with the system's
# package manager. It never installs Go.
set -eu

go_minor=26 # of Go 1

# C libraries that the window is built on, as pkg-config knows them. package.sh reads them here.
libraries="gl x11 xcursor xrandr xinerama xi xxf86vm wayland-client wayland-cursor wayland-egl xkbcommon"
# Those of a phone's window, for the tests.
libraries="$libraries egl glesv2"

# Programs of the tests that play in a real window, and of packaging.
tools="Xvfb xdotool import xz"

say() { printf 'setup: %s\n' "$*" >&2; }
fail() {
	say "$*"
	exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# Away from go.mod, and not as another toolchain: Go must not download one to answer.
go_env() { (cd / && GOTOOLCHAIN=local go env "$1"); }

check_go() {
	where="get it from https://go.dev/dl/ and put its bin folder on your PATH"
	have go || fail "Go 1.$go_minor or later is needed, and there is none: $where"
	version=$(go_env GOVERSION) # such as go1.26.3
	minor=${version##*go1.}
	minor=${minor%%[!0-9]*}
	if [ -z "$minor" ] || [ "$minor" -lt "$go_minor" ]; then
		fail "Go 1.$go_minor or later is needed, and $(command -v go) is ${version:-older}: $where"
	fi
}

# missing prints what a build or a test would miss.
missing() {
	found=''
	compiler=$(go_env CC)
	compiler=${compiler%% *}
	if ! have "$compiler"; then
		found="$found $compiler"
	elif ! echo '#include <stdlib.h>' | "$compiler" -E -x c - >/dev/null 2>&1; then
		found="$found C-headers"
	fi
	# shellcheck disable=SC2086 # one word a library
	if ! have pkg-config; then
		found="$found pkg-config"
	elif ! pkg-config --exists $libraries; then
		for library in $libraries; do
			pkg-config --exists "$library" || found="$found $library"
		done
	fi
	for tool in $tools; do
		have "$tool" || found="$found $tool"
	done
	printf '%s' "${found# }"
}

as_root() {
	if [ "$(id -u)" -eq 0 ]; then
		"$@"
	elif have sudo; then
		sudo "$@"
	elif have doas; then
		doas "$@"
	else
		fail "root is needed for: $* (run this script as root, or install sudo)"
	fi
}

install_packages() {
	if have apt-get; then
		as_root apt-get update -q
		as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
			gcc libc6-dev pkg-config libgl1-mesa-dev xorg-dev libwayland-dev libxkbcommon-dev \
			libgl1-mesa-dri xvfb xdotool imagemagick xz-utils
	elif have dnf || have zypper; then
		set --
		for library in $libraries; do
			set -- "$@" "pkgconfig($library)"
		done
		if have dnf; then
			as_root dnf install -y gcc glibc-devel pkgconf-pkg-config "$@" \
				mesa-dri-drivers xorg-x11-server-Xvfb xdotool ImageMagick xz
		else
			as_root zypper --non-interactive install gcc glibc-devel pkg-config "$@" \
				Mesa-dri xorg-x11-server-Xvfb xdotool ImageMagick xz
		fi
	elif have pacman; then
		as_root pacman -S --needed --noconfirm gcc pkgconf mesa libglvnd \
			libx11 libxcursor libxrandr libxinerama libxi libxxf86vm wayland libxkbcommon \
			xorg-server-xvfb xdotool imagemagick xz
	else
		fail "this script knows apt-get, dnf, zypper and pacman, and finds none of them." \
			"Please install a C compiler, pkg-config, the development files of OpenGL and EGL," \
			"X11 (with Xcursor, Xrandr, Xinerama, Xi and Xxf86vm), Wayland and xkbcommon," \
			"and for the tests Xvfb, xdotool, ImageMagick and xz, then run it again"
	fi
}

check_linux() {
	lacks=$(missing)
	[ -n "$lacks" ] || return 0
	say "missing: $lacks; installing"
	install_packages
	lacks=$(missing)
	[ -z "$lacks" ] || fail "still missing: $lacks; please install what provides it"
}

check_go
case $(uname -s) in
Linux) check_linux ;;
Darwin)
	xcode-select -p >/dev/null 2>&1 ||
		fail "Xcode's command line tools are needed: run xcode-select --install, then this script again"
	;;
MINGW* | MSYS* | CYGWIN*)
	have gcc ||
		fail "a C compiler is needed: install MSYS2 from https://www.msys2.org, in its terminal run" \
			"pacman -S mingw-w64-ucrt-x86_64-gcc, and put its ucrt64/bin folder on your PATH"
	;;
*)
	say "this script does not know $(uname -s) and has checked Go alone. The game also needs a C compiler," \
		"pkg-config, and the development files of OpenGL, X11 (with Xcursor, Xrandr, Xinerama, Xi and Xxf86vm)," \
		"Wayland and xkbcommon"
	;;
esac
