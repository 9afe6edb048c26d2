import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideHosts } from '@portal/portal';
import { readDescriptions } from '@portal/sandbox';
import {
  digest,
  digestFiles,
  listInputs,
  openPieces,
} from '../../packages/freshness/src/index.mjs';
import { descriptionFiles } from './description-files.mjs';
import { folders, portalName, root } from './paths.mjs';
import { portal } from './portal.ts';

/**
 * What the cells of each tutorial have shown. It is valid while the cells and all that they run on stay
 * the same.
 * @param {{ folder?: string, root?: string, siteUrl?: string }} [places]
 */
export function openTutorialCache({
  folder = join(folders.cache, 'tutorials'),
  root: sources = root,
  siteUrl = portal.siteUrl,
} = {}) {
  const pieces = openPieces(folder);
  const hosts = JSON.stringify(guideHosts(portal));
  const common = digest(siteUrl, hosts, digestSources(sources));

  const keyOf = ({ name, cells }) => {
    const code = cells.map(({ id, kind, exercise, source }) => ({ id, kind, exercise, source }));
    return digest(common, JSON.stringify([name, code]));
  };

  return {
    /** What was kept for these very cells. Edits to the prose above a cell may have moved it since. */
    find(tutorial) {
      const kept = pieces.find(keyOf(tutorial));
      if (!kept) return undefined;
      const { slug, outputs, pictures } = JSON.parse(kept.toString());
      return { slug, cells: tutorial.cells, outputs, pictures: pictures.map(readPicture) };
    },
    keep(tutorial, { slug, outputs, pictures }) {
      const written = { slug, outputs, pictures: pictures.map(writePicture) };
      pieces.keep(keyOf(tutorial), JSON.stringify(written));
    },
    prune: pieces.prune,
  };
}

function writePicture({ bytes, ...place }) {
  return { ...place, bytes: Buffer.from(bytes).toString('base64') };
}

function readPicture({ bytes, ...place }) {
  return { ...place, bytes: Buffer.from(bytes, 'base64') };
}

/**
 * All that cells run on. Of the descriptions only those that the sandbox reads: a new API, or an edit
 * of another one, changes no output.
 */
function digestSources(folder) {
  const packages = ['cells', 'client', 'contract', 'sandbox'];
  const code = listInputs(
    folder,
    packages.map((name) => `packages/${name}/src`),
  );
  const files = [
    // What a page does with outputs changes none of them.
    ...code.filter((file) => !file.startsWith('packages/cells/src/page/')),
    ...descriptionFiles(folder, readDescriptions, `portals/${portalName}/apis`),
    ...listInputs(folder, [`portals/${portalName}/static`]),
    'package-lock.json',
    'scripts/steps/tutorial-worker.mjs',
  ];
  return digest(digestFiles(folder, files), madeRecords(folder));
}

/** Only the result counts, whatever the collection was made from. */
function madeRecords(folder) {
  const manifest = join(folder, `.generated/${portalName}/collection/manifest.json`);
  if (!existsSync(manifest)) return '';
  return JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8')).files);
}
