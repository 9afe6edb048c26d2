import { atMost, seconds as inSeconds, kB, MB, type Row, type Write } from './budgets.ts';

/** How much of the blocking time of `/api/catalogue` a page of a large API may have. */
const share = 1.3;
/** Seconds to build the reference of 1,039 operations from nothing. */
const longestBuild = 60;
/** ms: two loads of the same page differ by this much. */
const noise = 50;

type Measures = {
  firstPaint: number;
  blocking: number;
  largestPaint: number;
  bytes: number;
  heap: number;
};
type Seen = Measures & { name: string };
type SeenPages = { small: Measures; pages: Seen[]; peers: Measures[]; seconds: number };

/** The budgets of a large description, from the medians of one run. */
export function judgeLarge({ small, pages, peers, seconds }: SeenPages): Row[] {
  const best = (measure: keyof Measures) => Math.min(...peers.map((peer) => peer[measure]));
  const ahead = (page: Seen, measure: keyof Measures, what: string, write?: Write) =>
    peers.length === 0
      ? []
      : [atMost(`${page.name}: ${what}, the best peer`, page[measure], best(measure), write)];
  return [
    atMost('1,039 operations: build', seconds, longestBuild, inSeconds),
    ...pages.flatMap((page) => [
      atMost(
        `${page.name}: blocking, ${share} × /api/catalogue`,
        page.blocking,
        small.blocking * share,
      ),
      atMost(
        `${page.name}: first paint, /api/catalogue`,
        page.firstPaint,
        small.firstPaint + noise,
      ),
      ...ahead(page, 'blocking', 'blocking'),
      ...ahead(page, 'firstPaint', 'first paint'),
      ...ahead(page, 'largestPaint', 'largest paint'),
      ...ahead(page, 'bytes', 'bytes', kB),
      ...ahead(page, 'heap', 'heap', MB),
    ]),
  ];
}

export function judgeSearch(
  found: { shownAfter: number },
  searched: { shownAfter: number },
): Row[] {
  return [
    atMost(
      '1,039 operations: finding one, the search of the sample',
      found.shownAfter,
      searched.shownAfter,
    ),
  ];
}
