import { runStep } from './site-build/run-step.ts';

/** Every check of the sources that needs no build of the site. */
export async function command(): Promise<void> {
  await runStep('checks', { failures: 'continue' });
}
