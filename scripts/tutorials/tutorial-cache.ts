import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cell, cellsOf } from '../../packages/cells/src/cell.ts';
import type { KeptPicture, RanTutorial } from '../../packages/cells/src/node/index.ts';
import { digest, digestFiles, listInputs, openPieces } from '../../packages/freshness/src/index.ts';
import { guideHosts } from '../../packages/portal/src/index.ts';
import { folders, portalName, root } from '../bootstrap/paths.mjs';
import { descriptionFiles } from '../descriptions/description-files.ts';
import { portal as chosen } from '../portal/portal.ts';
import { type SandboxOptions, sandboxOptions } from '../portal/sandbox-options.ts';

type CachedTutorial = { name: string; cells: readonly Cell[]; alsoShown?: readonly string[] };

type WrittenPicture = Omit<KeptPicture, 'bytes'> & { bytes: string };
type Written = Pick<RanTutorial, 'slug' | 'outputs'> & { pictures: WrittenPicture[] };

/**
 * The outputs of each tutorial's TypeScript cells. Valid as long as the cells and everything they
 * run on stay the same. A tutorial is its `name`, its `cells`, and `alsoShown`: the pictures of its
 * other tracks.
 */
export function openTutorialCache({
  folder = join(folders.cache, 'tutorials'),
  root: sources = root,
  portal = chosen,
}: {
  folder?: string;
  root?: string;
  portal?: typeof chosen;
} = {}) {
  const pieces = openPieces(folder);
  const common = digest(
    JSON.stringify([portal.siteUrl, guideHosts(portal)]),
    digestSources(sources, sandboxOptions(portal)),
  );

  const keyOf = ({ name, cells, alsoShown = [] }: CachedTutorial) => {
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
    find(tutorial: CachedTutorial): RanTutorial | undefined {
      const kept = pieces.find(keyOf(tutorial));
      if (!kept) return undefined;
      const { slug, outputs, pictures }: Written = JSON.parse(kept.toString());
      return {
        slug,
        cells: cellsOf(tutorial.cells, 'ts'),
        outputs,
        pictures: pictures.map(readPicture),
      };
    },
    keep(tutorial: CachedTutorial, { slug, outputs, pictures }: RanTutorial): void {
      const written: Written = { slug, outputs, pictures: pictures.map(writePicture) };
      pieces.keep(keyOf(tutorial), JSON.stringify(written));
    },
    prune: pieces.prune,
  };
}

function writePicture({ bytes, ...place }: KeptPicture): WrittenPicture {
  return { ...place, bytes: Buffer.from(bytes).toString('base64') };
}

function readPicture({ bytes, ...place }: WrittenPicture): KeptPicture {
  return { ...place, bytes: Buffer.from(bytes, 'base64') };
}

/**
 * Everything that cells run on. Of the descriptions only those that the sandbox reads: a new API,
 * or an edit of another one, changes no output.
 */
function digestSources(folder: string, sandbox: SandboxOptions | undefined): string {
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
    'scripts/tutorials/tutorial-worker.ts',
  ];
  return digest(digestFiles(folder, files), sandbox?.collection ? madeRecords(folder) : '');
}

/** Only the result counts, whatever the collection was made from. */
function madeRecords(folder: string): string {
  const manifest = join(folder, `build/${portalName}/collection/manifest.json`);
  return JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8')).files);
}
