import type { Kind } from '../model.ts';
import { isEditDistanceOne } from './edit-distance-one.ts';
import { synonymsOf } from './synonyms.ts';
import type { Entry } from './table.ts';
import { foldName, singular, stemOf, tellingWords, wordsOf } from './words.ts';

type Name = {
  whole: string;
  one: string;
  tails: string[];
  /** The stems of its words. */
  words: string[];
  /** How many of them matter. */
  telling: number;
  isPhrase: boolean;
  /** What a value means, not the value itself: `Maps` of `workType: e` */
  isMeaning: boolean;
};
type Named = { entry: Entry; names: Name[]; around: ReadonlySet<string> };
type Wanted = { word: string; stem: string; others: string[] };
type Query = { whole: string; one: string; words: Wanted[]; isOneName: boolean; isCode: boolean };

/** Which of two things with the same name a reader more likely means. */
const kindPoints: Record<Kind, number> = {
  page: 8,
  operation: 7,
  parameter: 6,
  value: 5,
  error: 5,
  schema: 4,
  section: 1,
  field: 3,
};

/** What a field may contain is less than the schema that has the same name. */
const valueOfFieldPoints = 2;

/** The meaning of a value explains little to a reader who searches in ordinary words. */
const meaningShare = 0.5;
/** A name that is a synonym of a word of the query. */
const otherShare = 0.6;
/** `image size` may be a schema, but is more likely a question. */
const spelledOut: Partial<Record<Kind, number>> = { schema: 0.6, field: 0.7 };
/** If no name matches, prose explains more than a row does, and a page more than a part of one. */
const prosePoints: Partial<Record<Kind, number>> = { page: 16, section: 8 };
/** A guide explains in general what an example does once. */
const examplePoints = -4;

export function pointsOfKind(kind: Kind): number {
  return kindPoints[kind];
}

/** `pageSize`, `dates.from` and `sort=date` are names in a program; nobody writes prose like that. */
export function isCodeLike(text: string): boolean {
  return /\p{Ll}\p{Lu}|[./_=]/u.test(text);
}

/** How well names match a query: 100 for the name itself, less for something similar. */
export function createNameScores(
  entries: readonly Entry[],
): (query: string) => ReadonlyMap<number, number> {
  const named = entries.map(
    (entry): Named => ({
      entry,
      names: entry.names.map(nameIn(entry)),
      around: wordsAround(entry),
    }),
  );
  return (text) => {
    const query = queryOf(text);
    const scores = new Map<number, number>();
    if (query.whole === '') return scores;
    for (const [record, { entry, names, around }] of named.entries()) {
      const best = Math.max(0, ...names.map((name) => scoreName(name, query, around)));
      if (best === 0) continue;
      const prose = prosePoints[entry.kind];
      const isValueLike = entry.kind === 'value' && best < 98;
      const share = query.isOneName
        ? shareOfOneName(entry, query)
        : isValueLike
          ? meaningShare
          : (spelledOut[entry.kind] ?? 1);
      const points =
        prose !== undefined && !query.isCode && best < 84
          ? prose + (entry.group === 'Examples' ? examplePoints : 0)
          : pointsOf(entry);
      scores.set(record, best * share + (query.isCode && prose !== undefined ? 0 : points));
    }
    return scores;
  };
}

/** A reader who types `copyright` asks about licences, even where a field is called that. */
function shareOfOneName({ kind }: Entry, { words: [first] }: Query): number {
  return kind === 'field' && first !== undefined && first.others.length > 0 ? meaningShare : 1;
}

function pointsOf({ kind, group }: Entry): number {
  return kind === 'value' && group === 'Fields' ? valueOfFieldPoints : kindPoints[kind];
}

function nameIn({ kind, title }: Entry): (text: string, at: number) => Name {
  const value = kind === 'value' ? title.replace(/^.*?: /, '') : '';
  return (text) => {
    const parts = text.split(/[./]/);
    const tails = parts.map((_, at) => foldOne(parts.slice(at).join('.'))).slice(1);
    const words = wordsOf(text);
    return {
      whole: foldName(text),
      one: foldOne(text),
      tails,
      words: words.map(stemOf),
      telling: tellingWords(words).length,
      isPhrase: /\s/.test(text.trim()),
      isMeaning: kind === 'value' && !text.includes('=') && text !== value,
    };
  };
}

/**
 * Words that belong to a thing without being its name: the page of a section, the kind of a row.
 */
function wordsAround({ kind, where }: Entry): ReadonlySet<string> {
  return new Set(kind === 'section' ? wordsOf(where).map(stemOf) : [stemOf(kind)]);
}

function queryOf(text: string): Query {
  const words = wordsOf(text);
  const isOneName = !/\s/.test(text.trim());
  return {
    whole: foldName(text),
    one: foldOne(text),
    words: (isOneName ? words : tellingWords(words)).map((word) => ({
      word,
      stem: stemOf(word),
      others: synonymsOf(word).map(stemOf),
    })),
    isOneName,
    isCode: isCodeLike(text),
  };
}

/** As `foldName`, without the plural of the last word. */
function foldOne(text: string): string {
  return singular(foldName(text));
}

function scoreName(name: Name, query: Query, around: ReadonlySet<string>): number {
  const share = name.isMeaning && (query.isOneName || name.one !== query.one) ? meaningShare : 1;
  if (name.whole === query.whole) return 100 * share;
  if (name.one === query.one) return 98 * share;
  if (name.tails.includes(query.one)) return 84;
  if (!name.isPhrase && query.whole.length > 1 && name.whole.startsWith(query.whole)) {
    return (70 + (10 * query.whole.length) / name.whole.length) * share;
  }
  const words = scoreWords(name, query.words, around);
  if (words > 0) return words * share;
  const isLong = query.isOneName && query.whole.length > 4;
  return isLong && isEditDistanceOne(name.one, query.one) ? 60 : 0;
}

/**
 * All words of the query, the last perhaps incomplete: more for a name with few other words. A
 * match of only some words scores a little, which a text must add to.
 */
function scoreWords(
  { words, telling }: Name,
  wanted: readonly Wanted[],
  around: ReadonlySet<string>,
): number {
  let isOther = false;
  const missed = wanted.filter(({ word, stem, others }, at) => {
    const isLast = at === wanted.length - 1 && word.length > 2;
    if (words.some((one) => one === stem || (isLast && one.startsWith(word)))) return false;
    const isMeant = words.some((one) => others.includes(one));
    isOther ||= isMeant;
    return !isMeant;
  });
  const found = wanted.length - missed.length;
  if (found === 0) return 0;
  const share = Math.min(1, found / Math.max(1, telling));
  const isAll = missed.every(({ stem, others }) =>
    [stem, ...others].some((one) => around.has(one)),
  );
  const score = isAll ? 40 + 30 * share : 40 * share * (found / wanted.length);
  return (missed.length === 0 ? score + 5 : score) * (isOther ? otherShare : 1);
}
