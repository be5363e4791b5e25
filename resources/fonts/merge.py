"""Cuts one face to a list of characters and fills its gaps from other fonts.

usage: merge.py GLYPHS OUT FAMILY STYLE PRIMARY FILLER...

PRIMARY gives metrics, kerning and most glyphs. A character that it lacks comes
from the first FILLER that has it, scaled to PRIMARY's unitsPerEm. Where PRIMARY
is monospaced, that glyph is shrunk to one cell, and wider glyphs of PRIMARY's own
count as lacking. A filler written "font.ttf:maths" gives its mathematical signs
alone, with even side bearings: no proportional Noto has them in bold, but the
monospaced one does. A filler written "font.ttc:chinese" gives the Chinese
characters and punctuation of the Chinese catalogue, and the face has those too.
"""

import json
import sys
import unicodedata

from fontTools import subset
from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FEATURES = ["ccmp", "kern", "locl", "mark", "mkmk"]
CATALOGUE = "../translations/zh.json"
NAME = "简体中文"
BEARING = 0.05  # of an em, on both sides of a ":maths" glyph
MATHS = {"Sm", "Ps", "Pe"}  # Unicode categories
CHINESE = 0x2E80  # where Unicode's blocks for Chinese begin
SIMPLIFIED = 2  # which font of a Noto CJK collection is drawn for Simplified Chinese


def wanted(path):
    codes = []
    for line in open(path, encoding="utf-8"):
        line = line.partition("#")[0].split()
        if line:
            first, _, last = line[0].partition("-")
            codes += range(int(first, 16), int(last or first, 16) + 1)
    return codes


def chinese(path):
    """The Chinese characters of a catalogue, and of its language's name, in order."""
    with open(path, encoding="utf-8") as file:
        text = json.dumps(json.load(file), ensure_ascii=False) + NAME
    return sorted({ord(c) for c in text if ord(c) >= CHINESE})


def cut(font, codes):
    options = subset.Options()
    options.hinting = False
    options.layout_features = FEATURES
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "STAT", "meta"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)


def copy_glyph(font, source, code, trim):
    """Draws source's glyph for code into font, without components."""
    name, glyphs = source.getBestCmap()[code], source.getGlyphSet()
    scale = font["head"].unitsPerEm / source["head"].unitsPerEm
    advance = glyphs[name].width * scale
    where = Transform(scale, 0, 0, scale, 0, 0)
    bounds = BoundsPen(glyphs)
    glyphs[name].draw(bounds)
    if font["post"].isFixedPitch:
        cell = font["hmtx"]["zero"][0]
        shrink, middle = min(1, cell / advance), font["OS/2"].sCapHeight / 2
        # About the middle of a capital, so that the glyph stays on its line.
        where = Transform(shrink, 0, 0, shrink, (cell - shrink * advance) / 2, middle * (1 - shrink)).transform(where)
        advance = cell
    elif trim and bounds.bounds:
        left, _, right, _ = bounds.bounds
        bearing = BEARING * font["head"].unitsPerEm
        where = Transform(scale, 0, 0, scale, bearing - left * scale, 0)
        advance = (right - left) * scale + 2 * bearing
    recorded = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(recorded)
    pen = TTGlyphPen(None)
    if "glyf" in source:
        recorded.replay(TransformPen(pen, where))
    else:  # cubic curves, which a TrueType font lacks
        recorded.replay(TransformPen(Cu2QuPen(pen, 1.0, reverse_direction=True), where))
    new = "uni%04X" % code
    font.setGlyphOrder(font.getGlyphOrder() + [new])
    glyph = pen.glyph()
    font["glyf"].glyphs[new] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][new] = (round(advance), getattr(glyph, "xMin", 0))
    if "GDEF" in font and font["GDEF"].table.GlyphClassDef:
        font["GDEF"].table.GlyphClassDef.classDefs[new] = 1
    for table in font["cmap"].tables:
        if table.isUnicode() and (code < 0x10000 or table.format == 12):
            table.cmap[code] = new


def rename(font, family, style, sources):
    """Gives the face its own name and says what it is made of."""
    notices = list(dict.fromkeys(s["name"].getDebugName(0) for s in sources))
    made_of = ", ".join(dict.fromkeys(s["name"].getDebugName(1) for s in sources))
    names = {
        0: " ".join(notices),
        1: family,
        2: style,
        3: "%s %s" % (family, style),
        4: "%s %s" % (family, style),
        5: "Version 1.0",
        6: "%s-%s" % (family.replace(" ", ""), style),
        10: "A subset of %s, merged." % made_of,
        13: sources[0]["name"].getDebugName(13),
        14: sources[0]["name"].getDebugName(14),
    }
    font["name"].names = []
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)


def main(glyphs, out, family, style, primary, *fillers):
    codes = wanted(glyphs)
    font = TTFont(primary, recalcTimestamp=False)
    sources = [TTFont(primary)]
    cell = font["hmtx"]["zero"][0]
    one_cell = lambda glyph: font["hmtx"][glyph][0] == cell or not font["post"].isFixedPitch
    cut(font, [code for code, glyph in font.getBestCmap().items() if code in codes and one_cell(glyph)])
    for filler in fillers:
        path, _, mark = filler.partition(":")
        if mark == "chinese":
            codes += chinese(CATALOGUE)
        source = TTFont(path, fontNumber=SIMPLIFIED if path.endswith(".ttc") else -1)
        missing = [c for c in codes if c not in font.getBestCmap() and c in source.getBestCmap()]
        if mark == "maths":
            missing = [c for c in missing if unicodedata.category(chr(c)) in MATHS]
        for code in missing:
            copy_glyph(font, source, code, mark == "maths")
        if missing:
            sources.append(source)
    lost = [c for c in codes if c not in font.getBestCmap()]
    if lost:
        sys.exit("%s: no source font has %s" % (out, " ".join("U+%04X" % c for c in lost)))
    rename(font, family, style, sources)
    font.save(out)


main(*sys.argv[1:])
