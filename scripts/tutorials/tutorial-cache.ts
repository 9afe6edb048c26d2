import { join } from 'node:path';
import { type Cell, cellsOf } from '../../packages/cells/src/cell.ts';
import type { KeptPicture, RanTutorial } from '../../packages/cells/src/node/index.ts';
import { digest, openPieces } from '../../packages/freshness/src/index.ts';
import { guideHosts } from '../../packages/portal/src/index.ts';
import { folders, root } from '../bootstrap/paths.mjs';
import { digestSandbox } from '../portal/digest-sandbox.ts';
import { portal as chosen } from '../portal/portal.ts';
import { sandboxOptions } from '../portal/sandbox-options.ts';

const whatRunsCells = ['packages/cells/src', 'scripts/tutorials/tutorial-worker.ts'];

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
    digestSandbox(sources, sandboxOptions(portal), whatRunsCells, {
      // What a page does with outputs does not change them.
      isRead: (file) => !file.startsWith('packages/cells/src/page/'),
    }),
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
