import { fill, type Random } from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import type { Box, Words } from '../layout.ts';
import { groundOf } from '../printed/block-prints.ts';
import { roller } from '../printed/motif.ts';
import { createLinen, type Linen } from './linen.ts';
import { stitchesWide, stitchWords } from './stitch-letters.ts';
import { type StitchMotif, stitchMotifs } from './stitch-motifs.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const fillings: readonly [StitchMotif, ...StitchMotif[]] = [
  'crown',
  'heart',
  'ship',
  'pot',
  'stag',
  'lady',
];
const beasts: readonly [StitchMotif, ...StitchMotif[]] = ['stag', 'dog', 'lady'];

function sewMotif(
  linen: Linen,
  name: StitchMotif,
  left: number,
  top: number,
  silks: readonly string[],
  flip = false,
): void {
  stitchMotifs[name].forEach((line, row) => {
    [...line].forEach((sign, column) => {
      if (sign === '.') return;
      const at = flip ? line.length - 1 - column : column;
      linen.cross(left + at, top + row, silks[Number(sign)] ?? (silks[0] as string));
    });
  });
}

function sewWords(linen: Linen, text: string, top: number, colour: string): void {
  const left = Math.floor((linen.columns - stitchesWide(text)) / 2);
  for (const [column, row] of stitchWords(text)) linen.cross(left + column, top + row, colour);
}

/** A border of waves with a berry in each hollow. */
function sewBorder(linen: Linen, leaf: string, berry: string): void {
  const { columns, rows } = linen;
  const wave = [0, 1, 2, 3, 4, 4, 3, 2, 1, 0];
  const along = (
    length: number,
    put: (at: number, depth: number, colour: string) => void,
  ): void => {
    for (let at = 7; at < length - 7; at += 1) {
      put(at, 1 + (wave[(at - 7) % wave.length] as number), leaf);
      const phase = (at - 7) % wave.length;
      if (phase === 0 || phase === 9) for (const depth of [4, 5]) put(at, depth, berry);
      if (phase === 4 || phase === 5) for (const depth of [1, 2]) put(at, depth, berry);
    }
  };
  along(columns, (at, depth, colour) => {
    linen.cross(at, depth, colour);
    linen.cross(at, rows - 1 - depth, colour);
  });
  for (const column of [2, 3, columns - 4, columns - 3]) {
    for (const row of [2, 3, rows - 4, rows - 3]) linen.cross(column, row, berry);
  }
  along(rows, (at, depth, colour) => {
    linen.cross(depth, at, colour);
    linen.cross(columns - 1 - depth, at, colour);
  });
}

function sewBand(linen: Linen, top: number, colours: readonly [string, string]): void {
  for (let column = 10; column < linen.columns - 10; column += 1) {
    const phase = column % 6;
    linen.cross(column, top + (phase < 3 ? phase : 6 - phase), colours[0]);
    if (phase === 0) linen.cross(column, top + 2, colours[1]);
  }
}

/** Lines of words no longer than a row of stitches allows. */
function versesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A girl's sampler: her letters, a verse, a house with what goes about it, her name. */
export function sampler(box: Box, dyes: Dyes, random: Random, name: string, words: Words): string {
  const linen = createLinen(box, random);
  const silks = [dyes.dark, dyes.main, dyes.second, dyes.third, dyes.third, dyes.light];
  const inks = [dyes.main, dyes.third, dyes.dark, dyes.second] as const;
  sewBorder(linen, dyes.third, dyes.main);
  let top = 12;
  for (const [index, line] of [alphabet.slice(0, 13), alphabet.slice(13), '1234567890'].entries()) {
    sewWords(linen, [...line].join(''), top, inks[index] as string);
    top += 10;
  }
  sewBand(linen, top, [dyes.main, dyes.third]);
  top += 7;
  for (const line of versesOf(words.note, Math.floor((linen.columns - 18) / 6))) {
    sewWords(linen, line, top, dyes.dark);
    top += 9;
  }
  const floor = linen.rows - 24;
  const middle = Math.floor(linen.columns / 2);
  for (top += 2; top + 14 < floor - 26; top += 14) {
    const motif = random.pick(fillings);
    const wide = stitchMotifs[motif][0].length;
    const count = Math.floor((linen.columns - 24) / (wide + 5));
    const start = middle - Math.floor((count * (wide + 5) - 5) / 2);
    for (let index = 0; index < count; index += 1) {
      const left = start + index * (wide + 5);
      const down = 11 - stitchMotifs[motif].length;
      sewMotif(linen, motif, left, top + down, silks, index % 2 === 1);
    }
  }
  sewBand(linen, top + 1, [dyes.second, dyes.main]);
  const standing = (motif: StitchMotif, left: number, flip = false, up = 0): void =>
    sewMotif(linen, motif, left, floor - stitchMotifs[motif].length - up, silks, flip);
  standing('house', middle - 14);
  const beside: readonly (readonly [StitchMotif, number])[] = [
    ['tree', 24],
    ['pot', 36],
    [random.pick(beasts), 48],
  ];
  for (const [motif, out] of beside) {
    const half = Math.floor(stitchMotifs[motif][0].length / 2);
    standing(motif, middle - out - half);
    standing(motif, middle + out - half, true);
  }
  for (const out of [22, 40]) {
    standing('bird', middle - out - 5, false, 18);
    standing('bird', middle + out - 5, true, 18);
  }
  standing('crown', middle - 3, false, 20);
  standing('heart', middle - 34, false, 20);
  standing('heart', middle + 28, false, 20);
  for (let column = 10; column < linen.columns - 10; column += 1)
    linen.cross(column, floor, dyes.third);
  sewWords(linen, words.number, floor + 6, dyes.main);
  const cloth = roller(
    `${name}-linen`,
    4,
    4,
    fill('M0 0h4v4h-4z', dyes.light) +
      fill('M0 0h2v2h-2zM2 2h2v2h-2z', '#8a7450', { 'fill-opacity': 0.16 }),
  );
  return cloth + groundOf(box, `url(#${name}-linen)`) + linen.sewn();
}
