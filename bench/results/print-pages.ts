import { count, kB, ms } from './budgets.mjs';
import { medians } from './measure-by-turns.mjs';
import { printTable } from './print-table.mjs';

const heads = [
  ...['page', 'first paint', 'largest paint', 'blocking (least–most)', 'as a ratio'],
  ...['blocking from the start', 'shift', 'bytes', 'page itself', 'script (prefetched)'],
  ...['requests', 'elements', 'heap'],
];

/**
 * @param {Map<string, { loads: object[], failure?: string }>} results by the page's name
 * @param {{ of: string }} options whose blocking is 1 in the ratios
 */
export function printPages(results, { of }) {
  const base = medians(results.get(of));
  const rows = [...results].map(([name, result]) => {
    const middle = medians(result);
    if (!middle) return [name, result.failure, ...heads.slice(2).map(() => '')];
    return [name, ...cellsOf(middle, result.loads, base)];
  });
  printTable(heads, rows);
}

function cellsOf(middle, list, base) {
  const blocking = list.map((load) => load.blocking);
  const ratio = base ? (middle.blocking / Math.max(1, base.blocking)).toFixed(2) : '';
  return [
    ms(middle.firstPaint),
    ms(middle.largestPaint),
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

/** @param {[string, Awaited<ReturnType<typeof import('./measure-action.mjs').measureAction>>][]} rows */
export function printActions(rows) {
  printTable(
    ['what a reader does', 'shown after', 'blocking', 'bytes until then', 'elements', 'heap'],
    rows.map(([name, { shownAfter, blocking, bytes, elements, heap }]) => [
      ...[name, ms(shownAfter), ms(blocking), kB(bytes), count(elements), megabytes(heap)],
    ]),
  );
}

/** @param {import('./budgets.mjs').Row[]} rows */
export function printBudgets(rows) {
  printTable(
    ['budget', 'at most', 'seen', 'holds'],
    rows.map(({ what, budget, seen, holds }) => [what, budget, seen, holds ? 'yes' : '**no**']),
  );
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
