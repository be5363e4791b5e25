#!/bin/sh
# Builds the game's three faces beside this script: the characters of glyphs.txt,
# cut from Noto Sans, with what it lacks filled in from its sister fonts.
# Needs fonttools; on Debian: apt-get install python3-fonttools fonts-noto-core fonts-noto-mono
#
#   sh resources/fonts/build.sh        (NOTO=/some/folder and PYTHON=python3.12 if yours are elsewhere)
#
# The same fonts in give the same bytes out: no time of day goes in, and
# sources.sha256 names the fonts that the committed faces were made from.
set -eu
cd "$(dirname "$0")"
noto=${NOTO:-/usr/share/fonts/truetype/noto}
out=${OUT:-.}

if ! (here=$PWD && cd "$noto" && sha256sum --quiet -c "$here/sources.sha256"); then
	echo "build.sh: the fonts in $noto are not those of sources.sha256 (Debian's fonts-noto-core and fonts-noto-mono 20201225-1): install these, or point NOTO at them" >&2
	exit 1
fi

face() { # FILE STYLE FAMILY PRIMARY FILLER...
	file=$1 style=$2 family=$3
	shift 3
	(
		for font; do
			shift
			set -- "$@" "$noto/$font"
		done
		exec "${PYTHON:-python3}" merge.py glyphs.txt "$out/$file" "$family" "$style" "$@"
	)
}

face sans-regular.ttf Regular 'Quantum Poker Sans' \
	NotoSans-Regular.ttf NotoSansSymbols2-Regular.ttf NotoSansMath-Regular.ttf NotoSansSymbols-Regular.ttf
face sans-bold.ttf Bold 'Quantum Poker Sans' \
	NotoSans-Bold.ttf NotoSansSymbols2-Regular.ttf NotoSansSymbols-Bold.ttf NotoSansMono-Bold.ttf:maths NotoSansMath-Regular.ttf
face mono-regular.ttf Regular 'Quantum Poker Mono' \
	NotoSansMono-Regular.ttf NotoSansSymbols2-Regular.ttf NotoSansMath-Regular.ttf NotoSansSymbols-Regular.ttf NotoSans-Regular.ttf
