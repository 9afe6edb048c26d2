import { alone } from './steps/alone.mjs';
import { checkSources } from './steps/check-sources.mjs';
import { findProgram, requireProgram } from './steps/find-program.mjs';
import { installMissing } from './steps/install.mjs';
import { isSample } from './steps/is-sample.mjs';
import { makeCollection } from './steps/make-collection.mjs';
import { runTutorials } from './steps/prepare-tutorials.mjs';
import { main, run, runTool } from './steps/run.mjs';
import { runEndToEnd } from './steps/run-end-to-end.mjs';
import { runInLanes } from './steps/run-in-lanes.mjs';

await main(async () => {
  await alone('npm test', () => installMissing({ forTests: true }));
  let browser;
  let python;
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
});

function buildBeside() {
  const program = 'scripts/steps/build-stale-site.mjs';
  const heading = 'Site, built beside the unit tests (its output comes at the end)';
  return run(heading, process.execPath, [program], { isBeside: true });
}

function runUnitTests() {
  return runTool('Unit tests', 'vitest', [
    'run',
    '--project=parts',
    '--project=server',
    '--project=dom',
  ]);
}
