import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCells, type RanTutorial, TutorialError } from '@portal/cells/node';
import { folders, root } from '../bootstrap/paths.mjs';
import { Interrupted, main, PlainError, signals } from '../bootstrap/run.mjs';
import { portal } from '../portal/portal.ts';
import { printTutorial } from './print-tutorial.ts';
import { readTracks } from './recorded-tracks.ts';
import { openTutorialCache } from './tutorial-cache.ts';
import { listTutorials, tutorialSlug } from './tutorial-files.ts';
import type { TutorialAnswer, TutorialTask } from './tutorial-worker.ts';
import { writeTutorials } from './write-tutorials.ts';

const previewDir = join(folders.build, 'tutorial-preview');
const cacheDir = join(folders.cache, 'tutorials');

/** No tutorial may take longer: an endless cell must not hold up the build for ever. */
const longest = 120_000;

/**
 * Run as a program: runs all tutorials and writes the outputs of their cells into the build folder, or
 * runs the given ones and prints their outputs. Cells in other languages are recorded already; with
 * --preview, those that are not get a note instead.
 */
for (const signal of signals) {
  process.once(signal, () => process.exit(new Interrupted(signal).exitCode));
}
// The first time all of them run: what runs them loads while they are read.
const idle = existsSync(cacheDir) ? [] : [startWorker(), startWorker()];
await main(async () => {
  const isPreview = process.argv.includes('--preview');
  const given = process.argv.slice(2).filter((one) => one !== '--preview');
  const cache = openTutorialCache({ folder: cacheDir });
  const all = await Promise.all((await listTutorials()).map(readTutorial));
  const unrecorded = all.flatMap(({ tracks }) => tracks.problems);
  if (unrecorded.length > 0 && given.length === 0) {
    if (!isPreview) throw new PlainError(unrecorded.join('\n'));
    console.warn(unrecorded.map((line) => `! ${line}`).join('\n'));
  }
  const found = new Map(all.map((tutorial) => [tutorial.name, cache.find(tutorial)]));
  const isWanted = ({ name }: ReadTutorial) =>
    given.length > 0 ? given.includes(name) : !found.get(name);
  const others = given.filter((name) => !found.has(name));
  const stale = [...all.filter(isWanted), ...(await Promise.all(others.map(readTutorial)))];
  for (const { tutorial, ran } of await runAll(stale)) {
    if (given.length > 0) await printTutorial(ran, previewDir);
    if (!found.has(tutorial.name)) continue;
    cache.keep(tutorial, ran);
    found.set(tutorial.name, ran);
  }
  console.log(`  ${stale.length} run, ${(given.length || all.length) - stale.length} unchanged`);
  const shown = all.flatMap(({ tracks, ...tutorial }) => {
    const ran = found.get(tutorial.name);
    const outputs = { ...ran?.outputs, ...tracks.outputs };
    return ran ? [{ ...tutorial, ran: { ...ran, outputs } }] : [];
  });
  // Someone who runs one may have left others for later.
  if (shown.length < all.length) return;
  await writeTutorials(shown);
  cache.prune();
});
for (const worker of idle) worker.kill();

type ReadTutorial = Awaited<ReturnType<typeof readTutorial>>;

async function readTutorial(name: string) {
  const cells = await plain(async () => parseCells(await readFile(join(root, name), 'utf8'), name));
  const tutorial = { name, slug: tutorialSlug(name), cells };
  const tracks = await readTracks(tutorial, portal.siteUrl);
  return { ...tutorial, tracks, alsoShown: tracks.pictures };
}

async function plain<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw error instanceof TutorialError ? new PlainError(error.message) : error;
  }
}

/** In two processes, each with its own sandbox: what cells compute keeps one core busy for each. */
async function runAll(
  tutorials: readonly ReadTutorial[],
): Promise<{ tutorial: ReadTutorial; ran: RanTutorial }[]> {
  const waiting = [...tutorials];
  const results: { tutorial: ReadTutorial; ran: RanTutorial }[] = [];
  const problems: string[] = [];
  const lane = async () => {
    if (waiting.length === 0) return;
    let worker: ChildProcess | undefined;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const tutorial = next;
      worker ??= idle.pop() ?? startWorker();
      const answer = await ask(worker, tutorial);
      if (answer.ran) results.push({ tutorial, ran: answer.ran });
      else problems.push(answer.problem);
      if (answer.isDead) worker = undefined;
    }
    worker?.kill();
  };
  await Promise.all([lane(), lane()]);
  if (problems.length > 0) throw new PlainError(problems.sort().join('\n'));
  return results;
}

function startWorker(): ChildProcess {
  const worker = fork(join(root, 'scripts/tutorials/tutorial-worker.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  // An endless cell would go on without us.
  process.once('exit', () => worker.kill('SIGKILL'));
  return worker;
}

function ask(worker: ChildProcess, { name, alsoShown }: ReadTutorial): Promise<TutorialAnswer> {
  return new Promise((resolve) => {
    const end = (answer: TutorialAnswer) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      resolve(answer);
    };
    const fail = (what: string) => {
      worker.kill('SIGKILL');
      end({ problem: `${name}: ${what}`, isDead: true });
    };
    const timer = setTimeout(
      () => fail(`still running after ${longest / 1000} s. Does a cell never end?`),
      longest,
    );
    worker.once('message', end);
    worker.once('error', (error) => fail(error.stack ?? error.message));
    worker.once('exit', () => fail('the process that ran it ended.'));
    const task: TutorialTask = { name, file: join(root, name), alsoShown };
    worker.send(task);
  });
}
