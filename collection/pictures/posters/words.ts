import { type TypefaceName, typefaces } from '../../src/typefaces.ts';
import { type Colour, palettes } from './palettes.ts';

const widths = ['fit', 'tall'] as const;
const courses = ['arch', 'wave', 'jumble'] as const;
const dresses = ['shadow', 'outline'] as const;

export type WordLine = {
  text: string;
  face: TypefaceName;
  /** The largest size; a line too wide is made smaller. */
  size: number;
  colour: Colour;
  /** fit: as large as the measure allows; tall: of the given height, squeezed or stretched. */
  width: (typeof widths)[number] | 'natural';
  /** How the baseline runs. */
  course: (typeof courses)[number] | 'straight';
  dress: (typeof dresses)[number] | 'plain';
  spaced: boolean;
  /** The colour of a strip behind the line. */
  band?: Colour;
};

export type Words = { above: WordLine[]; below: WordLine[] };

/** Reads lines such as "240 slabPoster paper tall | WASH"; "~picture" stands for the picture. */
export function readWords(text: string): Words {
  const lines = text.trim().split('\n');
  const picture = lines.indexOf('~picture');
  if (picture < 0) throw new Error(`A poster needs a line "~picture": ${text}`);
  return {
    above: lines.slice(0, picture).map(readLine),
    below: lines.slice(picture + 1).map(readLine),
  };
}

function readLine(line: string): WordLine {
  const [before = '', text = ''] = line.split(' | ');
  const [size, face = '', colour = '', ...options] = before.trim().split(' ');
  const band = options.find((option) => option.startsWith('on-'))?.slice(3);
  if (!isFace(face) || !isColour(colour) || !text) throw new Error(`Not a poster's line: ${line}`);
  if (band !== undefined && !isColour(band)) throw new Error(`Not a colour: ${band} in ${line}`);
  if (!typefaces[face].has(text)) throw new Error(`Letters missing in ${face}: ${text}`);
  return {
    text,
    face,
    size: Number(size),
    colour,
    width: widths.find((name) => options.includes(name)) ?? 'natural',
    course: courses.find((name) => options.includes(name)) ?? 'straight',
    dress: dresses.find((name) => options.includes(name)) ?? 'plain',
    spaced: options.includes('spaced'),
    ...(band === undefined ? {} : { band }),
  };
}

function isFace(name: string): name is TypefaceName {
  return name in typefaces;
}

function isColour(name: string): name is Colour {
  return name in palettes.bone;
}
