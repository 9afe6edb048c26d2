import {
  circle,
  closedCurve,
  form,
  type Line,
  type Point,
  polar,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { Palette } from './palette.ts';

export type Petal = 'round' | 'notched' | 'pointed';

/** A petal that points along the angle. */
function petal(
  centre: Point,
  angle: number,
  from: number,
  to: number,
  half: number,
  kind: Petal,
): Line {
  const at = (share: number, off: number): Point =>
    polar(centre, angle + off * half, from + (to - from) * share);
  if (kind === 'pointed')
    return [
      at(0, -0.5),
      at(0.45, -1),
      at(0.8, -0.55),
      at(1, 0),
      at(0.8, 0.55),
      at(0.45, 1),
      at(0, 0.5),
    ];
  if (kind === 'notched')
    return [
      at(0, -0.45),
      at(0.6, -1),
      at(0.95, -0.75),
      at(1, -0.3),
      at(0.88, 0),
      at(1, 0.3),
      at(0.95, 0.75),
      at(0.6, 1),
      at(0, 0.45),
    ];
  return [
    at(0, -0.45),
    at(0.55, -1),
    at(0.9, -0.7),
    at(1, 0),
    at(0.9, 0.7),
    at(0.55, 1),
    at(0, 0.45),
  ];
}

/** A flower seen from the front: two whorls of petals and a seeded eye. */
export function rosette(
  centre: Point,
  radius: number,
  petals: number,
  palette: Palette,
  kind: Petal = 'notched',
): string {
  const { ink, body, second, light, engraved } = palette;
  const turn = (Math.PI * 2) / petals;
  const whorl = (from: number, to: number, start: number, spread: number): Line[] =>
    Array.from({ length: petals }, (_, index) =>
      petal(centre, start + index * turn, from, to, turn * spread, kind),
    );
  const veins = Array.from({ length: petals }, (_, index) =>
    [-0.16, 0, 0.16].map(
      (off) =>
        [
          polar(centre, (index + off) * turn, radius * 0.52),
          polar(centre, (index + off * 1.3) * turn, radius * (off === 0 ? 0.84 : 0.76)),
        ] as const,
    ),
  ).flat();
  const seeds = steps(0, Math.PI * 2, petals)
    .slice(1)
    .map((angle) => circle(polar(centre, angle + turn / 2, radius * 0.15), radius * 0.045))
    .join('');
  const weight = Math.max(0.8, Math.min(1.8, radius / 26));
  if (radius < 15) {
    return (
      form(closedCurve(...whorl(radius * 0.2, radius, 0, 0.44)), body, ink, weight) +
      form(circle(centre, radius * 0.3), second, ink, weight)
    );
  }
  return (
    form(closedCurve(...whorl(radius * 0.3, radius * 0.94, turn / 2, 0.42)), second, ink, weight) +
    form(closedCurve(...whorl(radius * 0.2, radius, 0, 0.44)), body, ink, weight) +
    stroke(segments(veins), ink, weight * (engraved ? 0.6 : 0.5)) +
    form(
      closedCurve(...whorl(radius * 0.12, radius * 0.5, turn / 2, 0.42)),
      light,
      ink,
      weight * 0.8,
    ) +
    form(circle(centre, radius * 0.24), second, ink, weight) +
    form(seeds + circle(centre, radius * 0.07), light, ink, weight * 0.5)
  );
}
