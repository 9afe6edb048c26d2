import type { Piece } from '../model.ts';
import { foldName, singular, tellingWords, wordsOf } from './words.ts';

const length = 150;

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

/** About two lines of a text, around the place where most of the words are. */
export function excerptOf(text: string, query: string): Piece[] {
  const wanted = wantedWords(query);
  const tokens = [...text.matchAll(/\S+/g)].map(([token], at) => ({ token, at }));
  const isWanted = tokens.map(({ token }) => matches(token, wanted));
  const start = bestStart(
    tokens.map(({ token }) => token.length + 1),
    isWanted,
  );
  let end = start;
  for (let sum = 0; end < tokens.length && sum < length; end += 1) {
    sum += (tokens[end]?.token.length ?? 0) + 1;
  }
  const words = tokens.slice(start, end).map(({ token }) => token);
  const shown = `${start > 0 ? '… ' : ''}${words.join(' ')}${end < tokens.length ? ' …' : ''}`;
  return shown === '' ? [] : markWords(shown, query);
}

/** A few words before the window with the most marks; the beginning if none is better. */
function bestStart(lengths: readonly number[], isWanted: readonly boolean[]): number {
  let best = { start: 0, marks: 0 };
  let [end, sum, marks] = [0, 0, 0];
  for (let start = 0; start < lengths.length; start += 1) {
    for (; end < lengths.length && sum < length; end += 1) {
      sum += lengths[end] ?? 0;
      marks += isWanted[end] ? 1 : 0;
    }
    if (marks > best.marks) best = { start, marks };
    sum -= lengths[start] ?? 0;
    marks -= isWanted[start] ? 1 : 0;
  }
  return best.start;
}

function wantedWords(query: string): string[] {
  return tellingWords(wordsOf(query)).map(singular);
}

/** Includes longer words that begin so, if more than two letters are given. */
function matches(text: string, wanted: readonly string[]): boolean {
  // `JavaScript` is two words here, and one to a reader.
  return [...wordsOf(text), foldName(text)].some((word) =>
    wanted.some((one) => singular(word) === one || (one.length > 2 && word.startsWith(one))),
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
