import {
  bows,
  circle,
  closedCurve,
  coil,
  curve,
  dots,
  fill,
  form,
  type Line,
  mix,
  polar,
  rotate,
  segments,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import { type Motif, placer } from './motif.ts';

export const butterfly: Motif = (centre, size, { ink, accent, wash, teal }) => {
  const at = placer(centre, size);
  const mirror = (line: readonly (readonly [number, number])[]): Line[] =>
    [-1, 1].map((side) => line.map(([x, y]) => at(x * side, y)));
  const upper = mirror([
    [0.06, -0.1],
    [0.3, -0.5],
    [0.85, -0.75],
    [0.92, -0.4],
    [0.66, 0.02],
    [0.1, 0.1],
  ]);
  const lower = mirror([
    [0.08, 0.06],
    [0.5, 0.08],
    [0.7, 0.36],
    [0.5, 0.76],
    [0.26, 0.56],
  ]);
  const veins = [-1, 1].flatMap((side) =>
    [
      [0.84, -0.64],
      [0.86, -0.4],
      [0.74, -0.16],
    ].map(([x, y]) => [at(0.12 * side, -0.06), at((x as number) * side, y as number)] as const),
  );
  return (
    form(closedCurve(...lower), accent, ink, 0.8, { 'fill-opacity': 0.75 }) +
    form(closedCurve(...upper), wash, ink, 0.8) +
    stroke(segments(veins), ink, 0.5) +
    stroke(dots([at(-0.58, -0.4), at(0.58, -0.4)]), teal, size * 0.09) +
    fill(
      swelled([at(0, -0.3), at(0, 0.1), at(0, 0.62)], (share) => size * mix(0.09, 0.03, share)),
      ink,
    ) +
    stroke(
      curve([at(-0.3, -0.8), at(-0.16, -0.6), at(0, -0.28), at(0.16, -0.6), at(0.3, -0.8)]),
      ink,
      0.6,
    )
  );
};

export const shell: Motif = (centre, size, { ink, soft, wash }) => {
  const at = placer(centre, size);
  const heart = at(0.14, -0.1);
  const turn = coil(heart, 2.6, 2.6 - 12, size * 0.56, size * 0.03);
  const outer = turn.slice(0, 15);
  const ribs = steps(1, 13, 12).flatMap((index) => {
    const [from, to] = [turn[index], turn[index + 14] ?? heart];
    if (!from) return [];
    const middle = rotate(
      [(from[0] + to[0]) / 2 - heart[0], (from[1] + to[1]) / 2 - heart[1]],
      0.12,
    );
    return [[from, [middle[0] + heart[0], middle[1] + heart[1]], to] as const];
  });
  return (
    fill(closedCurve(outer), wash) +
    stroke(bows(ribs), soft, 0.6) +
    fill(
      swelled(turn, (share) => mix(1.9, 0.6, share)),
      ink,
    )
  );
};

export const fish: Motif = (centre, size, { ink, teal, raised, accent }) => {
  const at = placer(centre, size);
  const body = [
    at(-0.9, 0),
    at(-0.5, -0.32),
    at(0.05, -0.36),
    at(0.5, -0.1),
    at(0.9, -0.36),
    at(0.8, 0),
    at(0.92, 0.34),
    at(0.5, 0.1),
    at(0.05, 0.34),
    at(-0.5, 0.3),
  ];
  const scales = [-0.3, -0.1, 0.1, 0.3].flatMap((x) =>
    [-0.16, 0, 0.16].map((y) => [at(x, y - 0.08), at(x + 0.1, y), at(x, y + 0.08)] as const),
  );
  const tail = steps(-0.24, 0.24, 4).map((y) => [at(0.6, y * 0.3), at(0.82, y)] as const);
  return (
    form(closedCurve(body), raised, ink, 0.9) +
    stroke(bows(scales), teal, 0.8) +
    stroke(segments(tail), ink, 0.5) +
    stroke(curve([at(-0.48, -0.28), at(-0.4, 0), at(-0.48, 0.28)]), ink, 0.7) +
    form(circle(at(-0.64, -0.07), size * 0.035), accent, ink, 0.6)
  );
};

export const bird: Motif = (centre, size, { ink, raised, accent, soft }) => {
  const at = placer(centre, size);
  const body = [
    at(-0.86, -0.42),
    at(-0.62, -0.6),
    at(-0.36, -0.52),
    at(0, -0.12),
    at(0.5, 0.16),
    at(0.95, 0.5),
    at(0.4, 0.42),
    at(-0.1, 0.44),
    at(-0.48, 0.16),
    at(-0.56, -0.2),
  ];
  const wing = [at(-0.3, -0.14), at(0.16, 0.08), at(0.62, 0.42), at(0.1, 0.34), at(-0.2, 0.16)];
  const quills = steps(0, 1, 6).map(
    (t) => [at(-0.22 + t * 0.2, -0.04 + t * 0.1), at(0.04 + t * 0.42, 0.3 + t * 0.06)] as const,
  );
  const legs = [
    [at(-0.06, 0.42), at(-0.1, 0.84)],
    [at(0.12, 0.42), at(0.12, 0.84)],
  ] as const;
  return (
    stroke(segments(legs), ink, 0.9) +
    stroke(curve([at(-0.9, 0.88), at(0, 0.82), at(0.9, 0.9)]), soft, 1.4) +
    form(closedCurve(body), raised, ink, 0.9) +
    form(closedCurve(wing), accent, ink, 0.7, { 'fill-opacity': 0.7 }) +
    stroke(segments(quills), ink, 0.5) +
    stroke(dots([polar(at(-0.64, -0.42), 0, 0)]), ink, size * 0.05)
  );
};
