import type { Mesh } from './mesh.ts';

/** What is seen at each pixel of a box: how near, where on the surface, and how it lies. */
export type Sight = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Nearer is more; nothing is nought. */
  depth: Float32Array;
  along: Float32Array;
  across: Float32Array;
  /** The surface's normal, three to a pixel, turned towards us. */
  normal: Float32Array;
  /** Which mesh is seen, counted from 1; negative where its inside is seen; 0 for none. */
  part: Int8Array;
  /** How much matter a ray passes through. Only kept where it is asked for. */
  matter?: Float32Array;
};

/** Far enough away that every depth is more than nought. */
const far = 4000;

function newScratch(count: number) {
  return {
    depth: new Float32Array(count),
    along: new Float32Array(count),
    across: new Float32Array(count),
    normal: new Float32Array(count * 3),
    part: new Int8Array(count),
    matter: new Float32Array(count),
  };
}

// One look at a time is taken, and to ask for so much memory anew for each shell costs more than
// to draw it.
let scratch = newScratch(0);

function clearedScratch(count: number): ReturnType<typeof newScratch> {
  if (scratch.depth.length < count) scratch = newScratch(Math.ceil(count * 1.2));
  scratch.depth.fill(0, 0, count);
  scratch.part.fill(0, 0, count);
  scratch.matter.fill(0, 0, count);
  return scratch;
}

/** What is seen of some meshes. It holds until the next look is taken. */
export function look(
  meshes: readonly Mesh[],
  canvas: { width: number; height: number },
  withMatter = false,
): Sight {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { places } of meshes) {
    for (let at = 0; at < places.length; at += 3) {
      const x = places[at] as number;
      const y = places[at + 1] as number;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  left = Math.max(0, Math.floor(left) - 2);
  top = Math.max(0, Math.floor(top) - 2);
  const width = Math.max(1, Math.min(canvas.width, Math.ceil(right) + 3) - left);
  const height = Math.max(1, Math.min(canvas.height, Math.ceil(bottom) + 3) - top);
  const count = width * height;
  const { depth, along, across, normal, part, matter } = clearedScratch(count);
  const sight: Sight = {
    left,
    top,
    width,
    height,
    depth,
    along,
    across,
    normal,
    part,
    ...(withMatter ? { matter } : {}),
  };
  meshes.forEach((mesh, index) => {
    drawMesh(sight, mesh, index + 1);
  });
  return sight;
}

/** From the mouth backwards: what lies behind is then found hidden, and costs little. */
function drawMesh(sight: Sight, mesh: Mesh, part: number): void {
  const { columns, rows } = mesh;
  const over = rows + 1;
  for (let column = columns - 1; column >= 0; column -= 1) {
    const solid = !sight.matter && column < mesh.opens * columns;
    for (let row = 0; row < rows; row += 1) {
      const a = column * over + row;
      drawTriangle(sight, mesh, part, solid, a, a + 1, a + over);
      drawTriangle(sight, mesh, part, solid, a + over, a + 1, a + over + 1);
    }
  }
}

// The loops below run for every pixel of every shell, so they take apart no arrays.
function drawTriangle(
  sight: Sight,
  mesh: Mesh,
  part: number,
  solid: boolean,
  a: number,
  b: number,
  c: number,
): void {
  const { places: p, normals: n, rows, columns } = mesh;
  const { left, top, width, height, depth, along, across, normal, matter } = sight;
  const ax = (p[a * 3] as number) - left;
  const ay = (p[a * 3 + 1] as number) - top;
  const bx = (p[b * 3] as number) - left;
  const by = (p[b * 3 + 1] as number) - top;
  const cx = (p[c * 3] as number) - left;
  const cy = (p[c * 3 + 1] as number) - top;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if ((area < 1e-6 && area > -1e-6) || (solid && area > 0)) return;
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.01));
  const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) + 0.01));
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.01));
  const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) + 0.01));
  if (x0 > x1 || y0 > y1) return;
  const over = rows + 1;
  const inverse = 1 / area;
  const az = (p[a * 3 + 2] as number) + far;
  const bz = (p[b * 3 + 2] as number) + far;
  const cz = (p[c * 3 + 2] as number) + far;
  const ua = Math.floor(a / over) / columns;
  const ub = Math.floor(b / over) / columns;
  const uc = Math.floor(c / over) / columns;
  const va = (a % over) / rows;
  const vb = (b % over) / rows;
  const vc = (c % over) / rows;
  const stepB = (cy - ay) * inverse;
  const stepC = (ay - by) * inverse;
  // The sign of the area says which side of the sheet is towards us.
  const seen = area < 0 ? part : -part;
  for (let y = y0; y <= y1; y += 1) {
    let wb = ((x0 - ax) * (cy - ay) - (y - ay) * (cx - ax)) * inverse - stepB;
    let wc = ((bx - ax) * (y - ay) - (by - ay) * (x0 - ax)) * inverse - stepC;
    for (let x = x0; x <= x1; x += 1) {
      wb += stepB;
      wc += stepC;
      const wa = 1 - wb - wc;
      if (wa < -1e-3 || wb < -1e-3 || wc < -1e-3) continue;
      const at = y * width + x;
      const z = wa * az + wb * bz + wc * cz;
      if (!matter && z <= (depth[at] as number)) continue;
      const nz =
        wa * (n[a * 3 + 2] as number) +
        wb * (n[b * 3 + 2] as number) +
        wc * (n[c * 3 + 2] as number);
      if (matter) matter[at] = (matter[at] as number) + 1 / Math.max(0.09, Math.abs(nz));
      if (z <= (depth[at] as number)) continue;
      depth[at] = z;
      along[at] = wa * ua + wb * ub + wc * uc;
      across[at] = wa * va + wb * vb + wc * vc;
      const facing = nz < 0 ? -1 : 1;
      normal[at * 3] =
        facing *
        (wa * (n[a * 3] as number) + wb * (n[b * 3] as number) + wc * (n[c * 3] as number));
      normal[at * 3 + 1] =
        facing *
        (wa * (n[a * 3 + 1] as number) +
          wb * (n[b * 3 + 1] as number) +
          wc * (n[c * 3 + 1] as number));
      normal[at * 3 + 2] = Math.abs(nz);
      sight.part[at] = seen;
    }
  }
}
