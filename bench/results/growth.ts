import { atMost, times } from './budgets.mjs';
import { printTable } from './print-table.mjs';

/**
 * What was measured as an input grew.
 * @typedef {{ input: number, measures: Record<string, number> }} Point
 * @typedef {{ what: string, points: Point[] }} Series
 */

/** Two identical runs differ by about this much. */
const noise = 1.1;

const width = 40;

/**
 * A budget for each measure: from the first point to the last it grows no faster than its input.
 * @param {Series} series
 */
export function growthRows({ what, points }) {
  const [first, last] = [points[0], points.at(-1)];
  const most = (last.input / first.input) * noise;
  return Object.keys(first.measures).map((measure) =>
    atMost(
      `growth with ${what}: ${measure}`,
      last.measures[measure] / first.measures[measure],
      most,
      times,
    ),
  );
}

/** @param {Series} series */
export function printGrowth({ what, points }) {
  const names = Object.keys(points[0].measures);
  printTable(
    [what, ...names],
    points.map(({ input, measures }) => [input, ...names.map((name) => short(measures[name]))]),
  );
  console.log(plot({ what, points }));
}

/**
 * Bars that show how many times each measure has grown, beside the input itself.
 * @param {Series} series
 */
export function plot({ what, points }) {
  const first = points[0];
  const factors = points.flatMap(({ input, measures }) => [
    [`${input}`, what, input / first.input],
    ...Object.keys(measures).map((name) => ['', name, measures[name] / first.measures[name]]),
  ]);
  const most = Math.max(...factors.map(([, , factor]) => factor));
  const labels = Math.max(...factors.map(([, name]) => name.length));
  const lines = factors.map(([input, name, factor]) => {
    const bar = '█'.repeat(Math.max(1, Math.round((factor / most) * width)));
    return `${input.padStart(5)}  ${name.padEnd(labels)}  ${bar} ${times(factor)}`;
  });
  return ['```', ...lines, '```'].join('\n');
}

function short(value) {
  return value.toLocaleString('en-GB', { maximumSignificantDigits: 3 });
}
