import { alone } from './bootstrap/alone.mjs';
import { run, runTool } from './bootstrap/run.mjs';
import { isSample } from './portal/is-sample.ts';
import { makeCollection } from './portal/make-collection.ts';
import { findProgram, requireProgram } from './programs/find-program.ts';
import { runInLanes } from './programs/run-in-lanes.ts';
import { checkSources } from './tests/check-sources.ts';
import { runEndToEnd } from './tests/run-end-to-end.ts';
import { runTutorials } from './tutorials/prepare-tutorials.ts';

export async function command(): Promise<void> {
  let browser = '';
  let python: string | undefined;
  const findPrograms = async () => {
    browser = await requireProgram('Chromium');
    python = await findProgram('Python');
  };
  // A download keeps no core busy.
  await runInLanes([findPrograms, checkSources], 2);
  await alone('npm test', async () => {
    await makeCollection({ forTests: true });
    // The build needs it too; the tests compare each tutorial with what is recorded here.
    await runTutorials();
  });
  // Neither keeps two cores busy all the time.
  await runInLanes([buildBeside, runUnitTests], 2);
  // The sample has its own tests for everything tested on every portal; the sweeps repeat it there.
  const project = isSample() ? 'portal' : 'every-portal';
  await runEndToEnd('npm test', ['fixture', project], { browser, python });
}

function buildBeside(): Promise<void> {
  const program = 'scripts/site-build/build-stale-site.ts';
  const heading = 'Site, built beside the unit tests (its output comes at the end)';
  return run(heading, process.execPath, ['--import', 'tsx', program], { isBeside: true });
}

function runUnitTests(): Promise<void> {
  return runTool('Unit tests', 'vitest', [
    'run',
    '--project=parts',
    '--project=server',
    '--project=dom',
  ]);
}
