import { oval, type Point, polar, segments, steps } from '@portal/engraving';
import type { Bench, Habit } from './bench.ts';
import { bestFace, flowers } from './flowers.ts';
import { pigments } from './pigments.ts';
import { type Pose, projection, up } from './pose.ts';
import { soil } from './soil.ts';
import { type TurnedForm, turned } from './turned.ts';

function spines(points: readonly Point[], length: number, bench: Bench): string {
  const { dress, random } = bench;
  const rays = points.flatMap((point) =>
    steps(0, 4, 4).map(
      (index) =>
        [
          point,
          polar(point, index * 1.4 + random.jitter(0.6), length * random.between(0.6, 1.1)),
        ] as const,
    ),
  );
  return (
    dress.medium.line(segments(rays), 1, pigments.brown) +
    dress.medium.spots(points, 4, pigments.cream)
  );
}

const columnProfile: TurnedForm['profile'] = [
  [0, 0.13],
  [0.15, 0.145],
  [0.5, 0.15],
  [0.84, 0.14],
  [0.94, 0.1],
  [0.99, 0.05],
  [1, 0],
];

function column(pose: Pose, bench: Bench): string {
  const project = projection({ ...pose, face: 0.12 });
  const ribs = steps(0.1, 0.9, 7);
  const areoles = ribs.flatMap((share) =>
    steps(0.08, 0.93, 9).map((height) => {
      const radius = height > 0.84 ? 0.14 * Math.sqrt(Math.max(0, (1 - height) / 0.16)) : 0.147;
      return project(radius, Math.PI * share, height).point;
    }),
  );
  return (
    turned(
      { ...pose, face: 0.12 },
      { profile: columnProfile, meridians: 7, shading: 1.4 },
      bench.dress.leaf,
      bench.dress.medium,
    ) + spines(areoles, pose.size * 0.035, bench)
  );
}

function pad(foot: Point, angle: number, size: number, bench: Bench): string {
  const { medium, leaf } = bench.dress;
  const centre = polar(foot, angle, size * 0.5);
  const spots = steps(0, 34, 34).map((index) => {
    const out = Math.sqrt((index + 0.5) / 35) * 0.92;
    const turn = index * 2.39996;
    const along = polar(centre, angle, Math.cos(turn) * out * size * 0.5);
    return polar(along, angle + Math.PI / 2, Math.sin(turn) * out * size * 0.36);
  });
  return (
    medium.paint({
      outline: oval(centre, size * 0.52, size * 0.37, angle),
      pigment: leaf,
      body: 'solid',
      grade: [
        polar(centre, angle - Math.PI / 2, size * 0.35),
        polar(centre, angle + Math.PI / 2, size * 0.35),
      ],
    }) + spines(spots, size * 0.055, bench)
  );
}

function bloomOn(at: Point, angle: number, bench: Bench, scale = 1): string {
  const { flower, dress, random, bloom } = bench;
  return flowers[flower](
    { at, angle, face: bestFace[flower] ?? 0.4, size: bloom * scale },
    dress,
    random,
  );
}

/** Ribbed columns with spines, in flower at the top. */
export const columns: Habit = {
  figures: 'beside',
  draw(bench) {
    const { left, top, right, bottom, bloom } = bench;
    const [width, height] = [right - left, bottom - top];
    const base: Point = [(left + right) / 2, bottom - height * 0.07];
    const tall = height * 0.9 - bloom * 0.8;
    const shoots = [
      { x: -0.3, y: 0, tall: 0.72, lean: -0.06 },
      { x: 0.28, y: 4, tall: 0.56, lean: 0.08 },
      { x: 0.02, y: 14, tall: 1, lean: 0 },
      { x: -0.14, y: 26, tall: 0.34, lean: -0.08 },
    ];
    return (
      soil([base[0], base[1] + 16], width * 0.4, bench) +
      shoots
        .map(({ x, y, tall: share, lean }) => {
          const at: Point = [base[0] + x * width * 0.8, base[1] + y];
          const size = tall * share;
          const head = polar(at, up + lean, size * 0.985);
          return (
            column({ at, angle: up + lean, face: 0.12, size }, bench) +
            (share > 0.4 ? bloomOn(head, up + lean, bench, 0.55 + share * 0.45) : '')
          );
        })
        .join('')
    );
  },
};

/** Flat pads, one growing from the edge of another. */
export const pads: Habit = {
  figures: 'beside',
  draw(bench) {
    const { left, top, right, bottom, random } = bench;
    const height = bottom - top;
    const base: Point = [(left + right) / 2, bottom - height * 0.08];
    const size = Math.min(height * 0.38, (right - left) * 0.42);
    const grow = (foot: Point, angle: number, length: number, depth: number): string => {
      const tip = polar(foot, angle, length * 0.94);
      const shoots = depth === 0 ? [] : [-1, 1].map((side) => side * random.between(0.5, 0.75));
      const next = shoots.map((turn) => {
        const from = polar(
          polar(foot, angle, length * 0.86),
          angle + Math.PI / 2,
          Math.sign(turn) * length * 0.2,
        );
        return grow(from, angle + turn * 0.85, length * random.between(0.72, 0.86), depth - 1);
      });
      return (
        next.join('') +
        pad(foot, angle, length, bench) +
        (depth === 0 ? bloomOn(tip, angle, bench, random.between(0.7, 1)) : '')
      );
    };
    return soil([base[0], base[1] + 6], (right - left) * 0.36, bench) + grow(base, up, size, 2);
  },
};
