import type { Solid } from '../../portraits/modelling/solid.ts';
import type { Vector } from '../../portraits/modelling/vector.ts';
import { type Camera, makeAt, type Spot } from '../world/camera.ts';

/** The side of a hull: longer at the deck than at the water. */
export function hull(
  camera: Camera,
  spot: Spot,
  long: number,
  tall: number,
  stuff = 'hull',
): Solid[] {
  const make = makeAt(camera, spot, stuff, { darkness: 0.35, contrast: 0.75 });
  const { density, ...rest } = make;
  return [1, -1].map((side) => ({
    ...rest,
    rows: Math.max(4, Math.round(tall * density)),
    columns: 24,
    at(along: number, line: number): Vector {
      const t = along * 2 - 1;
      const sheer = tall * (1 + 0.35 * t * t + (t > 0.7 ? (t - 0.7) * 0.6 : 0));
      const beam = 0.18 * long * Math.sqrt(Math.max(0, 1 - Math.abs(t) ** 2.6)) * (1 - 0.35 * line);
      return [t * (long / 2) * (1 - 0.12 * line), -sheer * (1 - line), beam * side];
    },
  }));
}

/** A square or tapering sail, filled by the wind. */
export function sail(
  camera: Camera,
  spot: Spot,
  corners: readonly [Vector, Vector, Vector, Vector],
  belly: number,
): Solid {
  const make = makeAt(camera, spot, 'sail', { darkness: 0, crossed: false });
  const { density, ...rest } = make;
  const [a, b, c, d] = corners;
  const mix = (p: Vector, q: Vector, t: number): Vector => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
    p[2] + (q[2] - p[2]) * t,
  ];
  return {
    ...rest,
    rows: Math.max(4, Math.round(Math.abs(d[1] - a[1]) * density)),
    columns: 12,
    at(along, line) {
      const [x, y, z] = mix(mix(a, b, along), mix(d, c, along), line);
      const full =
        belly * Math.sin(Math.PI * along) * Math.sin(Math.PI * Math.min(1, line * 0.9 + 0.1));
      return [x + full, y, z + full];
    },
  };
}

/** A long flag at the head of a mast. */
export function pennant(camera: Camera, spot: Spot, [x, y, z]: Vector): Solid[] {
  const make = makeAt(camera, spot, 'accent', { darkness: 0.15, crossed: false });
  const { density: _density, ...rest } = make;
  return [
    {
      ...rest,
      rows: 4,
      columns: 12,
      at: (along, line) => [
        x - along * 0.7,
        y + (line - 0.5) * 0.16 * (1 - along) + 0.05 * Math.sin(along * 7),
        z,
      ],
    },
  ];
}
