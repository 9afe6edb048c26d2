import { foldName, singular, tellingWords, wordsOf } from '../finding/words.ts';
import type { Piece } from '../model.ts';

/** Cuts a text where a word of the query begins. */
export function markWords(text: string, query: string): Piece[] {
  const wanted = wantedWords(query);
  const pieces: Piece[] = [];
  for (const [part] of text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const marked = matches(part, wanted);
    const last = pieces.at(-1);
    if (last?.marked === marked) last.text += part;
    else pieces.push({ text: part, marked });
  }
  return joinMarks(pieces);
}

export function wantedWords(query: string): string[] {
  return tellingWords(wordsOf(query)).map(singular);
}

function matches(text: string, wanted: readonly string[]): boolean {
  return matchesIn(text, wanted).length > 0;
}

/** Those of the words that a text has. Longer words that begin so count, from three letters on. */
export function matchesIn(text: string, wanted: readonly string[]): string[] {
  // `JavaScript` is two words here, and one to a reader.
  const words = [...wordsOf(text), foldName(text)];
  return wanted.filter((one) =>
    words.some((word) => singular(word) === one || (one.length > 2 && word.startsWith(one))),
  );
}

/** `production.dates` is one mark, not two with a dot between. */
function joinMarks(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const [before, between] = joined.slice(-2);
    if (piece.marked && before?.marked && between && /^[./-]$/.test(between.text)) {
      joined.splice(-2, 2, { text: before.text + between.text + piece.text, marked: true });
    } else joined.push(piece);
  }
  return joined;
}
