import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareBuild } from './prepare-build.ts';
import { createSiteApp } from './site-app.ts';
import { smallSite, tempBuild } from './temp-build.fixture.ts';

test('a worker that compiles WebAssembly has a policy of its own, and nothing else has', async () => {
  const dir = await tempBuild({ ...smallSite, 'search-worker.js': 'onmessage = () => {};' });
  const manifest = await prepareBuild(dir, { compilingWorkers: ['search-worker.js'] });
  const app = createSiteApp(dir, manifest);
  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get('content-security-policy');
  expect(await policyOf('/search-worker.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  );
  expect(await policyOf('/docs/iiif')).not.toContain('unsafe-eval');

  const headers = await readFile(join(dir, '_headers'), 'utf8');
  const [, own = ''] = headers.split('\n/search-worker.js\n');
  expect(own).toMatch(
    /^ {2}! Content-Security-Policy\n {2}Content-Security-Policy: default-src 'none'/,
  );
});
