import type { JsonValue } from '@portal/contract';
import { pointerOf } from '@portal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { javaScriptPath, jsonPath, valueAt } from './json-path.ts';
import { visibleRows } from './json-rows.ts';
import { searchJson } from './search-json.ts';
import { allFolded, allOpen, firstOpen, openTo, toggle } from './tree-expansion.ts';

const works: JsonValue = {
  totalResults: 2,
  results: [
    {
      id: 'mu4rmedp',
      subjects: [{ label: 'Horses - Diseases' }, { label: 'Animal hospitals' }],
    },
    { id: 'a5fk69um', subjects: [] },
  ],
  nextPage: '/works?page=2',
};
const body: JsonValue = { a: [1, { b: 'x' }], 'c d': null, long: 'y'.repeat(1000), e: {} };
const pointers = (...given: Parameters<typeof visibleRows>) =>
  visibleRows(...given).map(({ pointer }) => pointer);

describe('the rows of a tree', () => {
  it('are those of open nodes', () => {
    expect(pointers(body, allFolded)).toEqual(['', '/a', '/c d', '/long', '/e']);
    expect(pointers(body, firstOpen)).toEqual(['', '/a', '/a/0', '/a/1', '/c d', '/long', '/e']);
    expect(pointers(body, toggle(firstOpen, '/a'))).toEqual(pointers(body, allFolded));
    expect(pointers(body, toggle(toggle(firstOpen, '/a'), '/a'))).toEqual(
      pointers(body, firstOpen),
    );
    expect(pointers(body, allOpen)).toContain('/a/1/b');
  });

  it('describe what a collapsed node contains and the position of each row', () => {
    const rows = visibleRows(body, allFolded);
    expect(rows[1]).toEqual({
      pointer: '/a',
      path: ['a'],
      parent: '',
      depth: 1,
      key: 'a',
      kind: 'list',
      preview: '2 entries',
      hidden: 0,
      count: 2,
      open: false,
      position: 1,
      setSize: 4,
    });
    expect(rows[3]).toMatchObject({ kind: 'text', hidden: 700 });
    expect(rows[4]).toMatchObject({ kind: 'object', preview: '0 fields' });
    expect(rows[4]).not.toHaveProperty('open');
  });

  it('cope with any depth and any number', () => {
    let deep: JsonValue = 1;
    for (let level = 0; level < 2000; level += 1) deep = [deep];
    expect(visibleRows(deep, allOpen).length).toBe(2001);
    expect(searchJson(deep, '1').total).toBe(1);
    const wide = Array.from({ length: 50_000 }, (_, index) => index);
    expect(visibleRows(wide, firstOpen).length).toBe(50_001);
  });

  it('include every node once, each at its path', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const given = value as JsonValue;
        const rows = visibleRows(given, allOpen);
        expect(new Set(rows.map(({ pointer }) => pointer)).size).toBe(rows.length);
        for (const { path, pointer } of rows) {
          expect(pointerOf(path)).toBe(pointer);
          expect(valueAt(given, path)).toBeDefined();
        }
      }),
    );
  });
});

describe('the path of a node', () => {
  it.each([
    [['results', 0, 'title'], 'data.results[0].title', '$.results[0].title'],
    [['a b', "it's"], "data['a b']['it\\'s']", "$['a b']['it\\'s']"],
    [['subjects.label', '0'], "data['subjects.label']['0']", "$['subjects.label']['0']"],
    [['"\\\n'], `data['"\\\\\\n']`, `$['"\\\\\\n']`],
    [['é'], "data['é']", '$.é'],
    [[], 'data', '$'],
  ])('%j', (path, javaScript, json) => {
    expect(javaScriptPath(path)).toBe(javaScript);
    expect(jsonPath(path)).toBe(json);
  });

  it("works as JavaScript, whatever the node's name", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        fc.pre(name !== '__proto__');
        const read = new Function('data', `return ${javaScriptPath([name, 0])};`);
        expect(read({ [name]: ['found'] })).toBe('found');
      }),
    );
  });
});

describe('searching an answer', () => {
  it('finds names and values, in order', () => {
    const { hits, total } = searchJson(works, 'HORSES');
    expect(total).toBe(hits.length);
    expect(hits[0]).toEqual({
      pointer: '/results/0/subjects/0/label',
      path: ['results', 0, 'subjects', 0, 'label'],
      where: 'value',
    });
    expect(searchJson(works, 'nextPage').hits[0]?.where).toBe('key');
  });

  it('opens the path to its hits', () => {
    const { hits } = searchJson(works, 'Animal hospitals');
    const expansion = openTo(
      allFolded,
      hits.map(({ path }) => path),
    );
    expect(pointers(works, expansion)).toContain('/results/0/subjects/1/label');
    expect(pointers(works, expansion)).not.toContain('/results/1/id');
  });

  it('finds nothing for an empty text, and counts what it does not list', () => {
    expect(searchJson(works, '  ').total).toBe(0);
    expect(searchJson(works, 'e', 3).hits.length).toBe(3);
    expect(searchJson(works, 'e', 3).total).toBeGreaterThan(3);
  });
});
