import { cellsOf, recordAt, shownPictures, staleCells } from '@portal/cells/node';
import { tracks } from '@portal/cells/take-away';
import { readRecord } from './track-files.mjs';

/**
 * The recorded outputs of a tutorial's cells in languages other than TypeScript, the pictures in
 * them, and a line for each track with cells whose current form is not recorded.
 * @param {{ name: string, slug: string, cells: import('@portal/cells').Cell[] }} tutorial
 * @param {string} siteUrl the address that outputs are to have
 */
export async function readTracks({ name, slug, cells }, siteUrl, read = readRecord) {
  /** @type {Record<string, import('@portal/cells').Output[]>} */
  const outputs = {};
  const problems = [];
  for (const language of Object.keys(tracks)) {
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
