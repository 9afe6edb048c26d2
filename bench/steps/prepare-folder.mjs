import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareBuild } from '../../packages/server/src/index.ts';

/**
 * Run as a program: compresses the pages of the peers as ours are, and lets them do what their
 * authors count on: styles and scripts inside the page, workers made of text. Other hosts stay shut.
 */
const dir = process.argv[2];
const manifest = await prepareBuild(dir);
const contentSecurityPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:";
const file = join(dir, '.manifest.json');
await writeFile(file, JSON.stringify({ ...manifest, contentSecurityPolicy }));
