import { join, relative } from 'node:path';
import { digest, digestFiles, openResult } from '../../packages/freshness/src/index.ts';
import { buildDir, folders, portalName, root } from '../bootstrap/paths.mjs';

const lock = 'package-lock.json';
const browsers = '.browserslistrc';
/** Below the root: this portal's sources, and what is generated for it. */
const of = (path: string) => `portals/${portalName}/${path}`;
const made = (path: string) => `.generated/${portalName}/${path}`;
const definition = [of('portal.ts'), of('portal'), 'packages/portal/src', 'site/config'];
const buildPath = relative(root, buildDir);
const sourcesOf = (...names: string[]) => names.map((name) => `packages/${name}/src`);

export type PartName = 'tutorials' | 'cells-worker' | 'search' | 'build';

/** The steps that make each part: changing their code changes the result. */
const steps: Record<PartName, string[]> = {
  tutorials: [
    'tutorials/recorded-tracks.ts',
    'tutorials/run-tutorials.ts',
    'portal/sandbox-options.ts',
    'tutorials/track-files.ts',
    'tutorials/tutorial-downloads.ts',
    'tutorials/tutorial-fetch.ts',
    'tutorials/tutorial-files.ts',
    'tutorials/tutorial-worker.ts',
    'tutorials/write-tutorials.ts',
  ],
  'cells-worker': ['site-build/build-cells-worker.ts', 'site-build/bundle-for-browsers.ts'],
  search: ['site-build/make-search.ts', 'site-build/bundle-for-browsers.ts'],
  build: [
    'site-build/build-sandbox-worker.ts',
    'site-build/compress-build.ts',
    'site-build/prepare-build.ts',
    'site-build/write-markdown.ts',
  ],
};
const stepsOf = (...names: PartName[]) =>
  names.flatMap((name) => steps[name].map((file) => `scripts/${file}`));

type Part = { made: string; hasAddress: boolean; record?: string; sources: string[] };

/**
 * What the commands generate besides the collection, which tracks its own sources: `sources` are
 * all files and folders below the root that a part may depend on. A part that `hasAddress` also
 * changes with PORTAL_URL, the site's address.
 */
const parts: Record<PartName, Part> = {
  tutorials: {
    made: made('tutorials'),
    hasAddress: true,
    sources: [
      ...sourcesOf('cells', 'client', 'client-python', 'contract', 'iiif', 'sandbox'),
      ...[of('recorded'), of('docs'), of('apis'), of('static'), of('sandbox.ts')],
      ...[made('collection/manifest.json')],
      ...[lock, ...definition],
      ...stepsOf('tutorials'),
    ],
  },
  'cells-worker': {
    made: made('cells-worker'),
    hasAddress: false,
    sources: [
      ...sourcesOf('cells', 'client', 'client-python', 'iiif'),
      ...['packages/cells/python', browsers, lock],
      ...stepsOf('cells-worker'),
    ],
  },
  search: {
    made: made('search'),
    hasAddress: true,
    sources: [
      ...sourcesOf('contract', 'reference', 'search'),
      ...[of('docs'), of('apis'), browsers, lock, ...definition],
      ...stepsOf('search'),
    ],
  },
  build: {
    made: buildPath,
    hasAddress: true,
    // Inside, so that one rename puts both in place, and a copied build is still recognised.
    record: `${buildPath}/.inputs`,
    sources: [
      ...['apis', 'brand', 'collection', 'docs', 'home', 'recorded', 'sandbox.ts', 'static'].map(
        of,
      ),
      of('CHANGELOG.md'),
      ...[...definition, 'packages', 'site', browsers, lock],
      ...stepsOf('tutorials', 'cells-worker', 'search', 'build'),
    ],
  },
};

/**
 * The digest of a part's current sources. Take it before the part is made, so that an edit in the
 * meantime is not missed.
 */
export function partInputs(
  name: PartName,
  folder = root,
  env: Record<string, string | undefined> = process.env,
): string {
  const { sources, hasAddress } = parts[name];
  const files = digestFiles(folder, sources);
  return hasAddress && env.PORTAL_URL ? digest(files, env.PORTAL_URL) : files;
}

export function openPart(
  name: PartName,
  { folder = root, cache = folders.cache }: { folder?: string; cache?: string } = {},
) {
  const { made: result, record } = parts[name];
  return openResult({
    folder: join(folder, result),
    record: record ? join(folder, record) : join(cache, `${name}.json`),
  });
}

/** Whether a part is complete, and made from its current sources. */
export function isFresh(name: PartName, places: { folder?: string; cache?: string } = {}): boolean {
  return openPart(name, places).isWhole(partInputs(name, places.folder));
}
