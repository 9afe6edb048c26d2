import { join } from 'node:path';
import type { Cell } from '@portal/cells';
import type { RanTutorial } from '@portal/cells/node';
import { openResult } from '../../packages/freshness/src/index.ts';
import { folders } from '../bootstrap/paths.mjs';
import { openTutorialDownloads } from './tutorial-downloads.ts';

export type ShownTutorial = { name: string; slug: string; cells: Cell[]; ran: RanTutorial };

/**
 * Writes what the site is built from: for each tutorial `<slug>.json` with the outputs of its
 * cells, and below `static` their pictures and the downloads in each language that it has cells in.
 */
export async function writeTutorials(tutorials: readonly ShownTutorial[]): Promise<void> {
  const result = openResult({
    folder: join(folders.build, 'tutorials'),
    record: join(folders.cache, 'tutorials.json'),
  });
  const downloads = await openTutorialDownloads();
  for (const { name, slug, cells, ran } of tutorials) {
    const { outputs } = ran;
    for (const { path, bytes } of ran.pictures) result.write(`static${path}`, bytes);
    const pictures = ran.pictures.map(({ bytes: _, ...place }) => place);
    result.write(`${slug}.json`, JSON.stringify({ slug, cells, outputs, pictures }));
    for (const language of new Set(cells.map((cell) => cell.language))) {
      const files = await downloads({ name, slug, language, shown: { outputs, pictures } });
      for (const { path, bytes } of files) {
        result.write(`static/tutorial-files/${slug}/${path}`, bytes);
      }
    }
  }
  result.finish();
}
