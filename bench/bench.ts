import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { alone } from '../scripts/steps/alone.mjs';
import { installMissing } from '../scripts/steps/install.mjs';
import { main, PlainError } from '../scripts/steps/run.mjs';
import { benchCommands, commandGroups } from './parts/commands.mjs';
import { benchCost } from './parts/cost.mjs';
import { benchDescriptions } from './parts/descriptions.mjs';
import { benchGrowth } from './parts/growth.mjs';
import { benchLarge } from './parts/large.mjs';
import { benchPages } from './parts/pages.mjs';
import { benchSandbox } from './parts/sandbox.mjs';
import { printBudgets } from './steps/print-pages.mjs';

/** Each measures, prints its results, and returns the budgets that it can judge. */
const parts = {
  pages: benchPages,
  large: benchLarge,
  descriptions: benchDescriptions,
  sandbox: benchSandbox,
  cost: benchCost,
  growth: benchGrowth,
  commands: benchCommands,
};
const names = Object.keys(parts);
const usage = `npm run bench -- [--runs 5] [--large-runs 3] [--only ${names.join(',')}] [--commands ${commandGroups.join(',')}]`;

await main(async () => {
  const { only, ...runs } = readOptions();
  await alone('npm run bench', () => installMissing({ forTests: true }));
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const rows = [];
  try {
    for (const name of only) rows.push(...(await parts[name](folder, runs)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  printBudgets(rows);
  const missed = rows.filter(({ holds }) => !holds).length;
  console.log(`${rows.length - missed} of ${rows.length} budgets met.`);
  if (missed > 0) process.exitCode = 1;
});

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      'large-runs': { type: 'string', default: '3' },
      only: { type: 'string', default: names.join(',') },
      commands: { type: 'string', default: commandGroups.join(',') },
    },
  });
  const [runs, largeRuns] = [values.runs, values['large-runs']].map(Number);
  if (![runs, largeRuns].every((often) => Number.isInteger(often) && often > 0)) {
    throw new PlainError(`How often to measure is a whole number from 1: ${usage}`);
  }
  const only = choose(values.only, names);
  return { runs, largeRuns, only, commands: choose(values.commands, commandGroups) };
}

function choose(list, known) {
  const chosen = list.split(',');
  const unknown = chosen.find((name) => !known.includes(name));
  if (unknown === undefined) return chosen;
  throw new PlainError(`There is no part "${unknown}"; there are ${known.join(', ')}: ${usage}`);
}
