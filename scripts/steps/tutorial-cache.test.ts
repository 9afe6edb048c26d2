import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTutorialCache } from './tutorial-cache.mjs';

const tutorial = {
  name: 'docs/examples/a.mdx',
  slug: 'a',
  cells: [{ id: 'cell-1', kind: 'step', source: 'show(1);', line: 4 }],
};

const ran = {
  slug: 'a',
  cells: tutorial.cells,
  outputs: { 'cell-1': [{ kind: 'text', text: '1' }] },
  pictures: [
    {
      url: 'https://a.example/x.jpg',
      path: '/tutorial-pictures/x.jpg',
      width: 3,
      bytes: Buffer.from([0, 255, 128]),
    },
  ],
};

const sources = {
  'apis/catalogue.yaml': "openapi: 3.1.0\nresponses:\n  $ref: './shared/errors.yaml#/all'",
  'apis/shared/errors.yaml': 'all: { $ref: "../bounds.yaml" }',
  'apis/bounds.yaml': '{ "maximum": { "$ref": "limits.json#/most" } }',
  'apis/limits.json': '{ "most": 100 }',
  'apis/content.yaml': 'openapi: 3.1.0',
  'collection/.generated/manifest.json': '{"inputs":"1","files":{"records/works.json":"2"}}',
  'package-lock.json': '{}',
  'packages/cells/src/run/session.ts': 'session',
  'packages/cells/src/page/cell.tsx': 'cell',
  'packages/client/src/client.ts': 'client',
  'packages/contract/src/contract.ts': 'contract',
  'packages/sandbox/src/sandbox.ts': 'sandbox',
};

function put(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function open() {
  const root = mkdtempSync(join(tmpdir(), 'tutorial-cache-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  put(root, sources);
  const folder = join(root, 'kept');
  const reopen = () => openTutorialCache({ folder, root });
  return { root, folder, reopen };
}

it('is empty at first, and then returns what it was given, byte for byte', () => {
  const { reopen } = open();
  expect(reopen().find(tutorial)).toBeUndefined();
  reopen().keep(tutorial, ran);
  expect(reopen().find(tutorial)).toEqual(ran);
});

it('is stale when the code of a cell changes, or becomes a solution', () => {
  const { reopen } = open();
  reopen().keep(tutorial, ran);
  const [cell] = tutorial.cells;
  for (const change of [{ source: 'show(2);' }, { kind: 'solution', exercise: 1 }]) {
    expect(reopen().find({ ...tutorial, cells: [{ ...cell, ...change }] })).toBeUndefined();
  }
});

it('stays fresh when only prose changes, and follows the line numbers', () => {
  const { reopen } = open();
  reopen().keep(tutorial, ran);
  const moved = { ...tutorial, cells: tutorial.cells.map((cell) => ({ ...cell, line: 40 })) };
  expect(reopen().find(moved)?.cells[0]?.line).toBe(40);
});

it('keeps each tutorial separately: one edit makes one stale', () => {
  const { reopen } = open();
  const other = { ...tutorial, name: 'docs/examples/b.mdx', slug: 'b' };
  reopen().keep(tutorial, ran);
  reopen().keep(other, { ...ran, slug: 'b' });
  const edited = { ...other, cells: [{ ...tutorial.cells[0], source: 'show(2);' }] };
  expect(reopen().find(edited)).toBeUndefined();
  expect(reopen().find(tutorial)?.slug).toBe('a');
  expect(reopen().find(other)?.slug).toBe('b');
});

describe('what tutorials run on', () => {
  it.each([
    ['a description that the sandbox reads', 'apis/catalogue.yaml'],
    ['a file that it refers to', 'apis/shared/errors.yaml'],
    ['a file that that one refers to', 'apis/bounds.yaml'],
    ['a file that JSON refers to', 'apis/limits.json'],
    ['the code that runs cells', 'packages/cells/src/run/session.ts'],
    ['the process that runs them', 'scripts/steps/tutorial-worker.mjs'],
    ['new code', 'packages/sandbox/src/new/file.ts'],
    ['other packages', 'package-lock.json'],
  ])('includes %s', (_, file) => {
    const { root, reopen } = open();
    reopen().keep(tutorial, ran);
    put(root, { [file]: `${sources[file as never]} # changed` });
    expect(reopen().find(tutorial)).toBeUndefined();
  });

  it('includes the address of the site, which cells show', () => {
    const { root, folder, reopen } = open();
    reopen().keep(tutorial, ran);
    const siteUrl = 'https://developers.other.example';
    expect(openTutorialCache({ folder, root, siteUrl }).find(tutorial)).toBeUndefined();
  });

  it('includes what the collection contains, not what it was made from', () => {
    const { root, reopen } = open();
    reopen().keep(tutorial, ran);
    const manifest = 'collection/.generated/manifest.json';
    put(root, { [manifest]: '{"inputs":"9","files":{"records/works.json":"2"}}' });
    expect(reopen().find(tutorial)).toEqual(ran);
    put(root, { [manifest]: '{"inputs":"9","files":{"records/works.json":"3"}}' });
    expect(reopen().find(tutorial)).toBeUndefined();
  });

  it.each([
    ['a new description', 'apis/foo.yaml'],
    ['a description that the sandbox does not read', 'apis/content.yaml'],
    ['a test', 'packages/sandbox/src/sandbox.test.ts'],
    ['what a page does with outputs', 'packages/cells/src/page/cell.tsx'],
    ['a guide', 'docs/iiif.mdx'],
  ])('does not include %s', (_, file) => {
    const { root, reopen } = open();
    reopen().keep(tutorial, ran);
    put(root, { [file]: 'openapi: 3.0.0' });
    expect(reopen().find(tutorial)).toEqual(ran);
  });
});

it('counts a damaged file as missing, and removes what is no longer used', () => {
  const { folder, reopen } = open();
  reopen().keep(tutorial, ran);
  const [name = ''] = readdirSync(folder);
  cpSync(join(folder, name), join(folder, 'old'));
  const cache = reopen();
  cache.find(tutorial);
  cache.prune();
  expect(existsSync(join(folder, 'old'))).toBe(false);
  writeFileSync(join(folder, name), '{');
  expect(reopen().find(tutorial)).toBeUndefined();
});
