import { basename } from 'node:path';
import { portalName } from '../bootstrap/paths.mjs';
import { sampleFolder } from '../portal/is-sample.ts';
import { makeCollection } from '../portal/make-collection.ts';
import { runStep } from '../site-build/run-step.ts';

/** Makes what unit tests read. The engine is tested on the sample's collection, whichever portal is chosen. */
export async function makeForTests(signal?: AbortSignal): Promise<void> {
  await runStep('for-tests', { signal });
  const sample = basename(sampleFolder());
  if (sample !== portalName) await makeCollection(sample);
}
