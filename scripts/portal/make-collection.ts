import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { folders, portalName } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import { sampleFolder } from './is-sample.ts';

/** A portal without a sandbox needs none. */
export const hasCollection = existsSync(join(folders.portal, 'collection'));

/**
 * Makes the portal's collection, or updates what has changed. The engine is tested on the sample's,
 * so tests need that too.
 */
export async function makeCollection({ forTests = false } = {}): Promise<void> {
  if (hasCollection) await make(portalName);
  const sample = forTests ? basename(sampleFolder()) : portalName;
  if (sample !== portalName) await make(sample);
}

async function make(portal: string): Promise<void> {
  const heading = 'Making the sample collection (about half a minute the first time)';
  const program = ['--import', 'tsx', 'packages/collection/make.ts'];
  await run(heading, process.execPath, program, { env: { PORTAL: portal } });
}

/** Makes it only if there is none: serving does not check freshness. */
export async function makeMissingCollection(): Promise<void> {
  if (!existsSync(join(folders.collection, 'manifest.json'))) await makeCollection();
}
