import { type Cuts, startCuts } from './cuts.ts';
import type { Scene } from './scene.ts';
import type { Mesh } from './solid.ts';

export type Burin = {
  /** The share of its room that the widest line takes. */
  weight: number;
  /** Lines lighter than this are not cut at all. */
  lightest: number;
  /** Lines cross each other where it is darker than this. */
  crossing: number;
  /** Cuts the lights out of a dark ground, instead of the darks. */
  reversed?: boolean;
  /** Dots instead of lines. */
  dotted?: boolean;
};

/** Lines over every visible surface, wider where it is darker. */
export function engraveScene({ meshes }: Scene, burin: Burin): Cuts {
  const cuts = startCuts();
  meshes.forEach((mesh) => {
    const { rows, columns } = mesh;
    for (let row = 0; row < rows; row += 1) {
      cutLine(cuts, mesh, burin, columns, row * columns, 1, columns);
    }
    if (mesh.solid.crossed === false || burin.crossing > 1) return;
    const second = { ...burin, lightest: burin.crossing, weight: burin.weight * 0.6 };
    // Slanting lines: one column further with every row.
    for (let start = 1 - rows; start < columns; start += 1) {
      const firstRow = Math.max(0, -start);
      const length = Math.min(rows - firstRow, columns - Math.max(0, start));
      const first = firstRow * columns + Math.max(0, start);
      cutLine(cuts, mesh, second, length, first, columns + 1, 1);
    }
  });
  return cuts;
}

/** Cuts one line wherever it is seen and dark enough. */
function cutLine(
  cuts: Cuts,
  { x, y, tone, seen }: Mesh,
  { weight, lightest, reversed, dotted }: Burin,
  length: number,
  first: number,
  stride: number,
  toNext: number,
): void {
  const base = lightest * 0.6;
  let [dotX, dotY] = [Number.NEGATIVE_INFINITY, 0];
  for (let step = 0, index = first; step < length; step += 1, index += stride) {
    const dark = reversed ? 0.94 - (tone[index] as number) : (tone[index] as number);
    if (!(dark > lightest && seen[index] === 2)) {
      cuts.lift();
      continue;
    }
    const other = index + toNext < x.length ? index + toNext : index - toNext;
    const dx = (x[other] as number) - (x[index] as number);
    const dy = (y[other] as number) - (y[index] as number);
    const room = Math.min(9, Math.sqrt(dx * dx + dy * dy) || 3);
    if (room < 0.8) {
      cuts.lift();
      continue;
    }
    const share = Math.min(1, (dark - base) / (1 - base));
    const width = Math.min(room * 0.86, Math.max(0.5, room * weight * share));
    const [toX, toY] = [x[index] as number, y[index] as number];
    if (!dotted) cuts.go(toX, toY, width);
    else if (Math.hypot(toX - dotX, toY - dotY) > room * 0.95) {
      // No stippler keeps his dots in rows.
      const [stray, sideways] = [Math.sin(index * 12.9898) * 1.4, Math.sin(index * 78.233) * 1.4];
      cuts.dot(toX + stray, toY + sideways, Math.min(room * 1.05, width * 1.35));
      [dotX, dotY] = [toX, toY];
    }
  }
  cuts.lift();
}
