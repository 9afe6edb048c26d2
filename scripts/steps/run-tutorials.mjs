import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { parseCells } from '@portal/cells/node';
import { openPart, partInputs } from './made-parts.mjs';
import { folders, root } from './paths.mjs';
import { printTutorial } from './print-tutorial.mjs';
import { Interrupted, main, PlainError, signals } from './run.mjs';
import { openTutorialCache } from './tutorial-cache.mjs';
import { listTutorials } from './tutorial-files.mjs';
import { writeTutorials } from './write-tutorials.mjs';

const previewDir = join(folders.generated, 'tutorial-preview');

/** No tutorial may take longer: a cell that never ends must not hold up the build for ever. */
const longest = 120_000;

/**
 * Run as a program: runs all tutorials and writes what their cells show into .generated, or
 * runs those it is given and prints that.
 */
for (const signal of signals) {
  process.once(signal, () => process.exit(new Interrupted(signal).exitCode));
}
await main(async () => {
  const given = process.argv.slice(2);
  const inputs = partInputs('tutorials');
  const cache = openTutorialCache();
  const all = await Promise.all((await listTutorials()).map(readTutorial));
  const found = new Map(all.map((tutorial) => [tutorial.name, cache.find(tutorial)]));
  const isWanted = ({ name }) => (given.length > 0 ? given.includes(name) : !found.get(name));
  const others = given.filter((name) => !found.has(name));
  const stale = [...all.filter(isWanted), ...(await Promise.all(others.map(readTutorial)))];
  for (const { tutorial, ran } of await runAll(stale)) {
    if (given.length > 0) await printTutorial(ran, previewDir);
    if (!found.has(tutorial.name)) continue;
    cache.keep(tutorial, ran);
    found.set(tutorial.name, ran);
  }
  console.log(`  ${stale.length} run, ${(given.length || all.length) - stale.length} unchanged`);
  // Whoever runs one may have left others for later.
  if ([...found.values()].includes(undefined)) return;
  const shown = all.map((tutorial) => ({ ...tutorial, ran: found.get(tutorial.name) }));
  await writeTutorials(shown, openPart('tutorials'), inputs);
  cache.prune();
});

async function readTutorial(name) {
  const cells = await plain(async () => parseCells(await readFile(join(root, name), 'utf8'), name));
  return { name, slug: basename(name, '.mdx'), cells };
}

async function plain(task) {
  try {
    return await task();
  } catch (error) {
    throw error?.constructor?.name === 'TutorialError' ? new PlainError(error.message) : error;
  }
}

/**
 * In one process, or in two, each with its own sandbox. One keeps a core and a third busy: on two cores
 * a second would take as much from it as it adds.
 */
async function runAll(tutorials) {
  const waiting = [...tutorials];
  const results = [];
  const problems = [];
  const lane = async () => {
    if (waiting.length === 0) return;
    let worker;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const tutorial = next;
      worker ??= startWorker();
      const answer = await ask(worker, tutorial);
      if (answer.ran) results.push({ tutorial, ran: answer.ran });
      else problems.push(answer.problem);
      if (answer.isDead) worker = undefined;
    }
    worker?.kill();
  };
  const lanes = availableParallelism() > 2 ? 2 : 1;
  await Promise.all(Array.from({ length: lanes }, lane));
  if (problems.length > 0) throw new PlainError(problems.sort().join('\n'));
  return results;
}

function startWorker() {
  const worker = fork(join(root, 'scripts/steps/tutorial-worker.mjs'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  // A cell that never ends would go on without us.
  process.once('exit', () => worker.kill('SIGKILL'));
  return worker;
}

function ask(worker, { name }) {
  return new Promise((resolve) => {
    const end = (answer) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      resolve(answer);
    };
    const fail = (what) => {
      worker.kill('SIGKILL');
      end({ problem: `${name}: ${what}`, isDead: true });
    };
    const timer = setTimeout(
      () => fail(`still running after ${longest / 1000} s. Does a cell never end?`),
      longest,
    );
    worker.once('message', end);
    worker.once('error', (error) => fail(error.stack ?? error));
    worker.once('exit', () => fail('the process that ran it ended.'));
    worker.send({ name, file: join(root, name) });
  });
}
