import type { Cell, Output } from '@portal/cells';
import { cellsOf, recordAt, shownPictures, staleCells } from '@portal/cells/node';
import { cellLanguages } from '../../packages/cells/src/cell.ts';
import { readRecord } from './track-files.ts';

type Tutorial = { name: string; slug: string; cells: readonly Cell[] };

const trackLanguages = cellLanguages.filter((language) => language !== 'ts');

/**
 * The recorded outputs of a tutorial's cells in languages other than TypeScript, the pictures in
 * them, and a line for each track with cells whose current form is not recorded.
 * @param siteUrl the address that outputs are to have
 */
export async function readTracks(
  { name, slug, cells }: Tutorial,
  siteUrl: string,
  read = readRecord,
) {
  const outputs: Record<string, Output[]> = {};
  const problems: string[] = [];
  for (const language of trackLanguages) {
    const own = cellsOf(cells, language);
    if (own.length === 0) continue;
    const record = await read(slug, language);
    const stale = staleCells(own, record);
    const shown = record ? recordAt(record, siteUrl).outputs : {};
    const command = `npm run tutorials:${language} -- ${slug}`;
    for (const cell of own) {
      const note = `This cell has not been recorded yet: run ${command}`;
      outputs[cell.id] = stale.includes(cell)
        ? [{ kind: 'log', level: 'warn', text: note }]
        : (shown[cell.id] ?? []);
    }
    if (stale.length > 0) {
      const ids = stale.map(({ id }) => id).join(', ');
      problems.push(`${name}: ${ids}: not recorded as written. Run ${command}`);
    }
  }
  return { outputs, pictures: shownPictures(Object.values(outputs).flat()), problems };
}
