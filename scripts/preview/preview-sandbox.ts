import { setPriority } from 'node:os';
import { sandboxMain } from '@portal/server';
import { portal } from '../portal/portal.ts';
import { sandboxOptions } from '../portal/sandbox-options.ts';
import { followDescriptions } from './follow-descriptions.ts';

/** Run as a program: the sandbox of the live preview. */
// After an edit the page has priority: a writer is looking at it.
setPriority(5);
const options = sandboxOptions(portal);
if (!options) throw new Error(`${portal.shortName} has no sandbox.`);
await sandboxMain(process.argv.slice(2), options, {
  open: (opened) => followDescriptions({ ...opened, apis: options.apis }),
  basePath: portal.basePath,
});
