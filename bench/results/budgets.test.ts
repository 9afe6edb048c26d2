import { describe, expect, it } from 'vitest';
import { judge, type SeenPages } from './budgets.ts';

type Measures = SeenPages['home'];

const atTheLimit: Measures = {
  firstPaint: 690,
  largestPaint: 897,
  blocking: 400,
  shift: 0,
  scriptBytes: 105_000,
  bytes: 190_000,
};
const bare = { ...atTheLimit, firstPaint: 600 };
const peers = [
  { ...atTheLimit, blocking: 4000, largestPaint: 900 },
  { ...atTheLimit, blocking: 2000, largestPaint: 9000 },
];

function missed(changes: Partial<Record<keyof SeenPages, Partial<Measures>>>): string[] {
  const page = (name: keyof SeenPages) => ({ ...atTheLimit, ...changes[name] });
  return judge({
    home: page('home'),
    guide: page('guide'),
    tutorial: page('tutorial'),
    reference: page('reference'),
    floor: page('floor'),
    bare,
    peers,
  }).flatMap(({ what, holds }) => (holds ? [] : [what]));
}

describe('judge', () => {
  it('accepts values exactly at the limit', () => {
    expect(missed({})).toEqual([]);
  });

  it.each(['home', 'guide', 'tutorial', 'reference'] as const)('judges the %s page', (name) => {
    expect(missed({ [name]: { firstPaint: 691, shift: 0.003 } })).toEqual([
      `${name}: first paint, 1.15 × bare Docusaurus`,
      `${name}: layout shift`,
    ]);
    expect(missed({ [name]: { blocking: 401 } })).toContain(`${name}: blocking, React’s floor`);
  });

  it.each([
    ['guide', { scriptBytes: 105_001 }, 'guide: script'],
    ['guide', { bytes: 190_001 }, 'guide: all bytes'],
    ['tutorial', { largestPaint: 898 }, 'tutorial: largest paint, 1.3 × its first'],
    ['reference', { scriptBytes: 105_001 }, 'reference: script before a console is opened'],
  ] as const)('judges what is particular to the %s: %o', (name, change, what) => {
    expect(missed({ [name]: change })).toEqual([what]);
  });

  it('takes the best peer in each measure', () => {
    expect(missed({ reference: { blocking: 401, largestPaint: 901 } })).toEqual([
      'reference: blocking, React’s floor',
      'reference: blocking, ⅕ of the best peer',
      'reference: largest paint, the best peer',
    ]);
  });
});
