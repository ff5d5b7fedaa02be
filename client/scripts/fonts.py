"""Makes the subsets of src/fonts from the npm packages @fontsource/grenze and @fontsource/alegreya-sans.

Run by hand, with fonttools and brotli installed: python client/scripts/fonts.py NODE_MODULES
Figures stand on the line by default: pages then need not ask for it, and `tabular-nums` keeps its meaning. Spaces are
wider than the face's own, which nearly close between figures and words at the sizes of a board.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[1] / "src/fonts"
FACES = (("alegreya-sans", 400), ("alegreya-sans", 700), ("grenze", 600))
#: Latin-1, and what the texts of our four languages add to it.
WANTED = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŸ‘’‚“”„†•…‹›–—−×½€™ ")]
#: The least width of a space, in em.
SPACE = 0.22
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "pnum", "tnum"]


def lining(font: TTFont) -> dict[str, str]:
    """What the font's own `lnum` puts in place of each figure."""
    table = font["GSUB"].table
    features = [each.Feature for each in table.FeatureList.FeatureRecord if each.FeatureTag == "lnum"]
    lookups = {i for feature in features for i in feature.LookupListIndex}
    parts = (part for i in lookups for part in table.LookupList.Lookup[i].SubTable)
    return {one: other for part in parts for one, other in getattr(part, "ExtSubTable", part).mapping.items()}


def stand_on_line(font: TTFont) -> None:
    to = lining(font)
    for table in font["cmap"].tables:
        for figure in range(ord("0"), ord("9") + 1):
            glyph = table.cmap.get(figure)
            table.cmap[figure] = to.get(glyph, glyph)


def widen_spaces(font: TTFont) -> None:
    least = round(SPACE * font["head"].unitsPerEm)
    for space in (" ", "\N{NO-BREAK SPACE}"):
        glyph = font.getBestCmap()[ord(space)]
        width, bearing = font["hmtx"][glyph]
        font["hmtx"][glyph] = (max(width, least), bearing)


def make(packages: Path, name: str, weight: int) -> None:
    font = TTFont(packages / f"@fontsource/{name}/files/{name}-latin-{weight}-normal.woff2")
    stand_on_line(font)
    widen_spaces(font)
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=["*"])
    maker = subset.Subsetter(options)
    maker.populate(unicodes=WANTED)
    maker.subset(font)
    font.flavor = "woff2"
    font.save(FONTS / f"{name}-{weight}.woff2")


for name, weight in FACES:
    make(Path(sys.argv[1]), name, weight)
