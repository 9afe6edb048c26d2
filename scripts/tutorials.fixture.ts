import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseCells, type RanTutorial, runTutorial } from '@portal/cells/node';
import { openSandbox } from '@portal/sandbox/node';
import { provider } from '../site/provider.ts';
import { root, sandboxFolders, siteDir } from './steps/paths.mjs';
import { createTutorialCache } from './steps/tutorial-cache.mjs';

const folder = join(siteDir, '.generated', 'tutorials');

export type ShownTutorial = Pick<RanTutorial, 'slug' | 'cells' | 'outputs'> & {
  pictures: { url: string; path: string }[];
};

/** The real sandbox, and tutorials that run on it. */
export async function openTutorials() {
  const sandbox = await openSandbox(sandboxFolders);

  /** @param name e.g. "docs/examples/exploring-collections-apis.mdx" */
  function run(name: string): Promise<RanTutorial> {
    const base = `${provider.siteUrl}/sandbox`;
    return runTutorial(join(root, name), { sandboxFetch: sandbox.fetch, base, name });
  }

  /** What was recorded of these very sources; without that, what another run shows. */
  async function recordedOrRun(name: string): Promise<ShownTutorial> {
    const slug = basename(name, '.mdx');
    const file = join(folder, `${slug}.json`);
    const cells = parseCells(await readFile(join(root, name), 'utf8'), name);
    const cache = await createTutorialCache(folder);
    const isRecorded = existsSync(file) && (await cache.isFresh({ name, slug, cells }));
    return isRecorded ? JSON.parse(await readFile(file, 'utf8')) : run(name);
  }

  return { sandbox, recordedOrRun };
}
