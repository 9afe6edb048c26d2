import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { alone } from '../../scripts/steps/alone.mjs';
import { makeMissingCollection } from '../../scripts/steps/make-collection.mjs';
import { root } from '../../scripts/steps/paths.mjs';
import { atMost, ms } from '../steps/budgets.mjs';
import { printTable } from '../steps/print-table.mjs';

/** The most CPU that one request may take, except for pictures and making a snapshot. */
const mostCpu = 150;

/** What the most expensive requests take, each sent alone and for the first time. */
export async function benchCost(_folder, { runs }) {
  await alone('npm run bench', makeMissingCollection);
  const program = join(root, 'bench/steps/time-worst-cases.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', program, String(Math.max(runs, 5))],
    { cwd: root },
  );
  const seen = Object.entries(JSON.parse(stdout)).sort(([, a], [, b]) => b - a);
  printTable(
    ['request', 'CPU, the worst of several'],
    seen.map(([name, taken]) => [name, ms(taken)]),
  );
  const [[name, taken]] = seen;
  return [atMost(`sandbox: CPU of the most expensive request (${name})`, taken, mostCpu)];
}
