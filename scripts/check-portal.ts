import { run } from './bootstrap/run.mjs';
import { hasCollection } from './portal/make-collection.ts';
import { runStep } from './site-build/run-step.ts';

/** All that is wrong in a portal; the records of a collection are made first if guides show some of them. */
export async function command(): Promise<void> {
  const program = ['--import', 'tsx', 'scripts/portal/check-portal.ts'];
  await run('Checking the portal', process.execPath, program);
  if (hasCollection()) await runStep('responses', { isQuiet: true });
}
