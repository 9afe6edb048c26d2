import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isFresh, openPart, partInputs } from './made-parts.mjs';
import { portalName, root } from './paths.mjs';

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
  'site/config/routes.ts',
  'site/src/css/index.css',
  ...['build-cells-worker', 'make-search', 'write-tutorials', 'build-sandbox-worker', 'dev'].map(
    (name) => `scripts/steps/${name}.mjs`,
  ),
  'CHANGELOG.md',
  'package-lock.json',
];

const own = (names: string) => `portals/${portalName}/(portal|${names})`;
const code = (names: string) => `packages/(portal|${names})/`;

/** The sources that make each part stale when they change. */
const dependsOn: Record<Part, RegExp> = {
  tutorials: startsWith(
    own('apis|docs/examples|static'),
    code('cells|client|contract|iiif|sandbox'),
    `\\.generated/${portalName}/collection/`,
    ...['site/config', 'package-lock', 'scripts/steps/write-tutorials'],
  ),
  'cells-worker': startsWith(
    'packages/(cells|client|iiif)/',
    ...['\\.browserslistrc', 'package-lock', 'scripts/steps/build-cells-worker'],
  ),
  search: startsWith(
    own('apis|docs'),
    code('contract|reference|search'),
    ...['site/config', '\\.browserslistrc', 'package-lock', 'scripts/steps/make-search'],
  ),
  build: startsWith(
    own('apis|brand|collection|docs|home|static'),
    ...['packages', 'site', 'CHANGELOG', '\\.browserslistrc', 'package-lock'],
    'scripts/steps/(?!dev)',
  ),
};

function startsWith(...beginnings: string[]): RegExp {
  return new RegExp(`^(${beginnings.join('|')})`);
}

/** These start work, keep it apart or decide whether it is needed; what is made is the same. */
const organising =
  /^scripts\/steps\/(made-parts|paths|print-tutorial|run|tutorial-cache|description-files)\.mjs$|^scripts\/steps\/portal\.ts$/;

/** The modules of scripts that a module loads when it runs, and those that these load. */
function importedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || organising.test(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, target = ''] of text.matchAll(/from '(\.\/[^']+)'/g)) {
    importedFrom(`${dirname(file)}/${target.slice(2)}`, seen);
  }
  return seen;
}

it.each<[Part, ...string[]]>([
  ['tutorials', 'run-tutorials.mjs', 'tutorial-worker.mjs'],
  ['cells-worker', 'build-cells-worker.mjs'],
  ['search', 'make-search.mjs'],
  ['build', 'write-twins.ts', 'build-sandbox-worker.mjs', 'prepare-build.ts'],
])('%s follow every step that makes them', (part, ...programs) => {
  const steps = programs.flatMap((name) => [...importedFrom(`scripts/steps/${name}`)]);
  for (const step of steps) {
    const places = made(part);
    put(places.folder, step, 'changed');
    expect(isFresh(part, places), step).toBe(false);
  }
});

function put(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
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

  it.each(sources)('follow %s where they depend on it', (file) => {
    const places = made(part);
    put(places.folder, file, 'changed');
    expect(isFresh(part, places)).toBe(!depends.test(file));
  });

  it('follow the address that the environment gives, where they contain it', () => {
    const places = made(part);
    const here = partInputs(part, places.folder, {});
    const there = partInputs(part, places.folder, { PORTAL_URL: 'https://a.example/b/' });
    const elsewhere = partInputs(part, places.folder, { PORTAL_URL: 'https://a.example/c/' });
    expect(new Set([here, there, elsewhere]).size).toBe(part === 'cells-worker' ? 1 : 3);
  });

  it.each([
    'site/config/a.test.ts',
    'site/.docusaurus/routes.js',
    'packages/cells/src/a.test.ts',
    'packages/search/src/node_modules/a/index.js',
    'README.md',
  ])('do not follow %s', (file) => {
    const places = made(part);
    put(places.folder, file, 'changed');
    expect(isFresh(part, places)).toBe(true);
  });

  it('are stale after somebody has tampered with them', () => {
    const places = made(part);
    const kept = openPart(part, places).kept('made.txt');
    expect(kept?.toString()).toBe('made');
    const folder =
      part === 'build' ? `site/build/${portalName}` : `.generated/${portalName}/${part}`;
    put(places.folder, `${folder}/made.txt`, 'tampered with');
    expect(isFresh(part, places)).toBe(false);
  });
});
