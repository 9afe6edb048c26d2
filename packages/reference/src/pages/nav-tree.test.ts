import { expect, it } from 'vitest';
import { apiOf, operationOf } from '../../test/made-api.ts';
import { navTree } from './nav-tree.ts';
import { planPages } from './plan-pages.ts';

const made = ['prints', 'maps', 'prints', 'loans', 'prints'].map((tag, at) =>
  operationOf(`get${at}`, [tag]),
);

function entriesOf(tagGroups: { name: string; tags: string[] }[]) {
  const api = { ...apiOf({ operations: made }), tagGroups };
  return navTree(api, planPages(api, 0)).map(({ name, entries }) => [
    name,
    ...entries.map(({ label, count, pages }) => [label, count, pages.length]),
  ]);
}

it('has an entry for each tag, with the number of its operations', () => {
  expect(entriesOf([])).toEqual([['', ['prints', 3, 1], ['maps', 1, 1], ['loans', 1, 1]]]);
});

it('has the groups of the description, and the other tags after them', () => {
  const groups = [
    { name: 'To read', tags: ['maps', 'prints', 'nothing'] },
    { name: 'To write', tags: ['loans'] },
  ];
  expect(entriesOf(groups)).toEqual([
    ['To read', ['maps', 1, 1], ['prints', 3, 1]],
    ['To write', ['loans', 1, 1]],
  ]);
  expect(entriesOf(groups.slice(1))).toEqual([
    ['To write', ['loans', 1, 1]],
    ['Other', ['prints', 3, 1], ['maps', 1, 1]],
  ]);
});

it('counts all pages of a tag that needs several', () => {
  const many = Array.from({ length: 200 }, (_, at) => operationOf(`get${at}`, ['prints']));
  const api = apiOf({ operations: many });
  const [entry, ...others] = navTree(api, planPages(api, 0)).flatMap(({ entries }) => entries);
  expect([entry?.count, others]).toEqual([200, []]);
  expect(entry?.pages.length).toBeGreaterThan(1);
});
