/**
 * Every plate by the name of its two files in brand/plates, e.g. "fern.light.svg" and
 * "fern.dark.svg", with its text alternative, in the order of the numbers printed on them.
 */
export const plates = {
  'star-chart':
    'An engraved chart of the northern sky: constellations around the pole on a net of hours and degrees, with an armillary sphere beside it.',
  fern: 'A botanical plate of a fern: one long frond uncurling towards the right, a young crozier beside its foot, and an enlarged leaflet with its spores.',
  nautilus:
    'A nautilus shell cut in half: chambers that grow along a logarithmic spiral, joined by one thin tube, and a small view of the striped outside.',
  'coast-map':
    'An engraved map of an invented coast: contour lines on the hills, hatched shores, a compass rose, and a sea route to three marked places.',
  'marbled-paper':
    'The cover of an old book: marbled paper in green, rust and cream, combed into feathers, with a cloth spine and a paper label.',
  'card-drawers':
    'A wall of lettered catalogue drawers, one of them pulled out and full of index cards.',
  letterpress:
    'A printed page with a large decorated initial; one word has a box around it whose corners are measured on rulers, and below it is the same word in metal type.',
  'picture-tiles':
    'A framed engraving of a lake cut into square tiles; one tile with a tower is lifted out and seen larger through a reading glass.',
  'similarity-graph':
    'Small pictures of leaves, shells, birds, a jar and a moon, joined by lines: the more alike two pictures are, the heavier the line.',
  portraits:
    'Two oval portraits, a head in profile and a sitter in a ruff, hang beside a small landscape; bars below each show how sure a classifier is of what it sees.',
  'snapshot-reel':
    'A long strip of printed records unwinds from a roll and runs to and fro across the plate, every record with a small picture and a few lines.',
  'word-cloud-map':
    'A map without land: words scattered as points, crowding into islands named plants, sky, sea, craft, maps and law, with contour lines around them.',
  'subject-web':
    'Subject cards pinned to a board and joined by threads. From the card for ferns the strongest thread leads to one in a bright frame, herbals: the recommendation.',
  moth: 'A moth pinned as a specimen, its four patterned wings spread, with a paper label and a scale below it.',
};
