import { join } from 'node:path';
import { folders } from '../bootstrap/paths.mjs';
import { main } from '../bootstrap/run.mjs';
import { packClientLibraries } from '../packages/client-libraries.ts';
import { portal } from '../portal/portal.ts';

/** Run as a program: packs the client libraries for readers to download, if the portal offers them. */
await main(async () => {
  if (!portal.clientLibraries) return;
  await packClientLibraries(join(folders.build, 'client-libraries/downloads'));
});
