import { measurePage } from './measure-page.mjs';

/**
 * Loads every page once, then every page again, so that other load on the machine affects all of
 * them.
 * @param {() => Promise<import('playwright-core').Browser>} launch
 * @param {{ name: string, url: string, shows: string }[]} pages
 * @param {{ runs: number, seconds: number }} options
 * @returns {Promise<Map<string, { loads: object[], failure?: string }>>} by name
 */
export async function measureByTurns(launch, pages, { runs, seconds }) {
  const results = new Map(pages.map(({ name }) => [name, { loads: [] }]));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`  turn ${run} of ${runs}`);
    for (const page of pages) {
      const result = results.get(page.name);
      // A page that took too long once is not tried again.
      if (result.failure) continue;
      const { measures, failure } = await measurePage(launch, page, { seconds });
      if (failure) result.failure = failure;
      else result.loads.push(measures);
    }
  }
  return results;
}

/** The median of each measure; undefined for a page that failed, even only once. */
export function medians({ loads, failure }) {
  return failure ? undefined : middleOf(loads);
}

/** @param {Record<string, number>[]} list of the same measures */
export function middleOf(list) {
  return Object.fromEntries(
    Object.keys(list[0]).map((measure) => [measure, median(list.map((one) => one[measure]))]),
  );
}

export function median(values) {
  return [...values].sort((left, right) => left - right)[Math.floor((values.length - 1) / 2)];
}
