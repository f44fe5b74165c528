"""Makes the fonts in this folder from the fontsource packages, for a new version of those or more characters:

    pip install fonttools brotli && python3 site/src/styles/fonts/subset.py

They hold what Dutch and English need (CHARACTERS; fonts.css repeats them as unicode-range) in the weights that the
styles use. Anything else, as a name with a Polish letter, comes from the packages' own files. The kerning of the display
font is that of a headline on a phone at every size: kerning for each size takes as many bytes as all its letters.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FOLDER = Path(__file__).parent
PACKAGES = FOLDER / '../../../../node_modules/@fontsource-variable'
CHARACTERS = (
    'U+20-7E,U+A0,U+AD,U+B7,U+C9,U+CB,U+D6,U+D7,U+DC,U+DF-E2,U+E4,U+E7-EB,U+ED-EF,U+F1,U+F3,U+F4,U+F6,U+FA-FC,'
    'U+2011,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+202F,U+20AC,U+2212'
)
FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum']


def read_subset(path, limits):
    font = instancer.instantiateVariableFont(TTFont(PACKAGES / path), limits)
    options = subset.Options()
    options.hinting = False
    options.layout_features = FEATURES
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(CHARACTERS))
    subsetter.subset(font)
    return font


def write(font, name):
    font.flavor = 'woff2'
    font.save(FOLDER / name)


DISPLAY = 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'
display = read_subset(DISPLAY, {'wght': (600, 800), 'opsz': (18, 96)})
headline = read_subset(DISPLAY, {'wght': 760, 'opsz': 60})
assert display.getGlyphOrder() == headline.getGlyphOrder()
for table in ('GPOS', 'GDEF'):
    display[table] = headline[table]
write(display, 'bricolage-grotesque.woff2')
write(read_subset(DISPLAY, {'wght': 700, 'opsz': 24}), 'bricolage-grotesque-card.woff2')
write(read_subset('figtree/files/figtree-latin-wght-normal.woff2', {'wght': (400, 800)}), 'figtree.woff2')
