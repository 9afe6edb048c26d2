import {
  circle,
  ellipse,
  fill,
  form,
  hatch,
  type Line,
  oval,
  type Point,
  polar,
  type Random,
  segments,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import type { Inks } from './inks.ts';

/** A ball lit from one side by strokes that thicken towards its edge. */
export function shadedBall(
  centre: Point,
  radius: number,
  ground: string,
  inks: Inks,
  random: Random,
): string {
  const strokes = hatch(ellipse(centre, radius, radius, 36), {
    angle: 0.75,
    spacing: Math.max(2.2, radius / 14),
    random,
    tone: ([x, y]) => {
      const side = (x - centre[0] + (y - centre[1]) * 0.7) / radius;
      return Math.max(0, side + 0.25) * 0.85;
    },
  });
  const width = Math.max(0.9, radius / 50);
  return (
    form(circle(centre, radius), ground, inks.ink, width * 1.6) +
    stroke(segments(strokes), inks.ink, width)
  );
}

/** Saturn as a telescope shows him. */
export function saturnMark(centre: Point, radius: number, inks: Inks, random: Random): string {
  const tilt = -0.32;
  const ring = (share: number): string => oval(centre, radius * share, radius * share * 0.3, tilt);
  const half = (share: number, from: number, to: number): Line =>
    steps(from, to, 14).map((angle): Point => {
      const [x, y] = [Math.cos(angle) * radius * share, Math.sin(angle) * radius * share * 0.3];
      return [
        centre[0] + x * Math.cos(tilt) - y * Math.sin(tilt),
        centre[1] + x * Math.sin(tilt) + y * Math.cos(tilt),
      ];
    });
  const front = (inner: number, outer: number): string =>
    form(
      ringPiece(half(outer, 0, Math.PI), half(inner, Math.PI, 0)),
      inks.washes[1],
      inks.ink,
      1.2,
    );
  return (
    form(ring(2.1) + ring(1.35), inks.washes[1], inks.ink, 1.2, { 'fill-rule': 'evenodd' }) +
    shadedBall(centre, radius, inks.dark ? inks.sky : inks.washes[0], inks, random) +
    front(1.75, 2.1) +
    front(1.35, 1.68)
  );
}

function ringPiece(outer: Line, inner: Line): string {
  return `M${[...outer, ...inner].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

/** A comet with a tail of many strokes, blown down and to the left. */
export function cometMark(centre: Point, size: number, inks: Inks, random: Random): string {
  return comet(
    { head: [centre[0] + size * 0.6, centre[1] - size * 0.5], angle: 2.45, length: size * 2 },
    { strokes: 22, spread: 0.34, radius: size * 0.16, colour: inks.ink, glow: inks.accent },
    random,
  );
}

export type CometPlace = { head: Point; angle: number; length: number };
export type CometLook = {
  strokes: number;
  spread: number;
  radius: number;
  colour: string;
  glow: string;
};

export function comet(
  { head, angle, length }: CometPlace,
  look: CometLook,
  random: Random,
): string {
  const { strokes, spread, radius, colour, glow } = look;
  const hairs = steps(-1, 1, strokes).map((side) => {
    const turn = angle + side * spread + random.jitter(0.02);
    const long = length * (1 - 0.45 * Math.abs(side)) * random.between(0.75, 1);
    const start = polar(head, angle + side * 1.5, radius * 0.9);
    const bend = 0.12 * (1 - Math.abs(side));
    const line = steps(0, 1, 4).map((t): Point => {
      const [x, y] = polar(start, turn + bend * t, long * t);
      return [x, y];
    });
    return swelled(line, (share) => Math.max(0.5, (1 - share) * Math.min(2.2, radius * 0.16)));
  });
  return (
    fill(hairs.join(''), colour) +
    form(circle(head, radius), glow, colour, Math.max(1, radius * 0.08)) +
    stroke(circle(head, radius * 1.35), colour, Math.max(0.8, radius * 0.05), {
      'stroke-dasharray': '2 4',
    })
  );
}
