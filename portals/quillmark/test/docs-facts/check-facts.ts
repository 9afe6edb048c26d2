import { type Claim, findClaims } from './find-claims.ts';
import { occurrences } from './occurrences.ts';
import type { Prose } from './read-prose.ts';

export type Value = number | string;

/** What a number or a quoted text is: the value itself, or how to find it out. */
export type Source = Value | Begins | (() => Value | Begins | Promise<Value | Begins>);

/** A text of which a page may quote the beginning. */
export type Begins = { begins: string };

/**
 * A piece of a sentence with `{}` for each number or quoted text, and what those are, e.g.
 * `['at most {} results', pageSize.maximum]`. The page has it once, or as often as `times` states.
 */
export type Fact = readonly [pattern: string, ...sources: Source[]];

/** Pieces of sentences whose numbers have no source, under the reason why that is right. */
export type Given = Readonly<Record<string, readonly Often<string>[]>>;

export type Often<One> = One | { times: number; of: One };

export type PageFacts = { page: string; facts?: readonly Often<Fact>[]; given?: Given };

export function times<One>(count: number, of: One): Often<One> {
  return { times: count, of };
}

function often<One>(one: Often<One>): { times: number; of: One } {
  return typeof one === 'object' && one !== null && 'times' in one ? one : { times: 1, of: one };
}

type Read = {
  line: number;
  text: string;
  sentence: string;
  claims: (Claim & { isCovered: boolean })[];
};

/** A source that cannot be read proves nothing, and its own error explains why. */
async function resolve(source: Source): Promise<Value | Begins> {
  try {
    return typeof source === 'function' ? await source() : source;
  } catch (error) {
    return `unknown: ${error instanceof Error ? error.message : error}`;
  }
}

/** `...` in a quotation is whatever the service writes there. */
function agrees(shown: Claim, real: Value | Begins): boolean {
  if (typeof real === 'object') return real.begins.startsWith(shown.shown);
  if (typeof real === 'number') return shown.value === real;
  const parts = shown.shown.split('...').map((part) => part.trim());
  if (parts.length === 1) return shown.shown === real;
  const [first = '', ...others] = parts;
  const last = others.at(-1) ?? '';
  return real.startsWith(first) && real.endsWith(last);
}

function places(reads: readonly Read[], pattern: string) {
  const holes = pattern.split('{}').length - 1;
  return reads.flatMap((read) =>
    occurrences(read.text, pattern).map((at) => {
      const before = read.text.slice(0, at).split('{}').length - 1;
      return { read, claims: read.claims.slice(before, before + holes) };
    }),
  );
}

/** The sentence, or the row, that a claim is in. */
function around({ sentence: block }: Read, { at }: Claim): string {
  if (block.startsWith('|')) return block;
  const ends = [...block.matchAll(/[.!?:](?= [A-Z`"*(<{[])/g)].map(({ index }) => index + 1);
  const start = ends.findLast((end) => end <= at) ?? 0;
  return block
    .slice(
      start,
      ends.find((end) => end > at),
    )
    .trim();
}

function wanted(what: string, found: number, count: number): string[] {
  return found === count ? [] : [`has “${what}” ${found} times, not ${count}`];
}

async function checkFact(reads: readonly Read[], fact: Often<Fact>): Promise<string[]> {
  const { of, times: count } = often(fact);
  const [pattern, ...sources] = of;
  const found = places(reads, pattern);
  const problems = wanted(pattern, found.length, count);
  for (const { read, claims } of found) {
    if (claims.length !== sources.length)
      problems.push(`needs ${claims.length} sources for “${pattern}”`);
    for (const [index, claim] of claims.entries()) {
      claim.isCovered = true;
      const real = await resolve(sources[index] ?? 'no source');
      if (agrees(claim, real)) continue;
      const right = typeof real === 'object' ? `${real.begins} …` : real;
      problems.push(`:${read.line} has “${claim.shown}”, not “${right}”: ${around(read, claim)}`);
    }
  }
  return problems;
}

function checkGiven(reads: readonly Read[], given: Often<string>): string[] {
  const { of: piece, times: count } = often(given);
  const found = reads.flatMap((read) =>
    occurrences(read.sentence, piece).map((index) => ({ read, index })),
  );
  const covered = found.flatMap(({ read, index }) =>
    read.claims.filter(({ at }) => at >= index && at < index + piece.length),
  );
  for (const claim of covered) claim.isCovered = true;
  const isIdle = found.length > 0 && covered.length === 0;
  return [
    ...wanted(piece, found.length, count),
    ...(isIdle ? [`needs no “${piece}”, which states nothing`] : []),
  ];
}

/** What is wrong: numbers that nothing proves, numbers that are wrong, facts that the page lacks. */
export async function checkFacts(
  { page, facts = [], given = {} }: PageFacts,
  { blocks }: Prose,
  isKnown: (code: string) => boolean,
): Promise<string[]> {
  const reads = blocks.map(({ line, text }): Read => {
    const found = findClaims(text, isKnown);
    const claims = found.claims.map((claim) => ({ ...claim, isCovered: false }));
    return { line, text: found.text, sentence: text, claims };
  });
  const problems: string[] = [];
  for (const fact of facts) problems.push(...(await checkFact(reads, fact)));
  for (const one of Object.values(given).flat()) problems.push(...checkGiven(reads, one));
  for (const read of reads) {
    for (const claim of read.claims.filter(({ isCovered }) => !isCovered)) {
      problems.push(
        `:${read.line} states “${claim.shown}”, which nothing proves. Add its source to test/docs-facts/pages, or the reason why it has none: ${around(read, claim)}`,
      );
    }
  }
  return problems.map((problem) => `${page}${problem.startsWith(':') ? '' : ' '}${problem}`);
}
