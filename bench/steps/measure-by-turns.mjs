import { measurePage } from './measure-page.mjs';

/**
 * Loads every page once, then every page again, so that what else the machine does falls on all.
 * @param {() => Promise<import('playwright-core').Browser>} launch
 * @param {{ name: string, url: string, shows: string }[]} pages
 * @param {{ runs: number, seconds: number }} options
 * @returns {Promise<Map<string, object[]>>} by name; fewer loads than runs where one took too long
 */
export async function measureByTurns(launch, pages, { runs, seconds }) {
  const loads = new Map(pages.map(({ name }) => [name, []]));
  const given = new Set();
  for (let run = 1; run <= runs; run += 1) {
    console.log(`  turn ${run} of ${runs}`);
    for (const page of pages) {
      if (given.has(page.name)) continue;
      const load = await measurePage(launch, page, { seconds });
      if (load) loads.get(page.name).push(load);
      // A page that took too long once is not waited for again.
      else given.add(page.name);
    }
  }
  return loads;
}

/** The middle of each measure; nothing of nothing. */
export function medians(loads) {
  if (loads.length === 0) return undefined;
  return Object.fromEntries(
    Object.keys(loads[0]).map((measure) => [measure, median(loads.map((load) => load[measure]))]),
  );
}

function median(values) {
  return [...values].sort((left, right) => left - right)[Math.floor((values.length - 1) / 2)];
}
