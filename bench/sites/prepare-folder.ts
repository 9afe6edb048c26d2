import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareBuild } from '../../packages/server/src/index.ts';

/**
 * Run as a program: compresses the pages of the peers as ours are, and allows what their authors
 * rely on: inline styles and scripts, workers made from text. No hosts other than those named may
 * be called.
 */
const [dir = '', ...hosts] = process.argv.slice(2);
const manifest = await prepareBuild(dir);
const sources = ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:', ...hosts];
const contentSecurityPolicy = `default-src ${sources.join(' ')}`;
const file = join(dir, '.manifest.json');
await writeFile(file, JSON.stringify({ ...manifest, contentSecurityPolicy }));
