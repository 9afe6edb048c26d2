import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs } from './build-inputs.mjs';

let folder: string;

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-inputs-'));
  await put('apis/text.yaml', 'openapi');
  await put('collection/works/cats.yaml', 'works: []');
  await put('docs/a.mdx', 'A');
  await put('site/provider.ts', 'provider');
  await put('packages/server/src/x.ts', 'x');
  await put('CHANGELOG.md', '# Changelog');
  await put('package-lock.json', '{}');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('hashInputs', () => {
  it('stays the same while nothing changes', async () => {
    expect(await hashInputs(folder)).toBe(await hashInputs(folder));
  });

  it.each([
    ['a changed page', 'docs/a.mdx'],
    ['a new page', 'docs/new.mdx'],
    ['a changed API', 'apis/text.yaml'],
    ['a changed record', 'collection/works/cats.yaml'],
    ['another provider', 'site/provider.ts'],
    ['a change deep in a package', 'packages/server/src/x.ts'],
    ['a change that is told of', 'CHANGELOG.md'],
    ['other packages', 'package-lock.json'],
  ])('changes with %s', async (_, file) => {
    const before = await hashInputs(folder);
    await put(file, 'changed');
    expect(await hashInputs(folder)).not.toBe(before);
  });

  it.each([
    ['a test', 'site/config/a.test.ts'],
    ['the build itself', 'site/build/index.html'],
    ['generated files', 'site/.docusaurus/routes.js'],
    ['the made collection', 'collection/.generated/records/works.json'],
    ['installed packages', 'site/node_modules/a/index.js'],
    ['a file that no page is made from', 'README.md'],
  ])('does not change with %s', async (_, file) => {
    const before = await hashInputs(folder);
    await put(file, 'changed');
    expect(await hashInputs(folder)).toBe(before);
  });
});
