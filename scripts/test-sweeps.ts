import { alone } from './bootstrap/alone.mjs';
import { run, runTool } from './bootstrap/run.mjs';
import { isSample } from './portal/is-sample.ts';
import { makeCollection } from './portal/make-collection.ts';
import {
  findProgram,
  howToInstall,
  type Program,
  requireProgram,
} from './programs/find-program.ts';
import { runEndToEnd } from './tests/run-end-to-end.ts';
import { testTracks } from './tests/test-tracks.ts';
import { runTutorials } from './tutorials/prepare-tutorials.ts';

/** Tests that go through everything, or repeat the same in another browser, width or server. */
export async function command(): Promise<void> {
  await alone('npm run test:sweeps', async () => {
    await makeCollection({ forTests: true });
    await runTutorials();
  });
  const browser = await requireProgram('Chromium');
  const firefox = await findOrSkip('Firefox');
  const nginx = await findOrSkip('nginx');
  const python = await findProgram('Python');
  await testTracks(findOrSkip);
  await runTool('Unit tests that sweep', 'vitest', ['run', '--project=sweeps']);
  const widths = ['390 px', '768 px', '1920 px'];
  const optional = [...(firefox ? ['firefox'] : []), ...(nginx || process.env.CI ? ['nginx'] : [])];
  await runEndToEnd(
    'npm run test:sweeps',
    ['sweeps', 'fixture-sweeps', ...widths, ...optional, ...(isSample() ? ['every-portal'] : [])],
    {
      browser,
      python,
      firefox,
      nginx,
    },
  );
  const others = ['--import', 'tsx', 'scripts/tests/test-other-portals.ts'];
  await run('Other portals, and other addresses', process.execPath, others, {
    env: { CHROMIUM_PATH: browser, ...(nginx && { NGINX_PATH: nginx }) },
  });
}

async function findOrSkip(name: Program): Promise<string | undefined> {
  const path = await findProgram(name);
  if (!path) console.log(`\n! ${howToInstall(name)} Its tests are skipped.`);
  return path;
}
