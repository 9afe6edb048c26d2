import { expect, it } from 'vitest';
import type { Cell } from '../../cell.ts';
import { planRun } from './plan-run.ts';

const step = (number: number): Cell => ({
  id: `cell-${number}`,
  language: 'ts',
  kind: 'step',
  source: '',
  line: 1,
});
const solution = (number: number, exercise: number): Cell => ({
  ...step(number),
  kind: 'solution',
  exercise,
});
const cells = [step(1), step(2), solution(3, 1), solution(4, 1), solution(5, 2), step(6)];

function plan(target: number, ...ran: number[]): string {
  const cell = cells[target - 1] as Cell;
  const hasRun = ({ id }: Cell): boolean => ran.some((number) => id === `cell-${number}`);
  return planRun(cells, cell, hasRun)
    .map(({ id }) => id.replace('cell-', ''))
    .join(' ');
}

it.each([
  ['the first alone', 1, [], '1'],
  ['a step after the steps before it', 6, [], '1 2 6'],
  ['only what has not run', 6, [1], '2 6'],
  ['itself again', 2, [1, 2], '2'],
  ['again what used a step that has changed', 6, [2], '1 2 6'],
  ['a solution again after a step that has changed', 4, [1, 3], '2 3 4'],
  ['a solution after its own exercise', 4, [1, 2], '3 4'],
  ['no other exercise', 5, [], '1 2 5'],
])('runs %s', (_, target, ran, expected) => {
  expect(plan(target, ...ran)).toBe(expected);
});
