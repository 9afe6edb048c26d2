import { expect, it } from 'vitest';
import { countElements } from '../sites/large-pages.ts';
import { judgeLarge, judgeSearch } from './large-budgets.ts';

const small = {
  name: 'small',
  firstPaint: 1000,
  largestPaint: 1500,
  blocking: 100,
  bytes: 1,
  heap: 1,
};
const page = { ...small, name: 'page' };
const peer = { ...small, name: 'peer', firstPaint: 4000, largestPaint: 4000, blocking: 900 };

function missed(change: Partial<typeof small>, seconds = 60, peers = [peer]) {
  const rows = judgeLarge({ small, pages: [{ ...page, ...change }], peers, seconds });
  return rows.filter(({ holds }) => !holds).map(({ what }) => what);
}

it('holds if pages are as fast as the small one', () => {
  expect(missed({})).toEqual([]);
  expect(missed({ blocking: 130, firstPaint: 1050 })).toEqual([]);
});

it.each([
  ['blocking', { blocking: 131 }, 60],
  ['first paint', { firstPaint: 1051 }, 60],
  ['build', {}, 60.1],
])('is missed by %s', (what, change, seconds) => {
  const found = missed(change, seconds);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(what);
});

it('is missed if any peer is ahead', () => {
  const fast = { ...peer, name: 'fast', largestPaint: 1400 };
  expect(missed({}, 60, [peer, fast])).toEqual(['page: largest paint, the best peer']);
});

it('compares the time to find an operation', () => {
  expect(judgeSearch({ shownAfter: 500 }, { shownAfter: 500 })[0]?.holds).toBe(true);
  expect(judgeSearch({ shownAfter: 501 }, { shownAfter: 500 })[0]?.holds).toBe(false);
});

it('counts elements as a browser that runs scripts creates them', () => {
  expect(countElements('<p>a<b>c</b></p><noscript><ul>\n<li></ul></noscript><i>')).toBe(3);
});
