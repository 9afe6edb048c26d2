import type { ActionMeasures } from '../browser/measure-action.ts';
import { medians, type PageResults } from '../browser/measure-by-turns.ts';
import type { Measures } from '../browser/measure-page.ts';
import { count, kB, ms, type Row } from './budgets.ts';
import { printTable } from './print-table.ts';

const heads = [
  ...['page', 'first paint', 'largest paint', 'reacts', 'blocking (least–most)', 'as a ratio'],
  ...['blocking from the start', 'shift', 'bytes', 'page itself', 'script (prefetched)'],
  ...['requests', 'elements', 'heap'],
];

/** @param of whose blocking is 1 in the ratios */
export function printPages(results: PageResults, { of }: { of: string }): void {
  const base = medians(results.get(of));
  const rows = [...results].map(([name, result]) => {
    const middle = medians(result);
    if (!middle) return [name, result.failure ?? '', ...heads.slice(2).map(() => '')];
    return [name, ...cellsOf(middle, result.loads, base)];
  });
  printTable(heads, rows);
}

function cellsOf(
  middle: Measures,
  list: readonly Measures[],
  base: Measures | undefined,
): (string | number)[] {
  const blocking = list.map((load) => load.blocking);
  const ratio = base ? (middle.blocking / Math.max(1, base.blocking)).toFixed(2) : '';
  return [
    ms(middle.firstPaint),
    ms(middle.largestPaint),
    middle.reacts > 0 ? ms(middle.reacts) : '',
    `${ms(middle.blocking)} (${count(Math.min(...blocking))}–${count(Math.max(...blocking))})`,
    ratio,
    ms(middle.blockingFromStart),
    middle.shift.toFixed(3),
    kB(middle.bytes),
    kB(middle.documentBytes),
    `${kB(middle.scriptBytes)} (${kB(middle.prefetchedScriptBytes)})`,
    middle.requests,
    count(middle.elements),
    megabytes(middle.heap),
  ];
}

export function printActions(rows: readonly (readonly [name: string, ActionMeasures])[]): void {
  printTable(
    ['what a reader does', 'shown after', 'blocking', 'bytes until then', 'elements', 'heap'],
    rows.map(([name, { shownAfter, blocking, bytes, elements, heap }]) => [
      ...[name, ms(shownAfter), ms(blocking), kB(bytes), count(elements), megabytes(heap)],
    ]),
  );
}

export function printBudgets(rows: readonly Row[]): void {
  printTable(
    ['budget', 'at most', 'seen', 'holds'],
    rows.map(({ what, budget, seen, holds }) => [what, budget, seen, holds ? 'yes' : '**no**']),
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
