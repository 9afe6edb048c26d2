import { runTool } from '../bootstrap/run.mjs';
import { runStep } from '../site-build/run-step.ts';

type Programs = {
  browser: string;
  python?: string | undefined;
  firefox?: string | undefined;
  nginx?: string | undefined;
};

/**
 * Runs tests in browsers, on the site as its sources are now.
 * @param projects of the tests' own configuration, e.g. "portal"
 * @param files with tests, below the root; all by default
 */
export async function runEndToEnd(
  projects: readonly string[],
  { browser, python, firefox, nginx }: Programs,
  files: readonly string[] = [],
): Promise<void> {
  await runStep('site');
  const chosen = projects.map((name) => `--project=${name}`);
  // On any portal except the sample, most projects have no tests.
  const args = ['test', '--config', 'e2e', '--pass-with-no-tests', ...chosen, ...files];
  await runTool('End-to-end tests', '@playwright/test', args, {
    env: {
      CHROMIUM_PATH: browser,
      ...(python && { PYTHON_PATH: python }),
      ...(firefox && { FIREFOX_PATH: firefox }),
      ...(nginx && { NGINX_PATH: nginx }),
    },
  });
}
