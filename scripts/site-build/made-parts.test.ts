import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { portalName, root } from '../bootstrap/paths.mjs';
import { isFresh, openPart, partInputs } from './made-parts.ts';

type Part = Parameters<typeof isFresh>[0];

const sources = [
  '.browserslistrc',
  `.generated/${portalName}/collection/manifest.json`,
  ...[
    ...['portal.ts', 'portal/apis.ts', 'apis/text.yaml', 'brand/tokens.css', 'home/_answer.mdx'],
    ...['collection/works/cats.yaml', 'docs/a.mdx', 'docs/examples/b.mdx', 'static/objects/1.json'],
  ].map((file) => `portals/${portalName}/${file}`),
  'portals/another/portal.ts',
  'portals/another/docs/a.mdx',
  ...[
    ...['cells', 'client', 'collection', 'contract', 'iiif', 'portal', 'reference', 'sandbox'],
    ...['search', 'server'],
  ].map((name) => `packages/${name}/src/deep/x.ts`),
  'packages/cells/python/x.py',
  'packages/client-python/src/x.py',
  'site/config/routes.ts',
  'site/src/css/index.css',
  ...[
    ...['site-build/build-cells-worker', 'site-build/make-search', 'tutorials/write-tutorials'],
    ...['site-build/build-sandbox-worker', 'dev'],
  ].map((name) => `scripts/${name}.ts`),
  `portals/${portalName}/CHANGELOG.md`,
  `portals/${portalName}/recorded/a.python.generated.json`,
  'package-lock.json',
];

const own = (names: string) => `portals/${portalName}/(portal|${names})`;
const code = (names: string) => `packages/(portal|${names})/src/`;

/** The sources that make each part stale when they change. */
const dependsOn: Record<Part, RegExp> = {
  tutorials: startsWith(
    own('apis|docs|recorded|static'),
    code('cells|client|client-python|contract|iiif|sandbox'),
    `\\.generated/${portalName}/collection/`,
    ...['site/config', 'package-lock', 'scripts/tutorials/write-tutorials'],
  ),
  'cells-worker': startsWith(
    'packages/(cells|client|client-python|iiif)/',
    ...['\\.browserslistrc', 'package-lock', 'scripts/site-build/build-cells-worker'],
  ),
  search: startsWith(
    own('apis|docs'),
    code('contract|reference|search'),
    ...['site/config', '\\.browserslistrc', 'package-lock', 'scripts/site-build/make-search'],
  ),
  build: startsWith(
    own('apis|brand|collection|docs|home|recorded|static|CHANGELOG'),
    ...['packages', 'site', '\\.browserslistrc', 'package-lock'],
    'scripts/(?!dev)',
  ),
};

function startsWith(...beginnings: string[]): RegExp {
  return new RegExp(`^(${beginnings.join('|')})`);
}

/** These start work, separate it or decide whether it is needed; the result is the same. */
const organising =
  /^scripts\/(bootstrap\/(paths|run)\.mjs|descriptions\/description-files\.ts|portal\/portal\.ts|site-build\/made-parts\.ts|tutorials\/(print-tutorial|tutorial-cache)\.ts)$/;

/** The modules of scripts that a module loads when it runs, directly or indirectly. */
function importedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || organising.test(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, target = ''] of text.matchAll(/^(?:import|\}) (?!type )[^']*from '(\.[^']+)'/gm)) {
    const imported = posix.join(posix.dirname(file), target);
    if (imported.startsWith('scripts/')) importedFrom(imported, seen);
  }
  return seen;
}

it.each<[Part, ...string[]]>([
  ['tutorials', 'tutorials/run-tutorials.ts', 'tutorials/tutorial-worker.ts'],
  ['cells-worker', 'site-build/build-cells-worker.ts'],
  ['search', 'site-build/make-search.ts'],
  [
    'build',
    ...['site-build/write-markdown.ts', 'site-build/build-sandbox-worker.ts'],
    'site-build/prepare-build.ts',
  ],
])('%s follow every step that makes them', (part, ...programs) => {
  const steps = programs.flatMap((name) => [...importedFrom(`scripts/${name}`)]);
  const places = made(part);
  for (const step of steps) expect(isFreshAfterEdit(part, places, step), step).toBe(false);
});

function put(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Edits a source, looks, and takes the edit back. */
function isFreshAfterEdit(part: Part, places: ReturnType<typeof made>, file: string): boolean {
  put(places.folder, file, 'changed');
  const isFreshNow = isFresh(part, places);
  if (sources.includes(file)) put(places.folder, file, file);
  else rmSync(join(places.folder, file));
  expect(isFresh(part, places), file).toBe(true);
  return isFreshNow;
}

function made(part: Part) {
  const folder = mkdtempSync(join(tmpdir(), 'made-parts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of sources) put(folder, file, file);
  const places = { folder, cache: join(folder, '.cache') };
  const result = openPart(part, places);
  result.write('made.txt', 'made');
  result.finish(partInputs(part, folder));
  return places;
}

describe.each(Object.entries(dependsOn) as [Part, RegExp][])('%s', (part, depends) => {
  it('are fresh once made', () => {
    expect(isFresh(part, made(part))).toBe(true);
  });

  it('follow every source that they depend on, and no other', () => {
    const places = made(part);
    for (const file of sources) {
      expect(isFreshAfterEdit(part, places, file), file).toBe(!depends.test(file));
    }
  });

  it('follow the address that the environment gives, if they contain it', () => {
    const places = made(part);
    const here = partInputs(part, places.folder, {});
    const there = partInputs(part, places.folder, { PORTAL_URL: 'https://a.example/b/' });
    const elsewhere = partInputs(part, places.folder, { PORTAL_URL: 'https://a.example/c/' });
    expect(new Set([here, there, elsewhere]).size).toBe(part === 'cells-worker' ? 1 : 3);
  });

  it('do not follow tests, what is made or installed, and prose', () => {
    const places = made(part);
    for (const file of [
      'site/config/a.test.ts',
      'site/.docusaurus/routes.js',
      'packages/cells/src/a.test.ts',
      'packages/search/src/node_modules/a/index.js',
      'README.md',
    ]) {
      expect(isFreshAfterEdit(part, places, file), file).toBe(true);
    }
  });

  it('are stale after being tampered with', () => {
    const places = made(part);
    const kept = openPart(part, places).kept('made.txt');
    expect(kept?.toString()).toBe('made');
    const folder =
      part === 'build' ? `site/build/${portalName}` : `.generated/${portalName}/${part}`;
    put(places.folder, `${folder}/made.txt`, 'tampered with');
    expect(isFresh(part, places)).toBe(false);
  });
});
