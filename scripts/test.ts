import { runTool } from './bootstrap/run.mjs';
import { isSample } from './portal/is-sample.ts';
import { findProgram, requireProgram } from './programs/find-program.ts';
import { runStep } from './site-build/run-step.ts';
import { makeForTests } from './tests/make-for-tests.ts';
import { runEndToEnd } from './tests/run-end-to-end.ts';

/**
 * What fails most often comes first: the build with the checks of the sources, then the site in a browser.
 * Unit tests are run beside from as soon as what they read is made, since neither keeps two cores busy
 * all the time. If the site fails, they are ended.
 */
export async function command(): Promise<void> {
  const ending = new AbortController();
  const stages = [testSite(), testUnits(ending.signal)].map((stage) =>
    stage.catch((error: unknown) => {
      ending.abort();
      throw error;
    }),
  );
  const ended = await Promise.allSettled(stages);
  const failed = ended.find((stage) => stage.status === 'rejected');
  if (failed) throw failed.reason;
}

async function testSite(): Promise<void> {
  // Whatever has to be downloaded keeps no core busy.
  const programs = findPrograms();
  const [{ browser, python }] = await Promise.all([programs, runStep('checked-site')]);
  // The sample has its own tests for everything tested on every portal; the sweeps repeat it there.
  const project = isSample() ? 'portal' : 'every-portal';
  await runEndToEnd([project], { browser, python });
}

async function testUnits(signal: AbortSignal): Promise<void> {
  await makeForTests(signal);
  await runTool(
    'Unit tests, beside the others (their output comes at the end)',
    'vitest',
    ['run', '--project=parts', '--project=server', '--project=dom'],
    { isBeside: true, signal },
  );
}

async function findPrograms() {
  // One after the other: Debian installs one thing at a time.
  const browser = await requireProgram('Chromium');
  return { browser, python: await findProgram('Python') };
}
