import { requireProgram } from '../../scripts/steps/find-program.mjs';

/** Returns a function that starts a browser: each load gets a new one. */
export async function launcher() {
  const executablePath = await requireProgram('Chromium');
  const { chromium } = await import('playwright-core');
  // Root cannot use Chromium's own sandbox, and a bench must not call home.
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
  return () => chromium.launch({ executablePath, args });
}
