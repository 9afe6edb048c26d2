import type { Random } from '@portal/engraving';
import { type Mesh, meshOf, stand } from './mesh.ts';
import type { Specimen } from './specimen.ts';

/** Where a shell is to lie, and how it is turned from its usual way. */
export type Bed = {
  x: number;
  y: number;
  width: number;
  height: number;
  turn?: number;
  back?: boolean;
};

/** The meshes of a specimen, fitted into its bed. */
export function fitted(
  specimen: Specimen,
  bed: Bed,
  random: Random,
): { meshes: Mesh[]; pieces: ReturnType<Specimen['pieces']> } {
  const pieces = specimen.pieces(random);
  const size = Math.max(bed.width, bed.height);
  const stance = {
    yaw: specimen.yaw + (bed.back ? Math.PI : 0),
    tip: specimen.tip,
    roll: specimen.roll + (bed.turn ?? 0),
  };
  const rough = pieces.map(({ surface, net, opens }) =>
    stand(meshOf(surface, ...net(size), opens), { ...stance, size: 1, x: 0, y: 0 }),
  );
  const [left, top, right, bottom] = boxOf(rough);
  const scale = Math.min(bed.width / (right - left), bed.height / (bottom - top));
  const meshes = rough.map((mesh) =>
    stand(mesh, {
      size: scale,
      x: bed.x - ((left + right) / 2) * scale,
      y: bed.y - ((top + bottom) / 2) * scale,
    }),
  );
  return { meshes, pieces };
}

function boxOf(meshes: readonly Mesh[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { places } of meshes) {
    for (let at = 0; at < places.length; at += 3) {
      left = Math.min(left, places[at] as number);
      right = Math.max(right, places[at] as number);
      top = Math.min(top, places[at + 1] as number);
      bottom = Math.max(bottom, places[at + 1] as number);
    }
  }
  return [left, top, right, bottom];
}
