import type { SamplePicture } from '@portal/portal';

/** Pictures of the collection that differ in medium, shape and size; most repay a deep zoom. */
export const workbenchPictures: SamplePicture[] = [
  { id: 'V0040217', label: 'Etching, wide: A grey horse at the farrier’s door' },
  { id: 'V0088916', label: 'Portrait, tall: Hannah Pell, apothecary of Norwich' },
  { id: 'N0058986', label: 'Chart, wide: The Parsley Islands' },
  { id: 'S0058983', label: 'Map, square: Crab Island' },
  { id: 'B0061137', label: 'World map, wide: A mapp of both worlds' },
  { id: 'L0034338', label: 'Poster, tall: Nightjar & Owl' },
  { id: 'S0025934', label: 'Playbill, tall: Theatre Royal, Grantham' },
  { id: 'A0077119', label: 'Woodcut, tall: Fuji from the gate in the water' },
  { id: 'W0022633', label: 'Engraving, wide: Rhinocerotis vera effigies' },
  { id: 'L0075770', label: 'Botanical plate, wide: Nine plants of a hay meadow' },
  { id: 'L0066516', label: 'Anatomical plate, tall: Front view of the heart' },
  { id: 'N0048070', label: 'Trade catalogue, wide: A surgeon’s case' },
  { id: 'A0074503', label: 'Ornament, square: Medallion for the ceiling of a reading room' },
  { id: 'N0019178', label: 'Photograph, square: The moon at eleven days' },
  { id: 'N0053675', label: 'Microscope slide, very wide: The hind leg of a flea' },
  { id: 'b20417783_0003.jp2', label: 'Book page, tall: Household remedies, page 3' },
];
