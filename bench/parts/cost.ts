import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { makeCollection } from '../../scripts/portal/make-collection.ts';
import { atMost, ms } from '../results/budgets.ts';
import { printTable } from '../results/print-table.ts';
import type { Part } from './part.ts';

/** The most CPU that one request may take, except for pictures and making a snapshot. */
const mostCpu = 150;

/** What the most expensive requests take, each sent alone and for the first time. */
export const benchCost: Part = async (_folder, { runs }) => {
  await makeCollection();
  const program = join(root, 'bench/sandbox/time-worst-cases.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', program, String(Math.max(runs, 5))],
    { cwd: root },
  );
  const costs: Record<string, number> = JSON.parse(stdout);
  const seen = Object.entries(costs).sort(([, a], [, b]) => b - a);
  printTable(
    ['request', 'CPU, the worst of several'],
    seen.map(([name, taken]) => [name, ms(taken)]),
  );
  const [name, taken] = seen[0] ?? ['none', 0];
  return [atMost(`sandbox: CPU of the most expensive request (${name})`, taken, mostCpu)];
};
