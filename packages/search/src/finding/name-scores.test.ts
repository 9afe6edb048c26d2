import { describe, expect, it } from 'vitest';
import type { Group, Kind } from '../model.ts';
import { createNameScores } from './name-scores.ts';

type Named = [kind: Kind, group: Group, title: string];

/** The titles in order of their scores. */
function ranked(query: string, given: readonly Named[]): string[] {
  const entries = given.map(([kind, group, title], at) => ({
    address: `/${at}`,
    title,
    kind,
    group,
    where: kind === 'field' || kind === 'value' ? 'API, schema Thing' : `/${at}`,
    names: [kind === 'value' ? title.replace(/^.*: /, '') : title],
  }));
  const scores = createNameScores(entries)(query);
  return [...scores].sort(([, a], [, b]) => b - a).map(([at]) => given[at]?.[2] ?? '');
}

describe('what a word leads to first', () => {
  it.each<[string, string, Named[]]>([
    [
      'a page that is about it, not a step of another page',
      'map',
      [
        ['section', 'Examples', 'Draw a map'],
        ['page', 'Examples', 'The whole collection on a map'],
      ],
    ],
    [
      'a guide, not an example',
      'snapshots',
      [
        ['page', 'Examples', 'Working with snapshots of records'],
        ['section', 'Guides', 'Snapshot or search'],
      ],
    ],
    [
      'a schema, not a value of a field',
      'place',
      [
        ['value', 'Fields', 'type: Place'],
        ['schema', 'Fields', 'Place'],
      ],
    ],
    [
      'a value of a parameter, if nothing else has the name',
      'bitonal',
      [
        ['section', 'Guides', 'Grey and bitonal pictures'],
        ['value', 'API', 'quality: bitonal'],
      ],
    ],
    [
      'the parameter of that name, not the prose around it',
      'sort',
      [
        ['page', 'Guides', 'How to sort records'],
        ['parameter', 'API', 'sort'],
      ],
    ],
  ])('%s', (_, query, given) => {
    const [, wanted] = given;
    expect(ranked(query, given)[0]).toBe(wanted?.[2]);
    expect(ranked(query, given.toReversed())[0]).toBe(wanted?.[2]);
  });

  it('is less a field if readers use the word for something else', () => {
    const scoreOf = (name: string) =>
      createNameScores([
        { address: '/', title: name, kind: 'field', group: 'Fields', where: '', names: [name] },
      ])(name).get(0) ?? 0;
    expect(scoreOf('copyright')).toBeLessThan(scoreOf('shelfmark') - 40);
  });
});
