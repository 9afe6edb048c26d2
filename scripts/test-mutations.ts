import { readFileSync } from 'node:fs';
import { root } from './bootstrap/paths.mjs';
import { PlainError } from './bootstrap/run.mjs';
import { makeForTests } from './tests/make-for-tests.ts';
import { mutatePackage } from './tests/mutations/mutate-package.ts';
import { chosenTargets, floor, type Target } from './tests/mutations/mutated-packages.ts';
import { listSurvivors, percent, scoreOf } from './tests/mutations/report.ts';

/** Tests the tests: of the small mistakes made in the packages, most must make a test fail. */
export async function command(): Promise<void> {
  const targets = chosenTargets(process.argv.slice(2));
  await makeForTests();
  const tooLow: string[] = [];
  for (const target of targets) {
    const score = await mutate(target);
    // Part of a package may be below what the whole reaches.
    if (target.files || score >= floor) continue;
    tooLow.push(`${target.name} (${percent(score)} of at least ${floor} %)`);
  }
  if (tooLow.length > 0) {
    throw new PlainError(`The tests notice too few mistakes: ${tooLow.join(', ')}.`);
  }
}

async function mutate(target: Target): Promise<number> {
  console.log(`\n▸ Mutations: ${target.files?.join(', ') ?? `packages/${target.name}`}`);
  const mutants = await mutatePackage(target);
  const survivors = listSurvivors(mutants, { root, read: (file) => readFileSync(file, 'utf8') });
  const score = scoreOf(mutants);
  if (survivors.length > 0) console.log(`\nNo test notices:\n${survivors.join('\n')}`);
  console.log(`\n${target.name}: the tests notice ${percent(score)} of the mistakes.`);
  return score;
}
