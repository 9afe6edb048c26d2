import { cellAt, type DepthMap } from './depth-map.ts';
import type { Mesh } from './solid.ts';

/** Finds which points of the meshes are seen (2), or are at least a corner of something seen (1). */
export function findSeen(map: DepthMap, meshes: readonly Mesh[]): void {
  const { left, top, cell, columns, rows, nearest, owner, corner } = map;
  for (let spot = 0; spot < owner.length; spot += 1) {
    const mesh = meshes[owner[spot] as number];
    if (mesh) mesh.seen[corner[spot] as number] = 1;
  }
  const stuffs = meshes.map(({ solid }) => solid.stuff);
  meshes.forEach((mesh, number) => {
    const { x, y, z, sides, seen, solid } = mesh;
    const near = solid.round ? nearSide(mesh) : 0;
    for (let index = 0; index < seen.length; index += 1) {
      if (near !== 0 && sides[index] !== near) continue;
      const column = ((x[index] as number) - left) / cell;
      const row = ((y[index] as number) - top) / cell;
      if (!(column >= 0 && row >= 0 && column < columns && row < rows)) continue;
      const spot = (row | 0) * columns + (column | 0);
      const gap = (nearest[spot] as number) - (z[index] as number);
      const other = owner[spot] as number;
      // Where two pieces of one stuff grow together, neither ends before the other begins.
      const kin = other >= 0 && stuffs[other] === solid.stuff;
      if (gap < (other === number ? 20 : kin ? 7 : 3)) seen[index] = 2;
    }
  });
}

/** The side that the foremost point of a round solid shows. */
function nearSide({ z, sides }: Mesh): number {
  let foremost = 0;
  for (let index = 1; index < z.length; index += 1) {
    if ((z[index] as number) > (z[foremost] as number)) foremost = index;
  }
  return sides[foremost] as number;
}

export function isSeen(map: DepthMap, x: number, y: number, z: number, owner: number): boolean {
  const cell = cellAt(map, x, y);
  if (cell < 0) return false;
  return (map.nearest[cell] as number) - z < (map.owner[cell] === owner ? 20 : 3);
}
