import { describe, expect, it } from 'vitest';
import { listExamples } from './list-examples';
import { fenwick } from './portal.fixture';

const tutorial = {
  level: 'beginner',
  minutes: 20,
  apis: ['catalogue'],
  plate: 'fern',
  result: 'A list.',
};

function doc(name: string, frontMatter: Record<string, unknown>, sidebarPosition?: number) {
  return {
    permalink: `/docs/examples/${name}`,
    source: `docs/examples/${name}.mdx`,
    title: name,
    sidebarPosition,
    frontMatter,
  };
}

describe('listExamples', () => {
  it('lists the pages that are tutorials in their reading order', () => {
    const docs = [doc('b', { tutorial }, 2), doc('index', {}, 0), doc('a', { tutorial }, 1)];
    expect(listExamples(docs, fenwick)).toEqual([
      { path: '/docs/examples/a', title: 'a', ...tutorial },
      { path: '/docs/examples/b', title: 'b', ...tutorial },
    ]);
  });

  it.each([
    [{ level: 'easy' }, 'tutorial.level must be one of beginner, intermediate, advanced'],
    [{ minutes: 'ten' }, 'tutorial.minutes must be a whole number'],
    [{ apis: [] }, 'tutorial.apis must be a list of catalogue, pictures'],
    [{ apis: ['works'] }, 'tutorial.apis must be a list of catalogue, pictures'],
    [{ plate: 'whale' }, 'tutorial.plate must be one of fern'],
    [{ result: undefined }, 'tutorial.result must be a sentence'],
    [{ picture: 'last' }, 'tutorial.picture must be the number of a cell'],
  ])('refuses %j and names the page', (change, problem) => {
    expect(() =>
      listExamples([doc('a', { tutorial: { ...tutorial, ...change } })], fenwick),
    ).toThrow(`docs/examples/a.mdx: ${problem}`);
  });
});
