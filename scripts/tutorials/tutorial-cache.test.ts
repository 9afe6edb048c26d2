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
import type { Cell, RanTutorial } from '@portal/cells/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folders, portalName } from '../bootstrap/paths.mjs';
import { withDependencies } from '../packages/our-packages.ts';
import { portal } from '../portal/portal.ts';
import { openTutorialCache } from './tutorial-cache.ts';

const own = `portals/${portalName}`;
const manifest = `build/${portalName}/collection/manifest.json`;

const cell: Cell = { id: 'cell-1', language: 'ts', kind: 'step', source: 'show(1);', line: 4 };

const tutorial = { name: 'docs/examples/a.mdx', slug: 'a', cells: [cell] };

const ran: RanTutorial = {
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

const sources: Record<string, string> = {
  [`${own}/apis/catalogue.yaml`]: "openapi: 3.1.0\nresponses:\n  $ref: './shared/errors.yaml#/all'",
  [`${own}/apis/shared/errors.yaml`]: 'all: { $ref: "../bounds.yaml" }',
  [`${own}/apis/bounds.yaml`]: '{ "maximum": { "$ref": "limits.json#/most" } }',
  [`${own}/apis/limits.json`]: '{ "most": 100 }',
  [`${own}/apis/content.yaml`]: 'openapi: 3.1.0',
  [manifest]: '{"files":{"records/works.json":"2"}}',
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
  const changes: Partial<Cell>[] = [{ source: 'show(2);' }, { kind: 'solution', exercise: 1 }];
  for (const change of changes) {
    expect(reopen().find({ ...tutorial, cells: [{ ...cell, ...change }] })).toBeUndefined();
  }
});

it('stays fresh when only prose changes, and follows the line numbers', () => {
  const { reopen } = open();
  reopen().keep(tutorial, ran);
  const moved = { ...tutorial, cells: [{ ...cell, line: 40 }] };
  expect(reopen().find(moved)?.cells[0]?.line).toBe(40);
});

it('stays fresh when a cell of another language changes', () => {
  const { reopen } = open();
  reopen().keep(tutorial, ran);
  const python: Cell = { id: 'python-1', language: 'python', kind: 'step', source: '1', line: 9 };
  expect(reopen().find({ ...tutorial, cells: [...tutorial.cells, python] })).toEqual(ran);
});

it('is stale when another track shows other pictures', () => {
  const { reopen } = open();
  reopen().keep({ ...tutorial, alsoShown: ['https://a.example/x.jpg'] }, ran);
  const find = (...alsoShown: string[]) => reopen().find({ ...tutorial, alsoShown });
  expect(find('https://a.example/x.jpg')).toEqual(ran);
  expect(find('https://a.example/y.jpg')).toBeUndefined();
  expect(find()).toBeUndefined();
});

it('stores each tutorial separately: one edit makes one stale', () => {
  const { reopen } = open();
  const other = { ...tutorial, name: 'docs/examples/b.mdx', slug: 'b' };
  reopen().keep(tutorial, ran);
  reopen().keep(other, { ...ran, slug: 'b' });
  const edited = { ...other, cells: [{ ...cell, source: 'show(2);' }] };
  expect(reopen().find(edited)).toBeUndefined();
  expect(reopen().find(tutorial)?.slug).toBe('a');
  expect(reopen().find(other)?.slug).toBe('b');
});

describe('what tutorials run on', () => {
  it.each([
    ['a description that the sandbox reads', `${own}/apis/catalogue.yaml`],
    ['a file that it refers to', `${own}/apis/shared/errors.yaml`],
    ['a file that that one refers to', `${own}/apis/bounds.yaml`],
    ['a file that JSON refers to', `${own}/apis/limits.json`],
    ['the code that runs cells', 'packages/cells/src/run/session.ts'],
    ['the process that runs them', 'scripts/tutorials/tutorial-worker.ts'],
    ['new code', 'packages/sandbox/src/new/file.ts'],
    ['other packages', 'package-lock.json'],
    ['files that an API may answer from', `${own}/static/objects/1.json`],
  ])('includes %s', (_, file) => {
    const { root, reopen } = open();
    reopen().keep(tutorial, ran);
    put(root, { [file]: `${sources[file]} # changed` });
    expect(reopen().find(tutorial)).toBeUndefined();
  });

  // Only the page that shows outputs uses the kit of the interface.
  const running = withDependencies('cells', 'sandbox').filter((one) => one !== 'packages/ui');
  it.each(running)('includes all of %s', (folder) => {
    const { root, reopen } = open();
    reopen().keep(tutorial, ran);
    put(root, { [`${folder}/src/new/file.ts`]: '' });
    expect(reopen().find(tutorial)).toBeUndefined();
  });

  it('includes the address of the site, which cells show', () => {
    const { root, folder, reopen } = open();
    reopen().keep(tutorial, ran);
    const elsewhere = { ...portal, siteUrl: 'https://developers.other.example' };
    const cache = openTutorialCache({ folder, root, portal: elsewhere });
    expect(cache.find(tutorial)).toBeUndefined();
  });

  it('includes where each API is', () => {
    const { root, folder, reopen } = open();
    reopen().keep(tutorial, ran);
    const apis = portal.apis.map((api) => ({ ...api, guideHost: 'https://api.other.example' }));
    const cache = openTutorialCache({ folder, root, portal: { ...portal, apis } });
    expect(cache.find(tutorial)).toBeUndefined();
  });

  it('includes the description that the sandbox reads, whatever its name', () => {
    const { root, folder } = open();
    const apis = portal.apis
      .filter(({ sandbox }) => sandbox === 'catalogue')
      .map((api) => ({ ...api, id: 'records', file: `${folders.portal}/apis/records.json` }));
    const records = `${own}/apis/records.json`;
    const reopen = () => openTutorialCache({ folder, root, portal: { ...portal, apis } });
    put(root, { [records]: '{}' });
    reopen().keep(tutorial, ran);
    expect(reopen().find(tutorial)).toEqual(ran);
    put(root, { [records]: '{ "changed": true }' });
    expect(reopen().find(tutorial)).toBeUndefined();
  });

  it('includes no collection in a portal without a sandbox', () => {
    const { root, folder } = open();
    rmSync(join(root, 'build'), { recursive: true });
    const apis = portal.apis.map(({ sandbox: _, ...api }) => api);
    const reopen = () => openTutorialCache({ folder, root, portal: { ...portal, apis } });
    reopen().keep(tutorial, ran);
    expect(reopen().find(tutorial)).toEqual(ran);
  });

  it('includes what the collection contains, not what it was made from', () => {
    const { root, reopen } = open();
    reopen().keep(tutorial, ran);
    put(root, { [manifest]: '{ "files": { "records/works.json": "2" } }' });
    expect(reopen().find(tutorial)).toEqual(ran);
    put(root, { [manifest]: '{"files":{"records/works.json":"3"}}' });
    expect(reopen().find(tutorial)).toBeUndefined();
  });

  it.each([
    ['a new description', `${own}/apis/foo.yaml`],
    ['a description that the sandbox does not read', `${own}/apis/text.yaml`],
    ['a test', 'packages/sandbox/src/sandbox.test.ts'],
    ['what a page does with outputs', 'packages/cells/src/page/cell.tsx'],
    ['a guide', `${own}/docs/iiif.mdx`],
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
