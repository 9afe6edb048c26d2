import type { BookText } from '../ports.ts';

/** Left, top, width and height on a page. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A place where the query occurs. A phrase that continues on the next line has several parts. */
export type Hit = {
  match: string;
  /** The text around it, unless too much is found. */
  before?: string;
  after?: string;
  parts: readonly { asset: string; text: string; box: Box }[];
};

type PlacedWord = { text: string; plain: string; asset: string; line: number; box: Box };

const contextLength = 150;

/** From so many parts on, hits come without the text around them. */
export const contextLimit = 100;

/** Finds a query anywhere in the whole text; hits are extended to whole words. */
export function findWords(book: BookText, query: string): Hit[] {
  const sought = normalise(query);
  if (sought === '') return [];
  // A word of punctuation alone would leave two spaces, which no query contains.
  const words = placeWords(book).filter(({ plain }) => plain !== '');
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    starts.push(text.length);
    text += `${word.plain} `;
  }
  const found: Place[] = [];
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + sought.length)) {
    const first = wordAt(starts, at);
    const last = wordAt(starts, at + sought.length - 1);
    found.push({ first, last });
  }
  const hits = found.map((place) => makeHit(words, place));
  const parts = hits.reduce((sum, hit) => sum + hit.parts.length, 0);
  if (parts >= contextLimit) return hits;
  return hits.map((hit, at) => ({ ...hit, ...contextOf(words, found[at] as Place) }));
}

/** The positions of a hit's first and last word. */
type Place = { first: number; last: number };

/** Only lower-case letters, digits and single spaces are compared. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function placeWords({ pages }: BookText): PlacedWord[] {
  let line = 0;
  return pages.flatMap(({ asset, lines }) =>
    lines.flatMap((words) => {
      line += 1;
      return words.map(([text, ...box]) => ({ text, plain: normalise(text), asset, line, box }));
    }),
  );
}

/** The last word that starts at or before a position in the text. */
function wordAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

function textOf(words: readonly PlacedWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

function contextOf(words: readonly PlacedWord[], { first, last }: Place) {
  return {
    before: textOf(words.slice(Math.max(0, first - 40), first)).slice(-contextLength),
    after: textOf(words.slice(last + 1, last + 41)).slice(0, contextLength),
  };
}

function makeHit(words: readonly PlacedWord[], { first, last }: Place): Hit {
  const own = words.slice(first, last + 1);
  const lines = new Map<number, PlacedWord[]>();
  for (const word of own) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  return {
    match: textOf(own),
    parts: [...lines.values()].map((list) => ({
      asset: list[0]?.asset ?? '',
      text: textOf(list),
      box: around(list.map(({ box }) => box)),
    })),
  };
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}
