import { describe, expect, it } from 'vitest';
import { fenwick } from '../portal.fixture';
import { checkFeatured, listExamples } from './list-examples';
import { pictureCells } from './result-picture';

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
    ...(sidebarPosition !== undefined && { sidebarPosition }),
    frontMatter,
  };
}

describe('listExamples', () => {
  it('lists the pages that are tutorials in reading order', () => {
    const docs = [doc('b', { tutorial }, 2), doc('index', {}, 0), doc('a', { tutorial }, 1)];
    expect(listExamples(docs, fenwick)).toEqual([
      { path: '/docs/examples/a', slug: 'a', title: 'a', ...tutorial },
      { path: '/docs/examples/b', slug: 'b', title: 'b', ...tutorial },
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
    [{ pictures: 9 }, 'tutorial.pictures must have the number of a cell for python or r'],
    [{ pictures: { ruby: 9 } }, 'tutorial.pictures must have the number of a cell for python or r'],
    [{ pictures: { ts: 9 } }, 'tutorial.pictures must have the number of a cell for python or r'],
    [{ pictures: { r: 'x' } }, 'tutorial.pictures must have the number of a cell for python or r'],
    [{ pictures: { r: 0 } }, 'tutorial.pictures must have the number of a cell for python or r'],
  ])('refuses %j and names the page', (change, problem) => {
    expect(() =>
      listExamples([doc('a', { tutorial: { ...tutorial, ...change } })], fenwick),
    ).toThrow(`docs/examples/a.mdx: ${problem}`);
  });

  it('accepts the pictures of other languages, and lists them after that of TypeScript', () => {
    const pictured = { ...tutorial, picture: 11, pictures: { python: 9 } };
    const [example] = listExamples([doc('a', { tutorial: pictured })], fenwick);
    const outputs = { 'cell-1': [], 'python-1': [], 'r-1': [] };
    expect(pictureCells(example ?? {}, { outputs })).toEqual([
      { track: 'ts', cell: 11 },
      { track: 'python', cell: 9 },
    ]);
    expect(pictureCells({ pictures: { r: 1 } }, { outputs })).toEqual([{ track: 'r', cell: 1 }]);
    expect(pictureCells({ pictures: { r: 1 } }, { outputs: { 'cell-1': [] } })).toEqual([]);
  });
});

describe('the featured tutorials', () => {
  const all = { label: 'All examples', to: '/docs/examples' };
  const check = (featured: string[], paths: string[]) => {
    const examples = { title: 'Examples', lead: 'Three.', featured, all };
    const portal = { ...fenwick, home: { ...fenwick.home, examples } };
    return () =>
      checkFeatured(
        paths.map((path) => ({ path })),
        portal,
      );
  };

  it('may be any that exist, or none', () => {
    expect(check(['b', 'examples/a'], ['/docs/examples/a', '/x/docs/examples/b'])).not.toThrow();
    expect(() => checkFeatured([], fenwick)).not.toThrow();
  });

  it.each([
    [['maps'], [], 'featured[0]', '(there are none); found "maps"'],
    [['a', 'map'], ['/a', '/maps'], 'featured[1]', '(a, maps); found "map"'],
    [['aps'], ['/maps'], 'featured[0]', '(maps); found "aps"'],
  ])('are refused if the home page would leave them out: %j of %j', (slugs, paths, field, end) => {
    expect(check(slugs, paths)).toThrow(
      `portals/fenwick/portal.ts cannot be used:\n  home.examples.${field} must be the last part of a tutorial's address ${end}`,
    );
  });
});
