import { isBuildFresh } from './steps/build-inputs.mjs';
import { checkSources } from './steps/check-sources.mjs';
import { findBrowser } from './steps/find-browser.mjs';
import { findFirefox } from './steps/find-firefox.mjs';
import { findNginx } from './steps/find-nginx.mjs';
import { installMissing } from './steps/install.mjs';
import { makeCollection } from './steps/make-collection.mjs';
import { runTutorials } from './steps/prepare-tutorials.mjs';
import { main, run } from './steps/run.mjs';

await main(async () => {
  await installMissing({ forTests: true });
  const browser = await findBrowser();
  const firefox = await findFirefox();
  const nginx = await findNginx();
  await checkSources();
  await makeCollection();
  // The build needs it too; the tests compare each tutorial with what is recorded here.
  await runTutorials();
  await run('Unit tests', 'npx', ['vitest', 'run']);
  if (!(await isBuildFresh())) {
    const { buildSite } = await import('./steps/build-site.mjs');
    await buildSite();
  }
  await run('End-to-end tests', 'npx', ['playwright', 'test', '--config', 'e2e'], {
    env: {
      CHROMIUM_PATH: browser,
      ...(firefox && { FIREFOX_PATH: firefox }),
      ...(nginx && { NGINX_PATH: nginx }),
    },
  });
});
