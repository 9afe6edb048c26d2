import { describe, expect, it } from 'vitest';
import { type Group, groups } from '../model.ts';
import { createSearch } from './create-search.ts';
import type { Entry } from './table.ts';

/** A number of entries in a group, all of which are found by their text. */
function entriesOf(group: Group, count: number): Entry[] {
  return Array.from({ length: count }, (_, at) => ({
    address: `/${group}/${at}`,
    title: `Horse ${group} ${at}`,
    kind: 'section',
    group,
    where: group,
    names: [],
  }));
}

async function countsFor(counts: Partial<Record<Group, number>>) {
  const entries = groups.flatMap((group) => entriesOf(group, counts[group] ?? 0));
  const search = createSearch({
    entries,
    vocabulary: ['horse'],
    fullText: {
      find: async () => entries.map((_, record) => ({ record, score: entries.length - record })),
    },
    loadText: async (record) => `The text of horse ${record}.`,
  });
  const { answer, withExcerpts } = await search('horse');
  const full = await withExcerpts();
  return { answer, full };
}

describe('what is shown of each group', () => {
  it.each([
    [{ Guides: 1 }, [['Guides', 1]]],
    [
      { Guides: 4, Fields: 2 },
      [
        ['Guides', 4],
        ['Fields', 2],
      ],
    ],
    [
      { Guides: 5, Examples: 6 },
      [
        ['Guides', 5],
        ['Examples', 5],
      ],
    ],
    [
      { Guides: 9, Examples: 3, API: 7, Fields: 1 },
      [
        ['Guides', 5],
        ['Examples', 3],
        ['API', 5],
        ['Fields', 1],
      ],
    ],
  ] as const)('%o: the first five, and how many there are in all', async (counts, wanted) => {
    const { answer, full } = await countsFor(counts);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    for (const one of [answer, full]) {
      expect(one.total).toBe(total);
      expect(one.groups.map(({ name, hits }) => [name, hits.length])).toEqual(wanted);
      for (const { name, hits } of one.groups) {
        expect(hits.map(({ address, group }) => [group, address])).toEqual(
          hits.map((_, at) => [name, `/${name}/${at}`]),
        );
      }
    }
  });

  it('has the excerpt of its own record', async () => {
    const { full } = await countsFor({ Guides: 6, API: 2 });
    const texts = full.groups.flatMap(({ hits }) =>
      hits.map(({ address, excerpt }) => [address, excerpt.map(({ text }) => text).join('')]),
    );
    expect(texts).toContainEqual(['/Guides/4', 'The text of horse 4.']);
    expect(texts).toContainEqual(['/API/1', 'The text of horse 7.']);
  });
});
