import { relative } from 'node:path';
import { folders, root } from './bootstrap/paths.mjs';
import { runStep } from './site-build/run-step.ts';

export async function command(): Promise<void> {
  await runStep('site');
  console.log(
    `\nThe site is in ${relative(root, folders.site)}. Serve it with npm run serve, or copy it to any static host.`,
  );
}
