import { join } from 'node:path';
import { cacheFolder, digestFiles, openResult } from '../../packages/freshness/src/index.mjs';
import { root } from './paths.mjs';

const lock = 'package-lock.json';
const browsers = '.browserslistrc';
const provider = ['site/provider.ts', 'site/config'];
const sourcesOf = (...names) => names.map((name) => `packages/${name}/src`);

/** The steps that make each part: other code of theirs makes other files. */
const steps = {
  tutorials: [
    'run-tutorials.mjs',
    'tutorial-files.mjs',
    'tutorial-worker.mjs',
    'write-tutorials.mjs',
  ],
  'cells-worker': ['build-cells-worker.mjs', 'bundle-for-browsers.mjs'],
  search: ['make-search.mjs', 'bundle-for-browsers.mjs'],
  build: ['build-sandbox-worker.mjs', 'prepare-build.ts', 'write-twins.ts'],
};
const stepsOf = (...names) =>
  names.flatMap((name) => steps[name].map((file) => `scripts/steps/${file}`));

/**
 * What the commands make besides the collection, which knows its own sources: `sources` are all files
 * and folders below the root that a part may depend on.
 */
const parts = {
  tutorials: {
    made: 'site/.generated/tutorials',
    sources: [
      ...sourcesOf('cells', 'client', 'contract', 'sandbox'),
      ...['docs/examples', 'apis', 'collection/.generated/manifest.json', lock, ...provider],
      ...stepsOf('tutorials'),
    ],
  },
  'cells-worker': {
    made: 'site/.generated/cells-worker',
    sources: [...sourcesOf('cells', 'client'), browsers, lock, ...stepsOf('cells-worker')],
  },
  search: {
    made: 'site/.generated/search',
    sources: [
      ...sourcesOf('contract', 'reference', 'search'),
      ...['docs', 'apis', browsers, lock, ...provider],
      ...stepsOf('search'),
    ],
  },
  build: {
    made: 'site/build',
    // Inside, so that one rename puts both in place, and a copied build is still recognised.
    record: 'site/build/.inputs',
    sources: [
      ...['apis', 'collection', 'docs', 'packages', 'site', 'CHANGELOG.md', browsers, lock],
      ...stepsOf('tutorials', 'cells-worker', 'search', 'build'),
    ],
  },
};

/** @typedef {keyof typeof parts} PartName */

/**
 * The digest of a part's sources as they are now. Take it before the part is made, so that an edit in
 * the meantime is not missed.
 * @param {PartName} name
 */
export function partInputs(name, folder = root) {
  return digestFiles(folder, parts[name].sources);
}

/**
 * @param {PartName} name
 * @param {{ folder?: string, cache?: string }} [places]
 */
export function openPart(name, { folder = root, cache = cacheFolder } = {}) {
  const { made, record } = parts[name];
  return openResult({
    folder: join(folder, made),
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
