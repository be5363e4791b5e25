#!/bin/sh
# Builds the game's three faces beside this script: the characters of glyphs.txt,
# cut from Noto Sans, with what it lacks filled in from its sister fonts. The two sans
# faces also get the characters of the Chinese catalogue: build them again after changing that.
# Needs fonttools; on Debian: apt-get install python3-fonttools fonts-noto-core fonts-noto-mono fonts-noto-cjk
#
#   sh resources/fonts/build.sh        (NOTO, CJK=/some/folder and PYTHON=python3.12 if yours are elsewhere)
#
# The same fonts in give the same bytes out: no time of day goes in, and
# sources.sha256 names the fonts that the committed faces were made from.
set -eu
cd "$(dirname "$0")"
noto=${NOTO:-/usr/share/fonts/truetype/noto}
cjk=${CJK:-/usr/share/fonts/opentype/noto}
out=${OUT:-.}

same() { # FOLDER LIST PACKAGES VARIABLE
	(here=$PWD && cd "$1" && sha256sum --quiet -c "$here/$2") && return
	echo "build.sh: the fonts in $1 are not those of $2 (Debian's $3): install these, or point $4 at them" >&2
	exit 1
}

same "$noto" sources.sha256 'fonts-noto-core and fonts-noto-mono 20201225-1' NOTO
same "$cjk" sources-cjk.sha256 'fonts-noto-cjk 20220127' CJK

face() { # FILE STYLE FAMILY PRIMARY FILLER...
	file=$1 style=$2 family=$3
	shift 3
	(
		for font; do
			shift
			case $font in
			*CJK*) set -- "$@" "$cjk/$font" ;;
			*) set -- "$@" "$noto/$font" ;;
			esac
		done
		exec "${PYTHON:-python3}" merge.py glyphs.txt "$out/$file" "$family" "$style" "$@"
	)
}

face sans-regular.ttf Regular 'Quantum Poker Sans' \
	NotoSans-Regular.ttf NotoSansSymbols2-Regular.ttf NotoSansMath-Regular.ttf NotoSansSymbols-Regular.ttf \
	NotoSansCJK-Regular.ttc:chinese
face sans-bold.ttf Bold 'Quantum Poker Sans' \
	NotoSans-Bold.ttf NotoSansSymbols2-Regular.ttf NotoSansSymbols-Bold.ttf NotoSansMono-Bold.ttf:maths NotoSansMath-Regular.ttf \
	NotoSansCJK-Bold.ttc:chinese
face mono-regular.ttf Regular 'Quantum Poker Mono' \
	NotoSansMono-Regular.ttf NotoSansSymbols2-Regular.ttf NotoSansMath-Regular.ttf NotoSansSymbols-Regular.ttf NotoSans-Regular.ttf
