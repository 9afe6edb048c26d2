import { findBrowser } from './steps/find-browser.mjs';
import { findFirefox } from './steps/find-firefox.mjs';
import { findNginx } from './steps/find-nginx.mjs';
import { installMissing } from './steps/install.mjs';
import { makeCollection } from './steps/make-collection.mjs';
import { runTutorials } from './steps/prepare-tutorials.mjs';
import { main, run } from './steps/run.mjs';
import { runEndToEnd } from './steps/run-end-to-end.mjs';

/** What goes through all there is, or does the same in another browser, width or server. */
await main(async () => {
  await installMissing({ forTests: true });
  const browser = await findBrowser();
  const firefox = await findFirefox();
  const nginx = await findNginx();
  await makeCollection();
  await runTutorials();
  await run('Unit tests that sweep', 'npx', ['vitest', 'run', '--project=sweeps']);
  const widths = ['390 px', '768 px', '1920 px'];
  const others = [firefox && 'firefox', (nginx || process.env.CI) && 'nginx'].filter(Boolean);
  await runEndToEnd(['sweeps', ...widths, ...others], { browser, firefox, nginx });
});
