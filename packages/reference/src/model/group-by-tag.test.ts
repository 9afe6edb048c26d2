import { expect, it } from 'vitest';
import { apiOf } from '../../../contract/test/fixture-api.ts';
import { groupByTag } from './group-by-tag.ts';

function groups(tags: string[][], rest: object) {
  const paths = tags.map((list, at) => [`/${at}`, { get: { operationId: `o${at}`, tags: list } }]);
  return groupByTag(apiOf(Object.fromEntries(paths), rest)).map(
    ({ id, name, section, operations }) => [id, name, section, operations.map((one) => one.id)],
  );
}

it('calls tags by their labels, in the order of their groups', () => {
  const rest = {
    tags: [{ name: 'a', 'x-displayName': 'Albums' }, { name: 'b' }, { name: 'unused' }],
    'x-tagGroups': [
      { name: 'Second', tags: ['b', 'missing'] },
      { name: 'First', tags: ['a'] },
    ],
  };
  expect(groups([['a'], ['b', 'a'], ['c'], [], ['a']], rest)).toEqual([
    ['tag-b', 'b', 'Second', ['o1']],
    ['tag-a', 'Albums', 'First', ['o0', 'o4']],
    ['tag-c', 'c', undefined, ['o2']],
    ['tag-Other', 'Other', undefined, ['o3']],
  ]);
});

it('keeps the order of the description without groups, and every id once', () => {
  const rest = { tags: [{ name: 'a b' }, { name: 'a-b' }] };
  expect(groups([['a-b'], ['a b'], ['a\tb']], rest).map(([id]) => id)).toEqual([
    'tag-a-b',
    'tag-a-b-2',
    'tag-a-b-3',
  ]);
});
