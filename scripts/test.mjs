import { checkSources } from './steps/check-sources.mjs';
import { findBrowser } from './steps/find-browser.mjs';
import { installMissing } from './steps/install.mjs';
import { makeCollection } from './steps/make-collection.mjs';
import { runTutorials } from './steps/prepare-tutorials.mjs';
import { main, run } from './steps/run.mjs';
import { runEndToEnd } from './steps/run-end-to-end.mjs';

await main(async () => {
  await installMissing({ forTests: true });
  const browser = await findBrowser();
  await checkSources();
  await makeCollection();
  // The build needs it too; the tests compare each tutorial with what is recorded here.
  await runTutorials();
  await run('Unit tests', 'npx', ['vitest', 'run', '--project=parts', '--project=server']);
  await runEndToEnd(['fixture', 'portal'], { browser });
});
