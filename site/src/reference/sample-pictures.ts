/** Pictures of the sample collection, as unlike each other as a service has to bear. */
export const samplePictures = [
  { id: 'V0040217', label: 'Etching, wide: A grey horse at the farrier’s door' },
  { id: 'V0088916', label: 'Portrait, tall: Hannah Pell, apothecary of Norwich' },
  { id: 'N0058986', label: 'Map: The Parsley Islands, for the use of herring boats' },
  { id: 'S0058983', label: 'Map, square: Crab Island' },
  { id: 'L0034338', label: 'Poster: Nightjar & Owl' },
  { id: 'N0019178', label: 'Photograph: The moon at eleven days' },
  { id: 'N0053675', label: 'Microscope slide, small: The hind leg of a flea' },
  { id: 'b20417783_0003.jp2', label: 'Book page: Household remedies, page 3' },
] as const;
