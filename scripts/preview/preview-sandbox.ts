import { setPriority } from 'node:os';
import { sandboxMain } from '@portal/server';
import { followDescriptions } from './follow-descriptions.mjs';
import { portal } from './portal.ts';
import { sandboxOptions } from './sandbox-options.ts';

/** Run as a program: the sandbox of the live preview. */
// After an edit the page has priority: a writer is looking at it.
setPriority(5);
await sandboxMain(process.argv.slice(2), sandboxOptions(portal), {
  open: followDescriptions,
  basePath: portal.basePath,
});
