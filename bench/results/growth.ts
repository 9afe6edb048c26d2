import { atMost, type Row, times } from './budgets.ts';
import { printTable } from './print-table.ts';

type Point = { input: number; measures: Record<string, number> };

/** What was measured as an input grew. */
export type Series = { what: string; points: Point[] };

/** Two identical runs differ by about this much. */
const noise = 1.1;

const width = 40;

/**
 * A budget for each measure: from the first point to the last it grows no faster than its input.
 */
export function growthRows({ what, points }: Series): Row[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const most = (last.input / first.input) * noise;
  return Object.keys(first.measures).map((measure) =>
    atMost(`growth with ${what}: ${measure}`, growthOf(measure, first, last), most, times),
  );
}

export function printGrowth({ what, points }: Series): void {
  const names = Object.keys(points[0]?.measures ?? {});
  printTable(
    [what, ...names],
    points.map(({ input, measures }) => [
      input,
      ...names.map((name) => short(measures[name] ?? 0)),
    ]),
  );
  console.log(plot({ what, points }));
}

/** Bars that show how many times each measure has grown, beside the input itself. */
export function plot({ what, points }: Series): string {
  const [first] = points;
  if (!first) return '';
  const factors = points.flatMap((point): [input: string, name: string, factor: number][] => [
    [`${point.input}`, what, point.input / first.input],
    ...Object.keys(point.measures).map((name): [string, string, number] => [
      ...(['', name, growthOf(name, first, point)] as const),
    ]),
  ]);
  const most = Math.max(...factors.map(([, , factor]) => factor));
  const labels = Math.max(...factors.map(([, name]) => name.length));
  const lines = factors.map(([input, name, factor]) => {
    const bar = '█'.repeat(Math.max(1, Math.round((factor / most) * width)));
    return `${input.padStart(5)}  ${name.padEnd(labels)}  ${bar} ${times(factor)}`;
  });
  return ['```', ...lines, '```'].join('\n');
}

function growthOf(measure: string, from: Point, to: Point): number {
  return (to.measures[measure] ?? 0) / (from.measures[measure] ?? 0);
}

function short(value: number): string {
  return value.toLocaleString('en-GB', { maximumSignificantDigits: 3 });
}
