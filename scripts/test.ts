import { runTool } from './bootstrap/run.mjs';
import { isSample } from './portal/is-sample.ts';
import { findProgram, requireProgram } from './programs/find-program.ts';
import { runStep } from './site-build/run-step.ts';
import { makeForTests } from './tests/make-for-tests.ts';
import { runEndToEnd } from './tests/run-end-to-end.ts';

/** What fails most often comes first. */
export async function command(): Promise<void> {
  // Whatever has to be downloaded keeps no core busy. A failure is reported once the build is done.
  const programs = findPrograms();
  programs.catch(() => {});
  // The checks of the sources run beside the build, which seldom keeps two cores busy.
  await runStep('checked-site');
  const { browser, python } = await programs;
  // The sample has its own tests for everything tested on every portal; the sweeps repeat it there.
  const project = isSample() ? 'portal' : 'every-portal';
  await runEndToEnd(['fixture', project], { browser, python });
  await makeForTests();
  await runTool('Unit tests', 'vitest', [
    'run',
    '--project=parts',
    '--project=server',
    '--project=dom',
  ]);
}

async function findPrograms() {
  // One after the other: Debian installs one thing at a time.
  const browser = await requireProgram('Chromium');
  return { browser, python: await findProgram('Python') };
}
