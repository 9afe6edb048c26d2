import { join, relative } from 'node:path';
import { digest, digestFiles, openResult } from '../../packages/freshness/src/index.mjs';
import { buildDir, folders, portalName, root } from './paths.mjs';

const lock = 'package-lock.json';
const browsers = '.browserslistrc';
/** Below the root: this portal's sources, and what is generated for it. */
const of = (path) => `portals/${portalName}/${path}`;
const made = (path) => `.generated/${portalName}/${path}`;
const definition = [of('portal.ts'), of('portal'), 'packages/portal/src', 'site/config'];
const buildPath = relative(root, buildDir);
const sourcesOf = (...names) => names.map((name) => `packages/${name}/src`);

/** The steps that make each part: changing their code changes the result. */
const steps = {
  tutorials: [
    'recorded-tracks.mjs',
    'run-tutorials.mjs',
    'sandbox-options.ts',
    'track-files.mjs',
    'tutorial-downloads.mjs',
    'tutorial-fetch.ts',
    'tutorial-files.mjs',
    'tutorial-worker.mjs',
    'write-tutorials.mjs',
  ],
  'cells-worker': ['build-cells-worker.mjs', 'bundle-for-browsers.mjs'],
  search: ['make-search.mjs', 'bundle-for-browsers.mjs'],
  build: ['build-sandbox-worker.mjs', 'compress-build.ts', 'prepare-build.ts', 'write-twins.ts'],
};
const stepsOf = (...names) =>
  names.flatMap((name) => steps[name].map((file) => `scripts/steps/${file}`));

/**
 * What the commands generate besides the collection, which tracks its own sources: `sources` are
 * all files and folders below the root that a part may depend on. A part that `hasAddress` also
 * changes with PORTAL_URL, the site's address.
 */
const parts = {
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

/** @typedef {keyof typeof parts} PartName */

/**
 * The digest of a part's current sources. Take it before the part is made, so that an edit in the
 * meantime is not missed.
 * @param {PartName} name
 * @param {Record<string, string | undefined>} [env]
 */
export function partInputs(name, folder = root, env = process.env) {
  const { sources, hasAddress } = parts[name];
  const files = digestFiles(folder, sources);
  return hasAddress && env.PORTAL_URL ? digest(files, env.PORTAL_URL) : files;
}

/**
 * @param {PartName} name
 * @param {{ folder?: string, cache?: string }} [places]
 */
export function openPart(name, { folder = root, cache = folders.cache } = {}) {
  const { made: result, record } = parts[name];
  return openResult({
    folder: join(folder, result),
    record: record ? join(folder, record) : join(cache, `${name}.json`),
  });
}

/**
 * Whether a part is complete, and made from its current sources.
 * @param {PartName} name
 * @param {{ folder?: string, cache?: string }} [places]
 */
export function isFresh(name, places = {}) {
  return openPart(name, places).isWhole(partInputs(name, places.folder));
}
