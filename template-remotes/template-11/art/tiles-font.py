"""Cuts the capitals of Yeseva One into letters of one width, each to stand on a tile of the wall.

python3 art/tiles-font.py node_modules/@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2   (needs fonttools, brotli)
"""
import sys
from pathlib import Path
from fontTools import subset
from fontTools.misc.transform import Identity
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&-'.’" + "".join(chr(c) for c in range(0xC0, 0xDF) if c != 0xD7) + " "
WIDEST = 1.06  # of the tile's letter; wider ones are narrowed

font = TTFont(sys.argv[1])
options = subset.Options(layout_features=[], name_IDs=[1, 2, 3, 4, 6, 13, 14], hinting=False, notdef_outline=True)
cutter = subset.Subsetter(options)
cutter.populate(text=LETTERS)
cutter.subset(font)

em = font["head"].unitsPerEm
glyphs, names, cap = font.getGlyphSet(), font.getGlyphOrder(), font["OS/2"].sCapHeight
moved = {}
for name in names:
    outline = font["glyf"][name]
    outline.recalcBounds(font["glyf"])
    if outline.numberOfContours == 0:
        continue
    width = outline.xMax - outline.xMin
    narrow = min(1, em * WIDEST / width)
    shift = em / 2 - narrow * (outline.xMin + outline.xMax) / 2
    pen = TTGlyphPen(None)
    whole = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(whole)
    whole.replay(TransformPen(pen, Identity.translate(shift, 0).scale(narrow, 1)))
    moved[name] = pen.glyph()
for name, outline in moved.items():
    font["glyf"][name] = outline
    outline.recalcBounds(font["glyf"])
for name in names:
    outline = font["glyf"][name]
    font["hmtx"][name] = (em, getattr(outline, "xMin", 0) if outline.numberOfContours else 0)

# the line is one em high, with the capitals in its middle
low = round((em - cap) / 2)
for table, top, bottom, gap in (("hhea", "ascent", "descent", "lineGap"), ("OS/2", "sTypoAscender", "sTypoDescender", "sTypoLineGap")):
    setattr(font[table], top, em - low)
    setattr(font[table], bottom, -low)
    setattr(font[table], gap, 0)
font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = em - low, low
for record in font["name"].names:  # a changed font may not bear the reserved name (OFL 1.1)
    if record.nameID in (1, 3, 4, 6):
        record.string = "JanurTiles"
font.flavor = "woff2"
font.save(Path(__file__).parent.parent / "src/assets/tiles.woff2")
