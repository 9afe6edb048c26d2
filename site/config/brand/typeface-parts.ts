import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { openFont } from '../../pictures/typeface.ts';
import type { FoundTypeface } from './typeface-files.ts';

export type TypefacePart = {
  /** e.g. `lora-latin-wght-normal-common.woff2` */
  file: string;
  contents: Uint8Array;
  /** Its characters as CSS lists them; a browser fetches the part if a page shows one of them. */
  unicodeRange: string;
};

/** What nearly every page of English text and code needs. */
const isCommon = (character: number) =>
  (character >= 0x20 && character <= 0x7e) ||
  '\u{A0}\u{200B}£©«»·×é–—‘’“”•…€→−'.includes(String.fromCodePoint(character));

/** The weights that the engine's styles use; bold text inside bold text is no bolder. */
const usedWeights = { min: 400, max: 700 };

/** Kerning, the usual ligatures, figures in columns, accents; no small capitals or arrows in code. */
const usedFeatures = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/**
 * A typeface in two files: a small one that is there early, and the rest of its characters. Neither
 * has what no style uses.
 */
export async function typefaceParts(typeface: FoundTypeface): Promise<TypefacePart[]> {
  const { path, contents } = typeface;
  const font = openFont(contents);
  const axis = font.variationAxes.wght;
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: usedFeatures,
    ...(axis && { variationAxes: { wght: narrowed(axis) } }),
  };
  const has = charactersOf(font);
  const name = path.replace(/^.*[\\/]/, '').replace(/\.woff2$/, '');
  const part = async (kind: string, characters: readonly number[]): Promise<TypefacePart[]> =>
    characters.length === 0
      ? []
      : [
          {
            file: `${name}-${kind}.woff2`,
            contents: await subsetFont(
              Buffer.from(contents),
              String.fromCodePoint(...characters),
              options,
            ),
            unicodeRange: unicodeRange(characters),
          },
        ];
  return [
    ...(await part('common', has.filter(isCommon))),
    ...(await part(
      'other',
      has.filter((character) => !isCommon(character)),
    )),
  ];
}

/** The characters of a font, in their order; its tables end with one that is none. */
export function charactersOf({ characterSet }: Pick<Font, 'characterSet'>): number[] {
  return [...new Set(characterSet)]
    .filter((character) => character !== 0xffff)
    .sort((left, right) => left - right);
}

/** e.g. `400 700` for a file that had `200 900` */
export function keptWeights(weights: string): string {
  const [min = 400, max = min] = weights.split(' ').map(Number);
  const kept = narrowed({ min, max });
  return weights.includes(' ') ? `${kept.min} ${kept.max}` : weights;
}

function narrowed({ min, max }: { min: number; max: number }) {
  const clamp = (weight: number) => Math.min(Math.max(weight, min), max);
  return { min: clamp(usedWeights.min), max: clamp(usedWeights.max) };
}

/** e.g. `U+20-7E, U+A0` */
export function unicodeRange(sorted: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const character of sorted) {
    const last = ranges.at(-1);
    if (last && last[1] === character - 1) last[1] = character;
    else ranges.push([character, character]);
  }
  const hex = (character: number) => character.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
