import { join, relative } from 'node:path';
import { digest, digestFiles, openResult } from '../../packages/freshness/src/index.mjs';
import { buildDir, folders, portalName, root } from './paths.mjs';

const lock = 'package-lock.json';
const browsers = '.browserslistrc';
/** Below the root: this portal's sources, and what is made for it. */
const of = (path) => `portals/${portalName}/${path}`;
const made = (path) => `.generated/${portalName}/${path}`;
const definition = [of('portal.ts'), of('portal'), 'packages/portal/src', 'site/config'];
const buildPath = relative(root, buildDir);
const sourcesOf = (...names) => names.map((name) => `packages/${name}/src`);

/** The steps that make each part: other code of theirs makes other files. */
const steps = {
  tutorials: [
    'run-tutorials.mjs',
    'sandbox-options.ts',
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
 * What the commands make besides the collection, which knows its own sources: `sources` are all files
 * and folders below the root that a part may depend on. A part that `hasAddress` is another one when
 * PORTAL_URL gives the site another address.
 */
const parts = {
  tutorials: {
    made: made('tutorials'),
    hasAddress: true,
    sources: [
      ...sourcesOf('cells', 'client', 'contract', 'iiif', 'sandbox'),
      ...[of('docs/examples'), of('apis'), of('static'), of('sandbox.ts')],
      ...[made('collection/manifest.json')],
      ...[lock, ...definition],
      ...stepsOf('tutorials'),
    ],
  },
  'cells-worker': {
    made: made('cells-worker'),
    hasAddress: false,
    sources: [...sourcesOf('cells', 'client', 'iiif'), browsers, lock, ...stepsOf('cells-worker')],
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
      ...['apis', 'brand', 'collection', 'docs', 'home', 'sandbox.ts', 'static'].map(of),
      of('CHANGELOG.md'),
      ...[...definition, 'packages', 'site', 'CHANGELOG.md', browsers, lock],
      ...stepsOf('tutorials', 'cells-worker', 'search', 'build'),
    ],
  },
};

/** @typedef {keyof typeof parts} PartName */

/**
 * The digest of a part's sources as they are now. Take it before the part is made, so that an edit in
 * the meantime is not missed.
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
 * Whether a part is whole, and made from its sources as they are now.
 * @param {PartName} name
 * @param {{ folder?: string, cache?: string }} [places]
 */
export function isFresh(name, places = {}) {
  return openPart(name, places).isWhole(partInputs(name, places.folder));
}
