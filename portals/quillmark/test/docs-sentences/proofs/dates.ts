import { expect } from 'vitest';
import { collection } from '../../docs-facts/sources.ts';
import { everyResult, get, idsOf, images, refused, statusOf, totalOf, works } from './ask.ts';

const { dates } = collection;
const range = (from: string, to: string) =>
  `production.dates.from=${from}&production.dates.to=${to}`;

function startingIn(from: string, to: string): string[] {
  return collection.works
    .map(({ id }) => id)
    .filter((id) => (dates[id] ?? []).some(([start]) => start >= from && start <= to));
}

/** A day as both bounds finds what starts on it, so both are inclusive, and only starts are compared. */
export async function boundsAreInclusive() {
  for (const [from, to] of [
    ['1832-01-01', '1832-01-01'],
    ['1825-01-01', '1825-01-01'],
    ['1830-01-01', '1839-12-31'],
  ] as const) {
    const found = await idsOf(`${works}?${range(from, to)}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(startingIn(from, to));
  }
  const from = await idsOf(`${works}?production.dates.from=1832-01-01`);
  expect(from).toEqual(startingIn('1832-01-01', '9999'));
  const to = await idsOf(`${works}?production.dates.to=1832-01-01`);
  expect(to).toEqual(startingIn('0000', '1832-01-01'));
}

/** A date that begins before a bound and ends after it does not match; its first day alone does. */
export async function onlyStartsAreTested() {
  const across = Object.entries(dates).find(
    ([, [first, second]]) => !second && first && first[0] < '1830' && first[1] > '1832',
  );
  const [id = '', [[start] = ['']] = []] = across ?? [];
  expect(await idsOf(`${works}?production.dates.from=1830-01-01`)).not.toContain(id);
  expect(await idsOf(`${works}?${range(start, start)}`)).toContain(id);
}

export async function justAYearStartsInJanuary() {
  const { production } = await get(`${works}/hx7q2mvb?include=production`);
  expect(production[0].dates[0].label).toBe('1832');
  expect(dates.hx7q2mvb?.[0]).toEqual(['1832-01-01', '1832-12-31']);
  const just1910 = collection.works.filter(
    ({ production: [event] = [] }) => event?.dates[0]?.label === '1910',
  );
  const found = await idsOf(`${works}?production.dates.to=1910-01-01`);
  expect(just1910.length).toBeGreaterThan(0);
  expect(found).toEqual(expect.arrayContaining(just1910.map(({ id }) => id)));
  const before = await idsOf(`${works}?production.dates.to=1909-12-31`);
  expect(before.filter((id) => just1910.some((work) => work.id === id))).toEqual([]);
}

export async function oneDateInRangeIsEnough() {
  const [id, [first, second]] = Object.entries(dates).find(
    ([, [one, other]]) => one && other && one[0] !== other[0],
  ) ?? ['', []];
  for (const start of [first?.[0] ?? '', second?.[0] ?? '']) {
    expect(await idsOf(`${works}?${range(start, start)}`)).toContain(id);
  }
}

export async function undatedAreNeverFound() {
  const undated = collection.works.filter(({ id }) => (dates[id] ?? []).length === 0);
  expect(undated.length).toBeGreaterThan(0);
  const found = await totalOf(`${works}?${range('0001-01-01', '9999-12-31')}`);
  expect(found).toBe(collection.works.length - undated.length);
}

export async function bareYearsAreRefused() {
  for (const name of ['production.dates.from', 'production.dates.to']) {
    expect(await refused(`${works}?${name}=1832`)).toContain('YYYY-MM-DD');
    expect(await refused(`${images}?source.${name}=1832`)).toContain('YYYY-MM-DD');
    expect(await statusOf(`${works}?${name}=1832-01-01`)).toBe(200);
  }
}

export async function reversedBoundsFindNothing() {
  expect(await totalOf(`${works}?${range('1840-01-01', '1830-01-01')}`)).toBe(0);
  expect(
    await totalOf(
      `${images}?source.production.dates.from=1840-01-01&source.production.dates.to=1830-01-01`,
    ),
  ).toBe(0);
}

function startOf(id: string, order: string): string | undefined {
  return (dates[id] ?? [])
    .map(([start]) => start)
    .sort()
    .at(order === 'asc' ? 0 : -1);
}

async function isSorted(list: string, sort: string, order: string) {
  const direction = order === '' ? '' : `&sortOrder=${order}`;
  const found = await everyResult(`${list}?sort=${sort}${direction}`);
  const starts = found.map(({ id, source }) => startOf(source?.id ?? id, order || 'asc'));
  const dated = starts.filter((start) => start !== undefined);
  if (list === works) expect(dated.length).toBeLessThan(starts.length);
  const rising = dated.toSorted();
  // Whatever has no date comes after everything that has one.
  expect(starts).toEqual([
    ...(order === 'desc' ? rising.reverse() : rising),
    ...Array(starts.length - dated.length).fill(undefined),
  ]);
}

/** By the earliest date ascending, by the latest descending, and works without one last both times. */
export async function sortedByDate() {
  for (const order of ['', 'asc', 'desc']) {
    await isSorted(works, 'production.dates', order);
    await isSorted(images, 'source.production.dates', order);
  }
}

export async function sortOrderNeedsSort() {
  for (const list of [works, images]) {
    const { results } = await get(list);
    expect((await get(`${list}?sortOrder=desc`)).results).toEqual(results);
  }
}

/** Two works of the same date are in the order of their match, or of their ids. */
export async function sameDatesByMatchThenId() {
  for (const query of ['', 'query=horse&']) {
    const matched = await idsOf(`${works}?${query}`);
    const sorted = await idsOf(`${works}?${query}sort=production.dates`);
    for (const [at, id] of sorted.entries()) {
      const next = sorted[at + 1];
      if (next === undefined || startOf(id, 'asc') !== startOf(next, 'asc')) continue;
      expect(matched.indexOf(id)).toBeLessThan(matched.indexOf(next));
    }
  }
}

export async function imagesHaveTheDatesOfTheirWorks() {
  const bounds = 'source.production.dates.from=1832-01-01&source.production.dates.to=1832-01-01';
  const found = await everyResult(`${images}?${bounds}`);
  const expected = collection.images.filter(({ source }) =>
    (dates[source?.id ?? ''] ?? []).some(([start]) => start === '1832-01-01'),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
}
