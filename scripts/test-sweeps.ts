import { alone } from './steps/alone.mjs';
import { findProgram, howToInstall, requireProgram } from './steps/find-program.mjs';
import { installMissing } from './steps/install.mjs';
import { isSample } from './steps/is-sample.mjs';
import { makeCollection } from './steps/make-collection.mjs';
import { runTutorials } from './steps/prepare-tutorials.mjs';
import { main, run, runTool } from './steps/run.mjs';
import { runEndToEnd } from './steps/run-end-to-end.mjs';
import { testTracks } from './steps/test-tracks.mjs';

/** Tests that go through everything, or repeat the same in another browser, width or server. */
await main(async () => {
  await alone('npm run test:sweeps', async () => {
    await installMissing({ forTests: true });
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
  const optional = [firefox && 'firefox', (nginx || process.env.CI) && 'nginx'].filter(Boolean);
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
  const others = ['--import', 'tsx', 'scripts/steps/test-other-portals.ts'];
  await run('Other portals, and other addresses', process.execPath, others, {
    env: { CHROMIUM_PATH: browser, ...(nginx && { NGINX_PATH: nginx }) },
  });
});

async function findOrSkip(name) {
  const path = await findProgram(name);
  if (!path) console.log(`\n! ${howToInstall(name)} Its tests are skipped.`);
  return path;
}
