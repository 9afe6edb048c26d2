import type { Launch } from './browser.ts';
import { type MeasuredPage, type Measures, measurePage } from './measure-page.ts';

/** `failure` is why a page could not be measured. */
export type PageResult = { loads: Measures[]; failure?: string };

/** By the page's name. */
export type PageResults = Map<string, PageResult>;

/**
 * Loads every page once, then every page again, so that other load on the machine affects all of
 * them.
 */
export async function measureByTurns(
  launch: Launch,
  pages: readonly MeasuredPage[],
  { runs, seconds }: { runs: number; seconds: number },
): Promise<PageResults> {
  const results: PageResults = new Map(pages.map(({ name }) => [name, { loads: [] }]));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`  turn ${run} of ${runs}`);
    for (const page of pages) {
      const result = results.get(page.name);
      // A page that took too long once is not tried again.
      if (!result || result.failure) continue;
      const { measures, failure } = await measurePage(launch, page, { seconds });
      if (measures) result.loads.push(measures);
      else result.failure = failure;
    }
  }
  return results;
}

/** The median of each measure; undefined for a page that failed, even only once. */
export function medians(result: PageResult | undefined): Measures | undefined {
  return !result || result.failure ? undefined : middleOf(result.loads);
}

/** The median of each of the measures, which are the same in all of the list. */
export function middleOf<K extends string>(list: readonly Record<K, number>[]): Record<K, number> {
  const [first] = list;
  if (!first) throw new Error('There is nothing to take the median of.');
  const middle: Record<K, number> = { ...first };
  for (const measure in middle) middle[measure] = median(list.map((one) => one[measure]));
  return middle;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is nothing to take the median of.');
  return middle;
}
