import { expect, it } from 'vitest';
import { listSurvivors, type Mutant, percent, scoreOf } from './report.ts';

const source = ['if (width > 0) {', '  grow();', '}', 'export const large = 4;'].join('\n');

function mutant(status: string, change: Partial<Mutant> = {}): Mutant {
  return {
    status,
    fileName: '/here/src/size.ts',
    location: { start: { line: 1, column: 5 }, end: { line: 1, column: 14 } },
    replacement: 'width >= 0',
    ...change,
  };
}

it.each([
  [['Killed', 'Timeout', 'Survived', 'NoCoverage'], 50],
  [['Killed', 'Ignored', 'RuntimeError', 'CompileError'], 100],
  [['Survived', 'Ignored'], 0],
  [['Ignored'], 100],
])('of %j, the tests noticed %d per cent', (statuses, want) => {
  expect(scoreOf(statuses.map((status) => mutant(status)))).toBe(want);
});

it.each([
  [84.99, '84.9 %'],
  [85, '85.0 %'],
  [100, '100.0 %'],
])('a score of %d is written %s', (score, want) => {
  expect(percent(score)).toBe(want);
});

it('lists what nobody noticed, in order, with what was changed', () => {
  const block = { start: { line: 1, column: 16 }, end: { line: 3, column: 2 } };
  const number = { start: { line: 4, column: 22 }, end: { line: 4, column: 23 } };
  const mutants = [
    mutant('Survived', { location: number, replacement: `[${'1, '.repeat(40)}]` }),
    mutant('NoCoverage', { location: block, replacement: '{}' }),
    mutant('Killed'),
    mutant('Survived', { fileName: '/here/src/angle.ts' }),
  ];
  const survivors = listSurvivors(mutants, { root: '/here', read: () => source });
  expect(survivors).toEqual([
    'src/angle.ts:1  width > 0  →  width >= 0',
    'src/size.ts:1  { grow(); }  →  {}  (no test gets here)',
    `src/size.ts:4  4  →  ${`[${'1, '.repeat(40)}`.slice(0, 69)}…`,
  ]);
});
