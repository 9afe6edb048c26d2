import { isBuildFresh } from './build-inputs.mjs';
import { run } from './run.mjs';

/**
 * Runs tests in browsers, on a build that is made first where it is not fresh.
 * @param {string[]} projects of the tests' own configuration, e.g. "portal"
 * @param {{ browser: string, firefox?: string | undefined, nginx?: string | undefined }} programs
 */
export async function runEndToEnd(projects, { browser, firefox, nginx }) {
  if (!(await isBuildFresh())) {
    const { buildSite } = await import('./build-site.mjs');
    await buildSite();
  }
  const chosen = projects.map((name) => `--project=${name}`);
  await run('End-to-end tests', 'npx', ['playwright', 'test', '--config', 'e2e', ...chosen], {
    env: {
      CHROMIUM_PATH: browser,
      ...(firefox && { FIREFOX_PATH: firefox }),
      ...(nginx && { NGINX_PATH: nginx }),
    },
  });
}
