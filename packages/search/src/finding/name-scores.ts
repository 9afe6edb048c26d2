import type { Kind } from '../model.ts';
import { isOneSlip } from './one-slip.ts';
import type { Entry } from './table.ts';
import { foldName, singular, tellingWords, wordsOf } from './words.ts';

type Name = { whole: string; one: string; tails: string[]; words: string[]; isPhrase: boolean };
type Named = { entry: Entry; names: Name[] };
type Query = { whole: string; one: string; words: string[] };

/** Which of two things of the same name a reader more likely means. */
const kindPoints: Record<Kind, number> = {
  page: 8,
  operation: 7,
  parameter: 6,
  value: 5,
  error: 5,
  schema: 4,
  section: 4,
  field: 3,
};

export function pointsOfKind(kind: Kind): number {
  return kindPoints[kind];
}

/** How well names fit a query: 100 for the name itself, less for what is only like it. */
export function createNameScores(
  entries: readonly Entry[],
): (query: string) => ReadonlyMap<number, number> {
  const named = entries.map((entry): Named => ({ entry, names: entry.names.map(nameOf) }));
  return (text) => {
    const query = queryOf(text);
    const isCode = /\p{Ll}\p{Lu}|[./_=]/u.test(text);
    const scores = new Map<number, number>();
    if (query.whole === '') return scores;
    for (const [record, { entry, names }] of named.entries()) {
      const best = Math.max(0, ...names.map((name) => scoreName(name, query)));
      if (best === 0) continue;
      const isProse = entry.kind === 'page' || entry.kind === 'section';
      scores.set(record, best + (isCode && isProse ? 0 : kindPoints[entry.kind]));
    }
    return scores;
  };
}

function nameOf(text: string): Name {
  const parts = text.split(/[./]/);
  const tails = parts.map((_, at) => foldOne(parts.slice(at).join('.'))).slice(1);
  const words = wordsOf(text).map(singular);
  const isPhrase = /\s/.test(text.trim());
  return { whole: foldName(text), one: foldOne(text), tails, words, isPhrase };
}

function queryOf(text: string): Query {
  const words = wordsOf(text);
  const isOneName = !/\s/.test(text.trim());
  return {
    whole: foldName(text),
    one: foldOne(text),
    words: isOneName ? words : tellingWords(words),
  };
}

/** As `foldName`, without the plural of the last word. */
function foldOne(text: string): string {
  return singular(foldName(text));
}

function scoreName(name: Name, query: Query): number {
  if (name.whole === query.whole) return 100;
  if (name.one === query.one) return 98;
  if (name.tails.includes(query.one)) return 84;
  if (!name.isPhrase && query.whole.length > 1 && name.whole.startsWith(query.whole)) {
    return 70 + (10 * query.whole.length) / name.whole.length;
  }
  const words = scoreWords(name.words, query.words);
  if (words > 0) return words;
  const isLong = query.whole.length > 4;
  return isLong && isOneSlip(name.one, query.one) ? 60 : 0;
}

/**
 * All words of the query, the last perhaps only begun: more for a name that says little else. For
 * some of the words there is a little, which a text must add to.
 */
function scoreWords(words: readonly string[], wanted: readonly string[]): number {
  const found = wanted.filter((word, at) => {
    const one = singular(word);
    const isLast = at === wanted.length - 1 && word.length > 2;
    return words.some((other) => other === one || (isLast && other.startsWith(word)));
  });
  const share = Math.min(1, found.length / Math.max(1, tellingWords(words).length));
  if (found.length === 0) return 0;
  return found.length === wanted.length
    ? 45 + 30 * share
    : 40 * share * (found.length / wanted.length);
}
