import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isFresh, openPart, partInputs } from './made-parts.mjs';

type Part = Parameters<typeof isFresh>[0];

const sources = [
  '.browserslistrc',
  'apis/text.yaml',
  'collection/works/cats.yaml',
  'collection/.generated/manifest.json',
  'docs/a.mdx',
  'docs/examples/b.mdx',
  ...['cells', 'client', 'contract', 'reference', 'sandbox', 'search', 'server'].map(
    (name) => `packages/${name}/src/deep/x.ts`,
  ),
  'site/provider.ts',
  'site/config/routes.ts',
  'site/src/css/index.css',
  'CHANGELOG.md',
  'package-lock.json',
];

/** The sources that make each part stale when they change. */
const dependsOn: Record<Part, RegExp> = {
  tutorials:
    /^(apis|docs\/examples|packages\/(cells|client|contract|sandbox)|site\/(provider|config)|package-lock|collection\/\.generated)/,
  'cells-worker': /^(packages\/(cells|client)|\.browserslistrc|package-lock)/,
  search:
    /^(apis|docs|packages\/(contract|reference|search)|site\/(provider|config)|\.browserslistrc|package-lock)/,
  build: /^(apis|collection\/works|docs|packages|site|CHANGELOG|package-lock)/,
};

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
    const folder = part === 'build' ? 'site/build' : `site/.generated/${part}`;
    put(places.folder, `${folder}/made.txt`, 'tampered with');
    expect(isFresh(part, places)).toBe(false);
  });
});
