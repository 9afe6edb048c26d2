import { join } from 'node:path';
import { portalName, root } from '../../scripts/bootstrap/paths.mjs';
import { PlainError, run } from '../../scripts/bootstrap/run.mjs';
import { countLines } from '../commands/count-lines.ts';
import { folderBytes } from '../commands/folder-bytes.ts';
import { readSteps, type Step } from '../commands/read-steps.ts';
import { runNpm, startSite } from '../commands/run-npm.ts';
import { timePreview } from '../commands/time-preview.ts';
import { atMost, count, MB, type Row, seconds } from '../results/budgets.ts';
import { printTable } from '../results/print-table.ts';
import type { Part } from './part.ts';

type Started = { answered: number; steps: Step[] };

/** A folder for clones, a clone, and what `npm start` took in it; the last two are made once. */
type Clones = { folder: string; clone: () => Promise<string>; started: () => Promise<Started> };

/** Each measures a few budgets; all except `size` take minutes. */
const groups: Record<string, (clones: Clones) => Promise<Row[]>> = {
  size: benchSize,
  start: benchStart,
  preview: benchPreview,
  test: benchTest,
};

export const commandGroups = Object.keys(groups);

/** What a newcomer waits for, in fresh clones. */
export const benchCommands: Part = async (folder, { commands }) => {
  const clone = once(() => cloneInto(join(folder, 'clone')));
  const started = once(async () => startOnce(await clone()));
  const rows: Row[] = [];
  for (const name of commands) {
    rows.push(...((await groups[name]?.({ folder, clone, started })) ?? []));
  }
  return rows;
};

async function benchSize({ clone }: Clones): Promise<Row[]> {
  const dir = await clone();
  return [
    atMost('lines of code', countLines(dir), 52_000, count),
    atMost('.git of a fresh clone', await folderBytes(join(dir, '.git')), 40e6, MB),
  ];
}

async function benchStart({ folder, clone, started }: Clones): Promise<Row[]> {
  const { answered, steps } = await started();
  const again = await runNpm(['run', 'collection'], await clone());
  const published = await cloneInto(join(folder, 'published'));
  const built = await runNpm(['run', 'build'], published);
  const build = await folderBytes(join(published, 'build', portalName, 'site'));
  return [
    atMost('npm start, from nothing, until it answers', answered, 170, seconds),
    atMost('whole build, once packages are installed', buildSeconds(built), 120, seconds),
    atMost('making the collection, the first time', makingSeconds(steps), 30, seconds),
    atMost('npm run collection, again', again.taken, 4, seconds),
    atMost('the built site', build, 110e6, MB),
  ];
}

async function benchPreview({ clone, started }: Clones): Promise<Row[]> {
  await started();
  const { ready, guide, yaml, component } = await timePreview(await clone());
  return [
    atMost('npm run dev, caches warm, until it is ready', ready, 30, seconds),
    atMost('npm run dev: an edited guide is seen', guide, 3, seconds),
    atMost('npm run dev: an edited API description is seen', yaml, 5, seconds),
    atMost('npm run dev: an edited component is seen', component, 2, seconds),
  ];
}

async function benchTest({ folder }: Clones): Promise<Row[]> {
  const { lines, taken } = await runNpm(['test'], await cloneInto(join(folder, 'tested')));
  const steps = readSteps(lines);
  printSteps('npm test', steps);
  return [atMost('npm test, from nothing', taken, 720, seconds)];
}

async function cloneInto(dir: string): Promise<string> {
  // Packed as for a clone over the network; a local clone would link to all our objects.
  await run('Cloning what is committed', 'git', ['clone', '--quiet', '--no-local', root, dir]);
  return dir;
}

async function startOnce(dir: string): Promise<Started> {
  const { answered, lines, stop } = await startSite(dir);
  await stop();
  const steps = readSteps(lines);
  printSteps('npm start', steps);
  return { answered, steps };
}

function makingSeconds(steps: readonly Step[]): number {
  return stepSeconds(steps, 'Making the sample collection');
}

function buildSeconds({ taken, lines }: { taken: number; lines: string[] }): number {
  return taken - stepSeconds(readSteps(lines), 'Installing packages');
}

function stepSeconds(steps: readonly Step[], name: string): number {
  const step = steps.find((one) => one.name.startsWith(name));
  if (step) return step.seconds;
  throw new PlainError(`No step of the command is called "${name}".`);
}

function printSteps(command: string, steps: readonly Step[]): void {
  const longestFirst = [...steps].sort((a, b) => b.seconds - a.seconds);
  printTable(
    [`step of ${command}`, 'seconds'],
    longestFirst.map((step) => [step.name, step.seconds]),
  );
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
