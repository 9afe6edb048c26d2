import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fenwick } from '../portal.fixture';
import type { PortalFolders } from '../portal-folders';
import { ownPages } from './own-pages';

let folder: string;
let hasPage: (path: string) => boolean;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-pages-'));
  for (const name of ['docs/deep', 'home', 'static/files']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  await writeFile(join(folder, 'docs/index.mdx'), '');
  await writeFile(join(folder, 'docs/deep/secret.mdx'), '---\nunlisted: true\n---\n');
  await writeFile(join(folder, 'docs/moved.mdx'), '---\nslug: /elsewhere\n---\n');
  await writeFile(join(folder, 'home/about.mdx'), '');
  await writeFile(join(folder, 'home/_part.mdx'), '');
  await writeFile(join(folder, 'static/files/a b.json'), '');
  const folders = { portal: folder, build: join(folder, 'build') } as PortalFolders;
  hasPage = await ownPages({ ...fenwick, redirects: [{ from: '/old', to: '/docs' }] }, folders);
});

afterAll(() => rm(folder, { recursive: true }));

it.each([
  ...['/', '/docs', '/docs/', '/docs.md', '/docs/deep/secret', '/docs/elsewhere', '/about'],
  ...['/api/catalogue', '/api/catalogue.openapi.yaml', '/files/a%20b.json', '/old', '/search'],
  '/llms.txt',
])('%s is of the portal', (path) => {
  expect(hasPage(path)).toBe(true);
});

it.each([
  '/docs/moved',
  '/docs/currencies',
  '/api',
  '/api/nothing',
  '/files',
  '/_part',
  '/%E0%A4%A',
])('%s is not', (path) => {
  expect(hasPage(path)).toBe(false);
});
