import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCells, type RanTutorial, runTutorial } from '@portal/cells/node';
import { guideHosts } from '@portal/portal';
import { root } from '@portal/portal/folders';
import { openSandbox } from '@portal/sandbox/node';
import { readTracks } from '../../../../scripts/tutorials/recorded-tracks.ts';
import { openTutorialCache } from '../../../../scripts/tutorials/tutorial-cache.ts';
import { tutorialSlug } from '../../../../scripts/tutorials/tutorial-files.ts';
import { apisFolder, collectionFolder } from '../folders.ts';
import { portal } from '../the-portal.ts';

export type ShownTutorial = Pick<RanTutorial, 'slug' | 'cells' | 'outputs'> & {
  pictures: { url: string; path: string }[];
};

/** The real sandbox, and tutorials that run on it. */
export async function openTutorials() {
  const mount = `${portal.basePath}sandbox`;
  const sandbox = await openSandbox({ apis: apisFolder, collection: collectionFolder, mount });
  const hosts = guideHosts(portal);

  /** @param name as `listTutorials` gives it */
  function run(name: string): Promise<RanTutorial> {
    const base = `${portal.siteUrl}/sandbox`;
    return runTutorial(join(root, name), { fetch: sandbox.fetch, hosts, base, name });
  }

  /** What was recorded of these very sources; without that, what another run shows. */
  async function recordedOrRun(name: string): Promise<ShownTutorial> {
    const cells = parseCells(await readFile(join(root, name), 'utf8'), name);
    const { pictures } = await readTracks(
      { name, slug: tutorialSlug(name), cells },
      portal.siteUrl,
    );
    return openTutorialCache().find({ name, cells, alsoShown: pictures }) ?? run(name);
  }

  return { sandbox, recordedOrRun };
}
