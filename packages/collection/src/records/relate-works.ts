import type { WorkEntry } from '../read/work-entry.ts';
import type { FullWork, RelatedWork } from './record-types.ts';

/** An entry of a theme and the record made from it. */
export type BuiltWork = { entry: WorkEntry; work: FullWork; file: string };

/** A printed series is identified by its title alone. */
export function joinSeries({ entry, work }: BuiltWork): void {
  if (!entry.series) return;
  work.partOf = [{ title: entry.series, totalParts: 0, totalDescendentParts: 0, type: 'Series' }];
}

/** Links serials that changed their title. */
export function joinSerials(built: readonly BuiltWork[]): void {
  const byKey = new Map(built.flatMap((one) => (one.entry.key ? [[one.entry.key, one]] : [])));
  for (const { entry, work, file } of built) {
    if (!entry.follows) continue;
    const before = byKey.get(entry.follows);
    if (!before) {
      throw new Error(`${file}: “${entry.title}” follows “${entry.follows}”, which is not a key`);
    }
    work.precededBy.push(inShort(before.work));
    before.work.succeededBy.push(inShort(work));
  }
}

function inShort({ id, title, type }: FullWork): RelatedWork {
  return { id, title, totalParts: 0, totalDescendentParts: 0, type };
}
