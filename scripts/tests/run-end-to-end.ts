import { alone } from './alone.mjs';
import { buildStaleSite } from './build-site.mjs';
import { runTool } from './run.mjs';

/**
 * Runs tests in browsers, on a build that is updated first if it is stale.
 * @param {string} command e.g. "npm test"
 * @param {string[]} projects of the tests' own configuration, e.g. "portal"
 * @param {{ browser: string, python?: string | undefined, firefox?: string | undefined, nginx?:
 * string | undefined }} programs
 */
export async function runEndToEnd(command, projects, { browser, python, firefox, nginx }) {
  await alone(command, buildStaleSite);
  const chosen = projects.map((name) => `--project=${name}`);
  // On any portal except the sample, most projects have no tests.
  const args = ['test', '--config', 'e2e', '--pass-with-no-tests', ...chosen];
  await runTool('End-to-end tests', '@playwright/test', args, {
    env: {
      CHROMIUM_PATH: browser,
      ...(python && { PYTHON_PATH: python }),
      ...(firefox && { FIREFOX_PATH: firefox }),
      ...(nginx && { NGINX_PATH: nginx }),
    },
  });
}
