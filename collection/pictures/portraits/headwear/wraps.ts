import { type Point, steps, valueNoise } from '@portal/engraving';
import { points } from '../modelling/listing.ts';
import { ball, lathe, type Make, tube } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import { smoothThrough } from '../modelling/spline.ts';
import type { Vector } from '../modelling/vector.ts';
import { clothMake, linenMake, onHead, type Studio } from '../studio.ts';
import { furMake, leaning, onCrown } from './felt.ts';

/** Bands of muslin wound round a cap, with a jewel and an aigrette. */
export function turban(studio: Studio): Solid[] {
  const linen = linenMake(studio, 'turban', 'head');
  const winding = (tilt: number, height: number, wide: number, phase: number): Solid => {
    const path = steps(0, Math.PI * 2, 30).map((turn): Vector => {
      const [x, z] = [Math.sin(turn) * wide, Math.cos(turn) * wide * 1.1];
      return [x, height + tilt * x + 0.12 * Math.cos(turn + phase), z - 0.1];
    });
    return tube(path, () => 0.2, { ...linen, stuff: tilt > 0 ? 'turban' : 'turban2' }, 1.5);
  };
  return [
    ball([0, -1.1, -0.1], [0.8, 0.68, 0.9], clothMake(studio, 'hat', 'head')),
    winding(0.26, -0.84, 0.8, 0),
    winding(-0.26, -0.88, 0.82, 1),
    winding(0.16, -1.12, 0.78, 2),
    winding(-0.16, -1.16, 0.78, 3),
    winding(0.3, -1.32, 0.62, 1),
    ball([0, -1, 1.02], [0.1, 0.13, 0.06], onHead(studio, 'gold')),
  ];
}

export function fez(studio: Studio): Solid[] {
  const make = leaning({ ...clothMake(studio, 'hat', 'head'), contrast: 0.9 }, { pitch: -0.1 });
  const tassel: Vector[] = [
    [0, -1.6, -0.1],
    [0.4, -1.64, 0],
    [0.74, -1.5, 0.06],
    [0.84, -1.2, 0.06],
    [0.86, -0.86, 0.06],
  ];
  return [
    lathe(points([0.02, -1.6, 0.6, -1.6, 0.64, -1.56, 0.84, -0.7]), onCrown, make),
    tube(tassel, (t) => (t > 0.72 ? 0.075 : 0.025), { ...make, stuff: 'tassel', darkness: 0.5 }, 0),
  ];
}

const veilWidth = smoothThrough([
  -1.42, 0.1, -1.35, 0.45, -1.15, 0.72, -0.8, 0.9, 0, 0.94, 0.8, 0.98, 1.5, 1.2, 2.2, 1.42,
]);
const veilDepth = smoothThrough([-1.42, 0.1, -1.3, 0.6, -0.9, 1.02, 0, 1.16, 1, 1.02, 2.2, 0.9]);

/** Cloth over the head that leaves the face free, falling to the shoulders. */
function drape(
  make: Make,
  opening: (turn: number, y: number) => boolean,
  end: number,
  folds = 1,
): Solid {
  const place = (along: number, line: number): [number, number] => [
    (line * 2 - 1) * Math.PI,
    -1.42 + (end + 1.42) * along ** 0.9,
  ];
  return {
    ...make,
    rows: Math.round(4.6 * make.density),
    columns: 54,
    covers: (along, line) => {
      const [turn, y] = place(along, line);
      return !opening(turn, y);
    },
    at(along, line) {
      const [turn, y] = place(along, line);
      const fold = folds * 0.05 * Math.sin(turn * 13 + y * 1.4) * Math.max(0, Math.min(1, y + 0.6));
      const cosine = Math.cos(turn);
      const deep = cosine > 0 ? Math.min(0.86, veilDepth(y)) : veilDepth(y);
      return [(veilWidth(y) + fold) * Math.sin(turn), y, (deep + fold) * cosine - 0.06];
    },
  };
}

function faceOpening(turn: number, y: number): boolean {
  const half = smoothFace(y);
  return Math.abs(turn) < half;
}

const smoothFace = smoothThrough([
  -0.85, 0, -0.78, 0.55, -0.55, 0.95, 0, 1.15, 0.8, 1.2, 1.4, 1.25, 2.2, 1.35,
]);

export function veil(studio: Studio): Solid[] {
  return [drape(linenMake(studio, 'veil', 'head'), faceOpening, 2.1)];
}

/** A nun's or widow's linen: brow, cheeks and throat are covered. */
export function wimple(studio: Studio): Solid[] {
  const linen = linenMake(studio, 'linen', 'head');
  const throat: Solid = {
    ...linen,
    rows: Math.round(1.5 * linen.density),
    columns: 50,
    at(along, line) {
      const turn = (along * 2 - 1) * 1.7;
      const start = 1.02 - 1.5 * (Math.abs(turn) / 1.7) ** 2.2;
      const y = start + (1.75 - start) * line;
      const out = 0.82 - 0.14 * Math.sin(Math.PI * Math.min(1, line * 1.2)) + 0.4 * line * line;
      return [out * Math.sin(turn), y, (out + 0.1) * Math.cos(turn) * (1 - 0.1 * line) - 0.06];
    },
  };
  const brow = lathe(
    points([0.83, -0.86, 0.86, -0.5]),
    { centre: [0, 0, -0.06], deep: 1.08 },
    linen,
  );
  const dark = clothMake(studio, 'veil', 'head');
  return [throat, brow, drape(dark, (turn, y) => Math.abs(turn) < smoothFace(y) + 0.12, 2.2)];
}

/** A patterned kerchief knotted under the chin. */
export function scarf(studio: Studio): Solid[] {
  const make = { ...clothMake(studio, 'scarf', 'head'), contrast: 0.95 };
  const closed = smoothThrough([
    -0.85, 0, -0.76, 0.5, -0.5, 0.95, 0.2, 1.12, 0.75, 0.95, 1.12, 0.35, 1.2, 0,
  ]);
  return [
    drape(make, (turn, y) => Math.abs(turn) < (y > 1.2 ? 0 : closed(y)), 1.55, 0.5),
    ball([0, 1.26, 0.78], [0.14, 0.11, 0.12], make),
    ...[-1, 1].map((side) =>
      tube(
        [
          [0, 1.26, 0.82],
          [side * 0.16, 1.42, 0.86],
          [side * 0.26, 1.64, 0.86],
        ],
        (t) => 0.07 + 0.05 * t,
        make,
        0,
      ),
    ),
  ];
}

/** A fur hood, for ice. */
export function hood(studio: Studio): Solid[] {
  const tufts = valueNoise('hood');
  const ring = steps(0, Math.PI * 2, 36).map(
    (turn): Vector => [
      Math.sin(turn) * 0.98,
      0.02 - Math.cos(turn) * 1.12,
      0.34 - 0.1 * Math.cos(turn),
    ],
  );
  const fur = furMake(onHead(studio, 'fur', { darkness: 0.04, contrast: 1 }));
  return [
    drape(
      clothMake(studio, 'coat', 'head'),
      (turn, y) => Math.abs(turn) < 1.1 && y > -1.05,
      1.9,
      0.4,
    ),
    tube(ring, (t) => 0.25 + 0.07 * tufts([t * 70, 3]), fur),
  ];
}

/** A surgeon's mirror on a band. */
export function headMirror(studio: Studio): Solid[] {
  const leather = onHead(studio, 'band', { darkness: 0.45, contrast: 0.6 });
  const tip = (turn: number): Point => [0, -0.02 * Math.cos(turn)];
  return [
    lathe(points([0.86, -0.92, 0.87, -0.74]), { ...onCrown, deep: 1.08, ripple: tip }, leather),
    ball([0.26, -1.04, 0.86], [0.3, 0.3, 0.05], onHead(studio, 'mirror', { darkness: -0.08 })),
    ball([0.26, -1.04, 0.92], [0.05, 0.05, 0.02], leather),
  ];
}
