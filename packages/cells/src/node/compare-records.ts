import type { Cell } from '../cell.ts';
import type { Output } from '../output.ts';
import type { TrackRecord } from './track-record.ts';

/**
 * How the recorded outputs differ from what the cells show now: "python-3: …". Text, tables and
 * pictures must be the same; drawings are compared by their data, so that another version of a
 * library may draw them differently.
 * @param cells those of the track. Of the drawings of one that varies, any number may differ.
 */
export function recordDifferences(
  committed: TrackRecord,
  now: TrackRecord,
  cells: readonly Pick<Cell, 'id' | 'varies'>[] = [],
): string[] {
  const ids = [...new Set([...Object.keys(committed.cells), ...Object.keys(now.cells)])];
  return ids.flatMap((id) => {
    if (!(id in now.cells)) return [`${id}: is recorded, but there is no such cell`];
    if (committed.cells[id] !== now.cells[id])
      return [`${id}: its code differs from what was recorded`];
    const [before, after] = [committed.outputs[id] ?? [], now.outputs[id] ?? []];
    if (before.length !== after.length || before.some(({ kind }, at) => kind !== after[at]?.kind)) {
      return [`${id}: shows ${kindsOf(after)}; recorded: ${kindsOf(before)}`];
    }
    const tolerance = cells.some((cell) => cell.id === id && cell.varies)
      ? Infinity
      : usualTolerance;
    let drawing = 0;
    return before.flatMap((output, at) => {
      const shown = after[at];
      if (output.kind !== 'svg' || shown?.kind !== 'svg') return textDifference(id, output, shown);
      const data = (record: TrackRecord): unknown => record.drawings[id]?.[drawing];
      const [{ svg: old, ...oldText }, { svg, ...text }] = [output, shown];
      const isSame = data(committed)
        ? areClose(data(committed), data(now), tolerance)
        : areClose(drawnParts(old), drawnParts(svg), tolerance);
      drawing += 1;
      return isSame
        ? textDifference(id, oldText, text)
        : [`${id}: draws other data in "${output.title}"`];
    });
  });
}

function kindsOf(outputs: readonly Output[]): string {
  return outputs.map(({ kind }) => kind).join(', ') || 'nothing';
}

/** The first line that differs, before and after. */
function textDifference(id: string, before: unknown, after: unknown): string[] {
  const [old, now] = [before, after].map((one) => JSON.stringify(one, null, 1).split(/\n|\\n/));
  const at = (old ?? []).findIndex((line, index) => line !== now?.[index]);
  const isSame = at === -1 && old?.length === now?.length;
  return isSame ? [] : [`${id}: shows ${now?.[at]?.trim()}; recorded: ${old?.[at]?.trim()}`];
}

/** A drawing without data: its markup, and separately its numbers. */
function drawnParts(svg: string): unknown[] {
  const numbers = /-?\d+(?:\.\d+)?/g;
  return [svg.replaceAll(numbers, '#'), (svg.match(numbers) ?? []).map(Number)];
}

/** No more than numbers differ between libraries. */
const usualTolerance = 1e-4;

/** The same text and structure, with numbers that differ by no more than a share of them. */
function areClose(a: unknown, b: unknown, tolerance: number): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    return Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  const fieldOf = (value: object, key: string): unknown => (value as Record<string, unknown>)[key];
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && areClose(fieldOf(a, key), fieldOf(b, key), tolerance))
  );
}
