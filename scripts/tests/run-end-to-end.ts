import { alone } from '../bootstrap/alone.mjs';
import { runTool } from '../bootstrap/run.mjs';
import { buildStaleSite } from '../site-build/build-site.ts';

type Programs = {
  browser: string;
  python?: string | undefined;
  firefox?: string | undefined;
  nginx?: string | undefined;
};

/**
 * Runs tests in browsers, on a build that is updated first if it is stale.
 * @param command e.g. "npm test"
 * @param projects of the tests' own configuration, e.g. "portal"
 */
export async function runEndToEnd(
  command: string,
  projects: string[],
  { browser, python, firefox, nginx }: Programs,
): Promise<void> {
  await alone(command, () => buildStaleSite());
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
