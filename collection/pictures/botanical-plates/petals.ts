import { bows, closedSoft, type Point, type Random, steps } from '@portal/engraving';
import type { Medium } from './medium.ts';
import type { Pigment } from './pigments.ts';
import { type Pose, projection } from './pose.ts';

/** The form of one petal, in units of the flower's size. */
export type PetalForm = {
  /** Distance from the axis and height along it, from the root (0) to the tip (1). */
  profile: (out: number) => readonly [radius: number, height: number];
  /** Half its width, from the root to the tip. */
  width: (out: number) => number;
  /** How much the edges curve inwards. */
  cup?: number;
  /** How much the margin waves. */
  ripple?: number;
  veins?: number;
  /** How far the shading runs up from the root. */
  shaded?: number;
};

export type PetalDress = {
  medium: Medium;
  pigment: Pigment;
  /** Colours at the root and at the tip where they differ from the pigment's own. */
  root?: string;
  tip?: string;
};

/** Pieces of a flower, to be laid one over another from the farthest to the nearest. */
export type Piece = { depth: number; svg: string };

export function stack(pieces: readonly Piece[]): string {
  return [...pieces]
    .sort((a, b) => a.depth - b.depth)
    .map(({ svg }) => svg)
    .join('');
}

/** Margins need more points near the tip, where they turn. */
const outward = steps(0, 1, 8).map((share) => 1 - (1 - share) ** 1.8);
const outwardSmall = steps(0, 1, 4).map((share) => 1 - (1 - share) ** 1.8);

export function petal(
  pose: Pose,
  form: PetalForm,
  turn: number,
  dress: PetalDress,
  random: Random,
): Piece {
  const project = projection(pose);
  const { profile, width, cup = 0.3, ripple = 0, veins = 5, shaded = 0.35 } = form;
  const phase = random.between(0, 6);
  const place = (out: number, across: number, wave = 0) => {
    const [radius, height] = profile(out);
    const half = width(Math.min(1, out));
    const inward = Math.max(0, radius - cup * across * across * half);
    const side = across * half;
    const lift = cup * 0.4 * across * across * half + wave;
    const away = Math.hypot(inward, side);
    return project(away, turn + Math.atan2(side, inward || 1e-6), height + lift);
  };
  const small = width(0.5) * pose.size < 14;
  const margin = (side: number): Point[] =>
    (small ? outwardSmall : outward).map((out) => {
      const wave = ripple * Math.sin(out * 17 + side * 1.3 + phase) * width(out) * out;
      return place(out, side * (1 + wave * 0.6), wave).point;
    });
  const tips =
    width(1) > 0.06
      ? steps(-0.75, 0.75, 6).map((across) => {
          const wave = ripple * Math.sin(across * 11 + phase) * 0.3;
          return place(1 + wave * 0.3 + 0.06 * (1 - across * across), across, wave).point;
        })
      : [];
  const outline = closedSoft([...margin(-1), ...tips, ...margin(1).reverse()]);
  const along = veins > 0 ? steps(-0.72, 0.72, Math.max(1, veins - 1)) : [];
  const lines = along.map(
    (across) =>
      [
        place(0.06, across * 0.8).point,
        place(0.45, across).point,
        place(0.9 - Math.abs(across) * 0.16 - random.next() * 0.1, across).point,
      ] as const,
  );
  const strokes = steps(-0.9, 0.9, Math.max(3, Math.round(veins * (small ? 1.5 : 2.4)))).map(
    (across) => {
      const end = shaded * random.between(0.5, 1.1);
      return [
        place(0.03, across).point,
        place(end * 0.5, across).point,
        place(end, across).point,
      ] as const;
    },
  );
  const { medium, pigment, root = pigment.dark, tip = pigment.light } = dress;
  const showsBack = facesAway(place(0.45, 0).point, place(0.55, 0).point, place(0.5, 0.3).point);
  const svg = medium.paint({
    outline,
    pigment,
    body: 'petal',
    grade: [place(0, 0).point, place(1, 0).point],
    ends: showsBack ? [root, pigment.base] : [root, tip],
    veins: bows(lines),
    shade: shaded > 0 ? bows(strokes) : '',
  });
  return { depth: place(0.6, 0).depth, svg };
}

function facesAway([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0;
}

/** Petals evenly round the axis. */
export function whorl(
  pose: Pose,
  form: PetalForm,
  count: number,
  start: number,
  dress: PetalDress,
  random: Random,
): Piece[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = start + (index / count) * Math.PI * 2 + random.jitter(0.25 / count);
    const grown = random.between(0.93, 1.05);
    return petal({ ...pose, size: pose.size * grown }, form, turn, dress, random);
  });
}
