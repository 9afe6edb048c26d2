import { type Browser, chromium } from 'playwright-core';
import { requireProgram } from '../../scripts/programs/find-program.ts';

export type Launch = () => Promise<Browser>;

/** Returns a function that starts a browser: each load gets a new one. */
export async function launcher(): Promise<Launch> {
  const executablePath = await requireProgram('Chromium');
  // Root cannot use Chromium's own sandbox, and a bench must not call home.
  const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
  return () => chromium.launch({ executablePath, args });
}
