import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cellsOf } from '../../packages/cells/src/cell.ts';
import {
  digest,
  digestFiles,
  listInputs,
  openPieces,
} from '../../packages/freshness/src/index.mjs';
import { guideHosts } from '../../packages/portal/src/index.ts';
import { descriptionFiles } from './description-files.mjs';
import { folders, portalName, root } from './paths.mjs';
import { portal as chosen } from './portal.ts';
import { sandboxOptions } from './sandbox-options.ts';

/**
 * The outputs of each tutorial's TypeScript cells. Valid as long as the cells and everything they
 * run on stay the same. A tutorial is its `name`, its `cells`, and `alsoShown`: the pictures of its
 * other tracks.
 * @param {{ folder?: string, root?: string, portal?: typeof chosen }} [places]
 */
export function openTutorialCache({
  folder = join(folders.cache, 'tutorials'),
  root: sources = root,
  portal = chosen,
} = {}) {
  const pieces = openPieces(folder);
  const common = digest(
    JSON.stringify([portal.siteUrl, guideHosts(portal)]),
    digestSources(sources, sandboxOptions(portal)),
  );

  const keyOf = ({ name, cells, alsoShown = [] }) => {
    const code = cellsOf(cells, 'ts').map(({ id, kind, exercise, source }) => ({
      id,
      kind,
      exercise,
      source,
    }));
    return digest(common, JSON.stringify([name, code, alsoShown]));
  };

  return {
    /**
     * The outputs stored for exactly these cells. Edits to the prose above a cell may have moved it
     * since.
     */
    find(tutorial) {
      const kept = pieces.find(keyOf(tutorial));
      if (!kept) return undefined;
      const { slug, outputs, pictures } = JSON.parse(kept.toString());
      return {
        slug,
        cells: cellsOf(tutorial.cells, 'ts'),
        outputs,
        pictures: pictures.map(readPicture),
      };
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
 * Everything that cells run on. Of the descriptions only those that the sandbox reads: a new API,
 * or an edit of another one, changes no output.
 */
function digestSources(folder, sandbox) {
  const packages = ['cells', 'client', 'contract', 'iiif', 'sandbox'];
  const code = listInputs(folder, [
    ...packages.map((name) => `packages/${name}/src`),
    // An API may answer from files of the portal.
    `portals/${portalName}/static`,
    `portals/${portalName}/sandbox.ts`,
  ]);
  const files = [
    // What a page does with outputs does not change them.
    ...code.filter((file) => !file.startsWith('packages/cells/src/page/')),
    ...(sandbox ? descriptionFiles(sandbox, folder) : []),
    'package-lock.json',
    'scripts/steps/tutorial-worker.mjs',
  ];
  return digest(digestFiles(folder, files), sandbox?.collection ? madeRecords(folder) : '');
}

/** Only the result counts, whatever the collection was made from. */
function madeRecords(folder) {
  const manifest = join(folder, `.generated/${portalName}/collection/manifest.json`);
  return JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8')).files);
}
