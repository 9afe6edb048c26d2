import { describe, expect, it } from 'vitest';
import type { Group, Kind } from '../model.ts';
import { createRank } from './rank.ts';

type Given = {
  kind: Kind;
  group?: Group;
  title?: string;
  /** How well its name and its text match. */
  name?: number;
  text?: number;
};

/** The places of what is found, best first. */
function ranked(given: readonly Given[], query = 'horse'): number[] {
  const entries = given.map(({ kind, group = 'Guides', title = `Title ${kind}` }, at) => ({
    address: `/${at}`,
    title,
    kind,
    group,
    where: '',
    names: [title],
  }));
  const scores = (of: 'name' | 'text') =>
    new Map(given.flatMap((one, at) => (one[of] === undefined ? [] : [[at, one[of]] as const])));
  return createRank(entries)(query, scores('name'), scores('text')).map(({ record }) => record);
}

/** Whether these are found in the order given, wherever they are in the table. */
function expectOrder(given: readonly Given[], query?: string): void {
  const places = given.map((_, at) => at);
  expect(ranked(given, query)).toEqual(places);
  expect(ranked(given.toReversed(), query)).toEqual(places.toReversed());
}

describe('texts that match equally well', () => {
  it('are in the order of what explains most', () => {
    expectOrder([
      { kind: 'page', text: 1 },
      { kind: 'section', text: 1 },
      { kind: 'operation', group: 'API', text: 1 },
      { kind: 'parameter', group: 'API', text: 1 },
      { kind: 'page', group: 'Examples', text: 1 },
      { kind: 'error', group: 'API', text: 1 },
      { kind: 'schema', group: 'Fields', text: 1 },
      { kind: 'value', group: 'API', text: 1 },
      { kind: 'field', group: 'Fields', text: 1 },
    ]);
  });

  it('count alike if the query is a name in a program', () => {
    const given: Given[] = [
      { kind: 'field', group: 'Fields', text: 1 },
      { kind: 'page', text: 0.9 },
    ];
    expectOrder(given, 'dates.from');
    expectOrder(given.toReversed(), 'dates');
  });

  it('keep the order of the table', () => {
    const same: Given = { kind: 'page', text: 0.5 };
    expect(ranked([same, same, same])).toEqual([0, 1, 2]);
    // Found by their names first, so the last of them comes to be known first.
    expect(ranked([same, same, { ...same, name: 1 }])).toEqual([0, 1, 2]);
  });
});

describe('names and texts', () => {
  it('finds the name itself before the best text', () => {
    expectOrder([
      { kind: 'field', group: 'Fields', name: 90 },
      { kind: 'page', text: 1 },
    ]);
  });

  it('does not find a name that matches slightly, unless the text does too', () => {
    expect(ranked([{ kind: 'page', name: 39 }])).toEqual([]);
    expect(ranked([{ kind: 'page', name: 40 }])).toEqual([0]);
    expect(ranked([{ kind: 'page', name: 100 }])).toEqual([0]);
    expect(ranked([{ kind: 'page', name: 39, text: 0.1 }])).toEqual([0]);
  });

  it.each<[Kind, number]>([
    ['parameter', 97],
    ['section', 97],
    ['section', 100],
  ])('prefers the better text of two with one name: %s, %d', (kind, name) => {
    expectOrder([
      { kind, name, text: 1 },
      { kind, name, text: 0.5 },
      { kind, name },
    ]);
  });

  it.each<[Kind, number]>([
    ['parameter', 98],
    ['parameter', 106],
    ['error', 60],
    ['error', 105],
  ])('leaves two with one name in their order: %s, %d', (kind, name) => {
    expect(
      ranked([
        { kind, name },
        { kind, name, text: 0.5 },
        { kind, name, text: 1 },
      ]),
    ).toEqual([0, 1, 2]);
  });

  it('passes over a record that the table lacks', () => {
    expect(createRank([])('horse', new Map([[7, 100]]), new Map([[8, 1]]))).toEqual([]);
  });
});

describe('sections that end many pages', () => {
  const times = (count: number, one: Given): Given[] => Array.from({ length: count }, () => one);
  const nextSteps: Given = { kind: 'section', title: 'Next steps' };
  const other: Given = { kind: 'section', title: 'Saddles', text: 0.9 };

  it.each<[string, Given[]]>([
    ['one of five of that title', times(4, nextSteps)],
    ['one of nine', times(8, nextSteps)],
  ])('come last: %s', (_, rest) => {
    expect(ranked([{ ...nextSteps, text: 1 }, other, ...rest])).toEqual([1, 0]);
  });

  it.each<[string, Given[]]>([
    ['one of four of that title', times(3, nextSteps)],
    ['the only one, although pages are called that', times(4, { ...nextSteps, kind: 'page' })],
  ])('count as others do: %s', (_, rest) => {
    expect(ranked([other, { ...nextSteps, text: 1 }, ...rest])).toEqual([1, 0]);
  });

  it('do not make less of a page of that title', () => {
    const page: Given = { kind: 'page', title: 'Next steps', text: 1 };
    expect(ranked([other, page, ...times(5, nextSteps)])).toEqual([1, 0]);
  });
});
