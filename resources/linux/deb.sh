#!/bin/sh
# Makes the Debian package of a built game: package.sh calls it.
#
#   sh resources/linux/deb.sh BINARY LICENCES VERSION FOLDER
#
# DEBFULLNAME and DEBEMAIL say who makes it, as with Debian's own tools.
set -eu

binary=$1 licences=$2 version=$3 out=$4
here=$(cd "$(dirname "$0")" && pwd)
icon=$here/../icon/icon
id=io.quantumpoker.game
maintainer="${DEBFULLNAME:-The Quantum Poker authors} <${DEBEMAIL:-nobody@quantumpoker.invalid}>"
arch=$(dpkg --print-architecture)
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(date +%s)}"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
tree=$work/tree
share=$tree/usr/share

# What the window opens by name once it runs, for X11 and for Wayland.
opens="libX11.so.6 libX11-xcb.so.1 libXcursor.so.1 libXext.so.6 libXi.so.6 libXinerama.so.1 libXrandr.so.2
	libXrender.so.1 libXxf86vm.so.1 libwayland-client.so.0 libwayland-cursor.so.0 libwayland-egl.so.1 libxkbcommon.so.0"

# depends prints the packages of all libraries that the binary links or opens, and the
# version of the C library that it calls for.
depends() {
	calls_for=$(objdump -T "$binary" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
	linked=$(objdump -p "$binary" | sed -n 's/^ *NEEDED *//p')
	for library in $linked $opens; do
		package=$(dpkg-query -S "*/$library" | sed -n "s/^\([^:]*\):$arch: .*/\1/p" | sort -u | head -n 1)
		if [ -z "$package" ]; then
			echo "package: no package of $arch has $library, which the game needs" >&2
			return 1
		fi
		if [ "$package" = libc6 ]; then package="libc6 (>= ${calls_for#GLIBC_})"; fi
		echo "$package"
	done >"$work/depends" || return 1
	sort -u "$work/depends" | paste -sd, - | sed 's/,/, /g'
}

# as puts a file into the tree: as MODE FILE PLACE.
as() { install -D -m "$1" "$2" "$3"; }

as 755 "$binary" "$tree/usr/games/quantumpoker"
as 644 "$here/$id.desktop" "$share/applications/$id.desktop"
sed -i 's,^Exec=,&/usr/games/,' "$share/applications/$id.desktop" # which not every desktop searches
as 644 "$here/$id.metainfo.xml" "$share/metainfo/$id.metainfo.xml"
as 644 "$licences" "$share/doc/quantumpoker/licences"
as 644 "$here/quantumpoker.6" "$share/man/man6/quantumpoker.6"
as 644 "$icon.svg" "$share/icons/hicolor/scalable/apps/$id.svg"
for size in 16 24 32 48 64 128 256 512; do
	convert "$icon.png" -filter box -resize "${size}x$size" -strip "$work/icon.png"
	as 644 "$work/icon.png" "$share/icons/hicolor/${size}x$size/apps/$id.png"
done
{
	cat "$here/../../LICENSE"
	printf '\nIts fonts:\n\n'
	cat "$here/../fonts/OFL.txt"
	printf '\nThe licences of what is linked into it are in licences.gz beside this file.\n'
} >"$share/doc/quantumpoker/copyright"
cat >"$share/doc/quantumpoker/changelog" <<EOF
quantumpoker ($version) unstable; urgency=low

  * As of commit $(cat "$here/../commit.txt").

 -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
EOF
gzip -9n "$share/doc/quantumpoker/changelog" "$share/doc/quantumpoker/licences" "$share/man/man6/quantumpoker.6"

mkdir "$tree/DEBIAN"
(cd "$tree" && find usr -type f -exec md5sum {} + | sort -k 2 >DEBIAN/md5sums)
needs=$(depends)
cat >"$tree/DEBIAN/control" <<EOF
Package: quantumpoker
Version: $version
Architecture: $arch
Maintainer: $maintainer
Installed-Size: $(du -sk "$tree/usr" | cut -f 1)
Depends: $needs
Recommends: libdecor-0-0
Section: games
Priority: optional
Description: card game on a quantum circuit
 Two to eight players own one qubit each of a circuit that everybody sees.
 The cards are quantum gates: X, H, CNOT, Toffoli, SWAP and Measure. In turn
 you play one card, on any qubits. Measure ends the hand, and whoever's qubit
 reads 1 wins the chips. Everybody plays at one device, which goes round the
 table.
EOF
find "$tree" -type d -exec chmod 755 {} +
dpkg-deb --root-owner-group -Zxz --build "$tree" "$out/quantumpoker_${version}_$arch.deb" >/dev/null
echo "package: made $out/quantumpoker_${version}_$arch.deb" >&2
