import { relative } from 'node:path';
import { alone } from './bootstrap/alone.mjs';
import { buildDir, root } from './bootstrap/paths.mjs';
import { buildSite } from './site-build/build-site.ts';

export async function command(): Promise<void> {
  await alone('npm run build', () => buildSite());
  console.log(
    `\nThe site is in ${relative(root, buildDir)}. Serve it with npm start, or copy it to any static host.`,
  );
}
