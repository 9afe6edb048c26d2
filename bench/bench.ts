import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '../scripts/bootstrap/run.mjs';
import { readOptions } from '../scripts/programs/read-options.ts';
import { benchCommands, commandGroups } from './parts/commands.ts';
import { benchCost } from './parts/cost.ts';
import { benchDescriptions } from './parts/descriptions.ts';
import { benchGrowth } from './parts/growth.ts';
import { benchHostile } from './parts/hostile.ts';
import { benchLarge } from './parts/large.ts';
import { benchLighthouse } from './parts/lighthouse.ts';
import { benchPages } from './parts/pages.ts';
import type { Options, Part } from './parts/part.ts';
import { benchSandbox } from './parts/sandbox.ts';
import type { Row } from './results/budgets.ts';
import { printBudgets } from './results/print-pages.ts';

const parts: Record<string, Part> = {
  pages: benchPages,
  lighthouse: benchLighthouse,
  large: benchLarge,
  descriptions: benchDescriptions,
  sandbox: benchSandbox,
  cost: benchCost,
  hostile: benchHostile,
  growth: benchGrowth,
  commands: benchCommands,
};
const names = Object.keys(parts);
const usage = `npm run bench -- [--runs 5] [--large-runs 3] [--mix-seconds 300] [--only ${names.join(',')}] [--commands ${commandGroups.join(',')}]`;

export async function command(): Promise<void> {
  const { only, ...options } = chosenOptions();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const rows: Row[] = [];
  try {
    for (const name of only) rows.push(...((await parts[name]?.(folder, options)) ?? []));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  printBudgets(rows);
  const missed = rows.filter(({ holds }) => !holds).length;
  console.log(`${rows.length - missed} of ${rows.length} budgets met.`);
  if (missed > 0) process.exitCode = 1;
}

function chosenOptions(): Options & { only: string[] } {
  const { values } = readOptions(usage, {
    options: {
      runs: { type: 'string', default: '5' },
      'large-runs': { type: 'string', default: '3' },
      'mix-seconds': { type: 'string', default: '300' },
      only: { type: 'string', default: names.join(',') },
      commands: { type: 'string', default: commandGroups.join(',') },
    },
  });
  const runs = Number(values.runs);
  const largeRuns = Number(values['large-runs']);
  const mixSeconds = Number(values['mix-seconds']);
  if (![runs, largeRuns, mixSeconds].every((one) => Number.isInteger(one) && one > 0)) {
    throw new PlainError(`How often and how long to measure are whole numbers from 1: ${usage}`);
  }
  const only = choose(values.only, names);
  return { runs, largeRuns, mixSeconds, only, commands: choose(values.commands, commandGroups) };
}

function choose(list: string, known: readonly string[]): string[] {
  const chosen = list.split(',');
  const unknown = chosen.find((name) => !known.includes(name));
  if (unknown === undefined) return chosen;
  throw new PlainError(`There is no part "${unknown}"; there are ${known.join(', ')}: ${usage}`);
}
