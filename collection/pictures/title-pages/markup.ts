import { type TypefaceName, typefaces } from '../../src/typefaces.ts';

export type Effect = 'outline' | 'shadow' | 'arch' | 'plain';

export type TextLine = {
  kind: 'text';
  text: string;
  face: TypefaceName;
  size: number;
  /** `fit` chooses the size that fills the measure; `stretch` widens or narrows the letters. */
  width: 'natural' | 'fit' | 'stretch';
  spacing: number;
  second: boolean;
  effect: Effect;
  align: 'left' | 'middle' | 'right';
};

export type Paragraph = {
  kind: 'paragraph';
  text: string;
  face: TypefaceName;
  size: number;
  second: boolean;
  share: number;
};

export type Columns = { kind: 'columns'; columns: string[][]; face: TypefaceName; size: number };

export type Item =
  | TextLine
  | Paragraph
  | Columns
  | { kind: 'rule'; form: string; share: number }
  | { kind: 'gap'; size: number }
  | { kind: 'flex' }
  | { kind: 'device'; name: string; size: number }
  | { kind: 'flowers'; name: string; count: number; size: number }
  | { kind: 'hand'; text: string };

/**
 * What a page says, line by line: "64 fell spaced | THE" is text with its setting, "~rule double"
 * is furniture. Lines between "~columns" and "~end" are verse; "---" begins the next column.
 */
export function readMarkup(written: string): Item[] {
  const items: Item[] = [];
  const lines = written.split('\n').map((line) => line.trimEnd());
  for (let index = 0; index < lines.length; index += 1) {
    const line = (lines[index] as string).trim();
    if (line.startsWith('~columns')) {
      const end = lines.indexOf('~end', index);
      items.push(readColumns(line, lines.slice(index + 1, end)));
      index = end;
    } else if (line.startsWith('~')) items.push(readFurniture(line.slice(1)));
    else if (line) items.push(readText(line));
  }
  return items;
}

function readColumns(opening: string, lines: readonly string[]): Columns {
  const tags = opening.split(' ');
  const columns: string[][] = [[]];
  for (const line of lines) {
    if (line === '---') columns.push([]);
    else columns.at(-1)?.push(line);
  }
  return { kind: 'columns', columns, face: faceOf(tags) ?? 'fell', size: numberOf(tags) ?? 26 };
}

function readFurniture(written: string): Item {
  const [kind, ...tags] = written.split(' ');
  const words = tags.filter((tag) => Number.isNaN(Number(tag)));
  const [first = 0, later = 0] = tags.map(Number).filter((value) => !Number.isNaN(value));
  if (kind === 'rule') return { kind, form: words[0] ?? 'thin', share: first || 1 };
  if (kind === 'gap') return { kind, size: first };
  if (kind === 'device') return { kind, name: words[0] ?? '', size: first };
  if (kind === 'flowers') return { kind, name: words[0] ?? '', count: first, size: later };
  if (kind === 'hand') return { kind, text: tags.join(' ') };
  return { kind: 'flex' };
}

function readText(line: string): TextLine | Paragraph {
  const bar = line.indexOf('|');
  const tags = line.slice(0, bar).trim().split(' ');
  const text = line.slice(bar + 1).trim();
  const face = faceOf(tags) ?? 'fell';
  const size = numberOf(tags) ?? 40;
  const second = tags.includes('second');
  if (tags.includes('para'))
    return {
      kind: 'paragraph',
      text,
      face,
      size,
      second,
      share: tags.includes('narrow') ? 0.72 : 1,
    };
  const effects: readonly Effect[] = ['outline', 'shadow', 'arch'];
  return {
    kind: 'text',
    text,
    face,
    size,
    second,
    width: tags.includes('fit') ? 'fit' : tags.includes('stretch') ? 'stretch' : 'natural',
    spacing: tags.includes('wide') ? 0.28 : tags.includes('spaced') ? 0.09 : 0,
    effect: effects.find((effect) => tags.includes(effect)) ?? 'plain',
    align: tags.includes('left') ? 'left' : tags.includes('right') ? 'right' : 'middle',
  };
}

function faceOf(tags: readonly string[]): TypefaceName | undefined {
  return tags.find((tag): tag is TypefaceName => tag in typefaces);
}

function numberOf(tags: readonly string[]): number | undefined {
  return tags.map(Number).find((value) => value > 0);
}
