import { appendFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestName, readManifest } from './build-manifest.ts';
import { prepareBuild } from './prepare-build.ts';
import { smallSite, tempBuild } from './temp-build.fixture.ts';

async function preparedBuild(): Promise<string> {
  const dir = await tempBuild(smallSite);
  await prepareBuild(dir);
  return dir;
}

async function messageOf(dir: string): Promise<string> {
  const error = await readManifest(dir).then(
    () => new Error('it was accepted'),
    (reason: Error) => reason,
  );
  return error.message;
}

test('a folder without a manifest is not a built site', async () => {
  const dir = await tempBuild({ 'index.html': '' });
  expect(await messageOf(dir)).toBe(`No built site in ${dir}. Run "npm run build" first.`);
  const missing = join(dir, 'missing');
  expect(await messageOf(missing)).toBe(`No built site in ${missing}. Run "npm run build" first.`);
});

test.each<[string, (dir: string) => Promise<void>, string]>([
  ['a missing page', (dir) => rm(join(dir, 'docs/iiif.html')), 'docs/iiif.html is missing'],
  [
    'a missing compressed copy',
    (dir) => rm(join(dir, 'docs/iiif.html.br')),
    'docs/iiif.html.br is missing',
  ],
  [
    'a truncated file',
    (dir) => truncate(join(dir, 'small.txt'), 2),
    'small.txt has 2 bytes instead of 5',
  ],
  [
    'a file that has grown',
    (dir) => appendFile(join(dir, 'small.txt'), '!'),
    'small.txt has 6 bytes instead of 5',
  ],
  [
    'a truncated brotli copy',
    (dir) => truncate(join(dir, 'docs/iiif.html.br'), 20),
    'docs/iiif.html.br has 20 bytes instead of many',
  ],
  [
    'a truncated gzip copy',
    (dir) => truncate(join(dir, 'docs/iiif.html.gz'), 20),
    'docs/iiif.html.gz has 20 bytes instead of many',
  ],
  ['a missing not-found page', (dir) => rm(join(dir, '404.html')), '404.html is missing'],
  [
    'a truncated manifest',
    async (dir) => {
      const json = await readFile(join(dir, manifestName));
      await truncate(join(dir, manifestName), Math.floor(json.length / 2));
    },
    '.manifest.json is not JSON',
  ],
  [
    'a manifest of another version',
    (dir) => writeFile(join(dir, manifestName), '{"version":2}'),
    '.manifest.json is not a manifest of this version',
  ],
])('%s is named', async (_name, damage, what) => {
  const dir = await preparedBuild();
  await damage(dir);
  // The exact size of a compressed page does not matter here.
  const message = (await messageOf(dir)).replace(
    /(\.(br|gz) has 20 bytes instead of) \d+/,
    '$1 many',
  );
  expect(message).toBe(`The built site in ${dir} is damaged: ${what}. Run "npm run build" first.`);
});

test('several damaged files are reported in one line', async () => {
  const dir = await preparedBuild();
  await rm(join(dir, 'docs'), { recursive: true });
  const message = await messageOf(dir);
  expect(message).toMatch(/is damaged: docs\/\S+ is missing, and 8 more\. Run/);
  expect(message).not.toContain('\n');
});

test.each(['../secret.txt', '/etc/hosts', 'docs/../../secret.txt'])(
  'a manifest with %s, outside the build, is refused',
  async (file) => {
    const dir = await tempBuild({});
    const built = { file, size: 0, mediaType: 'x', hash: 'x', encodings: {}, immutable: false };
    const manifest = {
      version: 1,
      contentSecurityPolicy: '',
      redirects: [],
      notFound: null,
      files: { '/x': built },
    };
    await writeFile(join(dir, manifestName), JSON.stringify(manifest));
    expect(await messageOf(dir)).toContain('is not a manifest of this version');
  },
);
