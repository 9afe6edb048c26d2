import { appendFile, mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
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
  [
    'a folder in place of a file',
    async (dir) => {
      await rm(join(dir, 'small.txt'));
      await mkdir(join(dir, 'small.txt'));
    },
    'small.txt is missing',
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

const text = {
  file: 'a.txt',
  size: 5,
  mediaType: 'text/plain',
  hash: 'x',
  encodings: {},
  immutable: false,
};
const smallest = {
  version: 1,
  basePath: '/',
  contentSecurityPolicy: '',
  redirects: [],
  notFound: null,
  files: { '/a.txt': text },
};

async function messageFor(manifest: unknown): Promise<string> {
  const dir = await tempBuild({ 'a.txt': 'small', [manifestName]: JSON.stringify(manifest) });
  return messageOf(dir);
}

test.each([
  ['the fields that it must have', smallest],
  ['an address', { ...smallest, address: 'https://dev.example' }],
  ['a not-found page', { ...smallest, notFound: text }],
  ['a file with its own policy', { ...smallest, notFound: { ...text, contentSecurityPolicy: '' } }],
  ['a file with the address', { ...smallest, notFound: { ...text, namesAddress: true } }],
])('a manifest with %s is accepted', async (_name, manifest) => {
  expect(await messageFor(manifest)).toBe('it was accepted');
});

test.each([
  null,
  'text',
  { version: 2 },
  { basePath: undefined },
  { address: 'dev.example' },
  { contentSecurityPolicy: undefined },
  { redirects: {} },
  { notFound: undefined },
  { files: undefined },
  { files: null },
])('a manifest with %j is refused', async (wrong) => {
  const manifest = wrong !== null && typeof wrong === 'object' ? { ...smallest, ...wrong } : wrong;
  expect(await messageFor(manifest)).toContain('is not a manifest of this version');
});

test.each([
  null,
  'a.txt',
  { file: undefined },
  // Outside the build.
  { file: '../secret.txt' },
  { file: '/etc/hosts' },
  { file: 'docs/../../secret.txt' },
  { size: '5' },
  { mediaType: undefined },
  { hash: undefined },
  { encodings: undefined },
  { encodings: null },
  { immutable: 'no' },
  { contentSecurityPolicy: 1 },
  { namesAddress: false },
])('a manifest whose file has %j is refused', async (wrong) => {
  const file = wrong !== null && typeof wrong === 'object' ? { ...text, ...wrong } : wrong;
  // One wrong file is enough.
  const files = { '/a.txt': text, '/b.txt': file };
  for (const manifest of [
    { ...smallest, files },
    { ...smallest, notFound: file ?? false },
  ]) {
    expect(await messageFor(manifest)).toContain('is not a manifest of this version');
  }
});
