#!/usr/bin/env bash
# Makes the Debian package, installs it, plays a turn from its desktop entry, and removes it:
# nothing may stay behind. For root on Debian, with what setup.sh installs.
#
#   bash resources/package_test.sh [FOLDER]
#
# FOLDER keeps the packages and a picture of each screen.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
	printf 'package test: %s\n' "$*" >&2
	exit 1
}

work=$(mktemp -d)
keep=${1:-$work/kept}
mkdir -p "$keep"
keep=$(cd "$keep" && pwd)
processes=()
end() {
	for process in "${processes[@]}"; do
		kill "$process" 2>/dev/null || true
	done
	dpkg --purge quantumpoker >/dev/null 2>&1 || true
	rm -rf "$work"
}

# on_disk lists all files where packages put theirs, but for dpkg's own and for caches.
on_disk() {
	find /etc /opt /usr /var -xdev \( -path /var/lib/dpkg -o -path /var/cache -o -path /var/log -o -name '*.cache' \) -prune \
		-o -print | LC_ALL=C sort
}

[[ $(id -u) == 0 ]] || fail "root is needed, to install the package"
! dpkg-query -W quantumpoker >/dev/null 2>&1 || fail "quantumpoker is installed here already: remove it first"
trap end EXIT

sh resources/package.sh linux "$keep"
deb=$(echo "$keep"/quantumpoker_*.deb)

on_disk >"$work/before"
dpkg --install "$deb"
desktop=$(dpkg-query -L quantumpoker | grep '\.desktop$')
command=$(sed -n 's/^Exec=//p' "$desktop")
version=$(sed -n 's/^ *Version = "\(.*\)"/\1/p' FyneApp.toml)
want="Quantum Poker $version"
if commit=$(git -c safe.directory='*' rev-parse --short=12 HEAD 2>/dev/null); then want="$want ($commit)"; fi
[[ $($command -version) == "$want" ]] || fail "-version says \"$($command -version)\" and not \"$want\""

Xvfb -displayfd 1 -screen 0 1280x800x24 >"$work/display" 2>/dev/null &
processes+=($!)
for ((i = 0; i < 100; i++)); do
	[[ ! -s $work/display ]] || break
	sleep 0.1
done
DISPLAY=:$(<"$work/display")
export DISPLAY
mkdir "$work/home"
# shellcheck disable=SC2086 # a desktop splits Exec into words
env -i PATH="$PATH" HOME="$work/home" DISPLAY="$DISPLAY" LANG=en_US.UTF-8 $command >"$work/said" 2>&1 &
game=$!
processes+=("$game")

# window waits for the game's window and prints its number.
window() {
	for ((i = 0; i < 300; i++)); do
		xdotool search --onlyvisible --name '^Quantum Poker' 2>/dev/null && return
		kill -0 "$game" 2>/dev/null || break
		sleep 0.1
	done
	cat "$work/said" >&2
	fail "no window opened"
}

# see waits until the screen differs from the picture before by a hundredth, and keeps it.
last=''
see() {
	local now=$keep/$1.png differ=0
	for ((i = 0; i < 100; i++)); do
		sleep 0.2
		import -window root "$now"
		[[ -n $last ]] || last=xc:black
		# compare puts the number on stderr, and says by 1 that pictures differ.
		differ=$(compare -metric AE -fuzz 5% "$now" "$last" null: 2>&1 || true)
		if awk -v n="$differ" 'BEGIN { exit !(n > 1280 * 800 / 100) }'; then
			sleep 1 # so that what moves has come to rest
			import -window root "$now"
			last=$now
			return
		fi
	done
	fail "$1: the keys changed nothing on the screen; it differs by $differ pixels"
}

press() {
	for key in "$@"; do
		xdotool key "$key"
		sleep 0.3
	done
}

number=$(window)
xdotool windowfocus "$number"
see home
press Down Return
see new-match
press shift+Tab Return
see table
press Return
see passed
press Return
see hand
# A card takes one to three qubits; the keys that are too many do nothing.
press 1 space Down space Down space Return
see played
[[ -n $(find "$work/home" -path '*/matches/*' -type f -size +0) ]] || fail "the match was not saved"
kill -INT "$game"
wait "$game" || fail "the game ended with exit code $?"
[[ ! -s $work/said ]] || fail "the game said on the terminal: $(<"$work/said")"

dpkg --purge quantumpoker
on_disk >"$work/after"
diff "$work/before" "$work/after" >&2 || fail "the package left that behind"
echo "installed, played and removed: $deb"
