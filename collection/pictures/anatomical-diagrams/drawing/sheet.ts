import { fill, type Random, svgDocument } from '@portal/engraving';
import { typefaces } from '../../../src/typefaces.ts';
import { border, inset, type Size } from './borders.ts';
import { type Cell, split } from './cells.ts';
import type { Figure } from './figure.ts';
import { placed } from './hand.ts';
import type { Inks } from './inks.ts';
import { keyList, leaders, type Pointed } from './labels.ts';
import { heading, type Words } from './words.ts';

export const formats = {
  tall: { width: 940, height: 1520 },
  portrait: { width: 1120, height: 1480 },
  square: { width: 1340, height: 1340 },
  wide: { width: 1540, height: 1160 },
  strip: { width: 1600, height: 900 },
} satisfies Record<string, Size>;

const nameSize = 25;

/** Figures with their letters, the key to them, and the words of the plate. */
export function sheet(
  inks: Inks,
  size: Size,
  figures: readonly Figure[],
  words: Words,
  random: Random,
): string {
  const { width, height } = size;
  const head = heading(inks, size, words);
  const names = keyNames(figures, words.key);
  const asNames = words.labels === 'names';
  const entries =
    asNames || !names ? [] : names.map((name, index) => [letterAt(index), name] as const);
  const keySize = width > 1300 ? 27 : 25;
  const box = { left: inset + 24, width: width - 2 * inset - 48, size: keySize };
  const measured = keyList(inks, entries, { ...box, top: 0 });
  const keyTop = head.bottom - measured.height;
  const area: Cell = {
    x: inset + 10,
    y: head.top,
    width: width - 2 * inset - 20,
    height: keyTop - head.top - 16,
  };
  const cells = split(area, figures, asNames);
  let used = 0;
  const drawn = figures.map((figure, index) => {
    const texts = figure.marks.map((_, place) =>
      asNames ? (names?.[used + place] ?? '') : letterAt(used + place),
    );
    used += figure.marks.length;
    const caption = figures.length > 1 ? `Fig. ${index + 1}.` : '';
    return placeFigure(inks, figure, cells[index] as Cell, texts, asNames, caption);
  });
  const body =
    border(inks, size, random) +
    head.body +
    drawn.join('') +
    keyList(inks, entries, { ...box, top: keyTop }).body;
  return svgDocument(width, height, body);
}

function letterAt(index: number): string {
  const letters = 'abcdefghiklmnopqrstuvwxyz';
  return index < letters.length
    ? (letters[index] as string)
    : (letters[index - letters.length] as string).repeat(2);
}

function keyNames(figures: readonly Figure[], key: string): string[] | undefined {
  if (key === 'none') return undefined;
  const own = figures.flatMap(({ marks }) => marks.map(({ name }) => name));
  return key === 'own' ? own : key.split('/').map((name) => name.trim());
}

function labelRoom(inks: Inks, asNames: boolean, texts: readonly string[]): number {
  if (!asNames) return 58;
  return Math.max(...texts.map((text) => typefaces[inks.textFace].measure(text, nameSize))) + 30;
}

function placeFigure(
  inks: Inks,
  figure: Figure,
  cell: Cell,
  texts: readonly string[],
  asNames: boolean,
  caption: string,
): string {
  const room = labelRoom(inks, asNames, texts);
  const foot = caption ? 40 : 0;
  const scale = Math.min(
    (cell.width - 2 * room) / figure.width,
    (cell.height - foot - 16) / figure.height,
    1.7,
  );
  const x = cell.x + (cell.width - figure.width * scale) / 2;
  const y = cell.y + (cell.height - foot - figure.height * scale) / 2;
  const pointed: Pointed[] = figure.marks.map(({ at }, index) => ({
    at: [x + at[0] * scale, y + at[1] * scale],
    text: texts[index] ?? '',
  }));
  const column = {
    left: Math.max(cell.x + room - 22, x - 22),
    right: Math.min(cell.x + cell.width - room + 22, x + figure.width * scale + 22),
    top: cell.y + 16,
    bottom: cell.y + cell.height - foot - 16,
    size: asNames ? nameSize : 29,
  };
  const label =
    caption &&
    typefaces[inks.textFace].letter(caption, {
      size: 26,
      at: [cell.x + cell.width / 2, cell.y + cell.height - 8],
      anchor: 0.5,
    });
  return (
    placed(figure.body, [x, y], scale) +
    (texts.some(Boolean) ? leaders(inks, pointed, column) : '') +
    fill(label, inks.ink)
  );
}
