import { cellAt, type DepthMap, depthMap, layMesh } from './depth-map.ts';
import { findSeen } from './sight.ts';
import { type Mesh, meshOf, type Solid } from './solid.ts';
import { cross, unit, type Vector } from './vector.ts';

/** Solids in the light: what is seen of them, and how dark it is. */
export type Scene = { meshes: readonly Mesh[]; map: DepthMap };

export type Lighting = {
  /** Left, top, right and bottom of what is looked at, in pixels. */
  box: readonly [number, number, number, number];
  /** Towards the light. */
  light: Vector;
  cell?: number;
};

const shadowCell = 7;

export function lightScene(solids: readonly Solid[], { box, light, cell = 4 }: Lighting): Scene {
  const meshes = solids.map(meshOf);
  const map = depthMap(box, cell);
  meshes.forEach(({ rows, columns, x, y, z }, number) => {
    layMesh(map, { x, y, z }, rows, columns, number);
  });
  findSeen(map, meshes);
  const sun = unit(light);
  const shadows = castShadows(meshes, box, sun);
  meshes.forEach((mesh, number) => {
    shade(mesh, sun, (index) => shadows(number, index));
  });
  return { meshes, map };
}

/** Whether something else stands between the light and a point: 0 in the light, 1 in shadow. */
function castShadows(
  meshes: readonly Mesh[],
  [left, top, right, bottom]: Lighting['box'],
  sun: Vector,
): (number: number, index: number) => number {
  const across = unit(cross([0, 1, 0], sun));
  const upward = cross(sun, across);
  const reach = Math.hypot(right - left, bottom - top) / 2;
  const [midX, midY] = [(left + right) / 2, (top + bottom) / 2];
  const map = depthMap([-reach, -reach, reach, reach], shadowCell);
  const seen = meshes.map(({ solid, rows, columns, x, y, z }, number) => {
    const count = rows * columns;
    const corners = {
      x: new Float32Array(count),
      y: new Float32Array(count),
      z: new Float32Array(count),
    };
    for (let index = 0; index < count; index += 1) {
      const [px, py] = [(x[index] as number) - midX, (y[index] as number) - midY];
      const pz = z[index] as number;
      corners.x[index] = px * across[0] + py * across[1] + pz * across[2];
      corners.y[index] = px * upward[0] + py * upward[1] + pz * upward[2];
      corners.z[index] = px * sun[0] + py * sun[1] + pz * sun[2];
    }
    // Fine meshes throw the same shadow when only some of their points are looked at.
    const stride = count > 4000 ? 3 : count > 900 ? 2 : 1;
    if (!solid.flat) layMesh(map, corners, rows, columns, number, stride);
    return corners;
  });
  return (number, index) => {
    const corners = seen[number] as (typeof seen)[number];
    const x = corners.x[index] as number;
    const y = corners.y[index] as number;
    const z = corners.z[index] as number;
    // Four looks around the point soften the edge of the shadow.
    return (
      hides(map, x - 4, y - 4, z, number) +
      hides(map, x + 4, y - 4, z, number) +
      hides(map, x - 4, y + 4, z, number) +
      hides(map, x + 4, y + 4, z, number)
    );
  };
}

function hides(map: DepthMap, x: number, y: number, z: number, number: number): number {
  const cell = cellAt(map, x, y);
  if (cell < 0) return 0;
  return (map.nearest[cell] as number) - z > (map.owner[cell] === number ? 22 : 12) ? 0.25 : 0;
}

function shade(mesh: Mesh, sun: Vector, shadow: (index: number) => number): void {
  const { solid, normals, tone, seen, rows, columns } = mesh;
  const { darkness = 0, contrast = 1, pattern } = solid;
  for (let index = 0; index < tone.length; index += 1) {
    if (!seen[index]) continue;
    const nx = normals[index * 3] as number;
    const ny = normals[index * 3 + 1] as number;
    const nz = normals[index * 3 + 2] as number;
    const facing = nx * sun[0] + ny * sun[1] + nz * sun[2];
    const lit = facing > 0 ? facing * (1 - 0.8 * shadow(index)) : -0.12 * facing;
    // Round things darken towards their edges, which lifts them off the ground behind.
    const edge = (1 - nz) * (1 - nz) * (1 - nz) * 0.25;
    const dark = 1 - lit;
    const column = index % columns;
    const mark = pattern
      ? pattern(column / (columns - 1), (index - column) / columns / (rows - 1))
      : 0;
    tone[index] = darkness + mark + contrast * (dark * Math.sqrt(dark) * 0.95 + edge - 0.06);
  }
}
