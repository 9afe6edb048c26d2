import {
  bows,
  circle,
  closedCurve,
  curve,
  dots,
  fill,
  type Line,
  mix,
  type Point,
  polar,
  seededRandom,
  segments,
  steps,
  stipple,
  stroke,
  swelled,
} from '@portal/engraving';
import { stripedShell } from './details/striped-shell.ts';
import { letter } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { sheet } from './sheet.ts';

export const nautilus: Plate = {
  name: 'nautilus',
  alt: 'A nautilus shell cut in half: chambers that grow along a logarithmic spiral, joined by one thin tube, and a small view of the striped outside.',
  draw(palette) {
    const drawing =
      construction(palette) +
      shellGround(palette) +
      chambers(palette) +
      livingChamber(palette) +
      walls(palette) +
      stripedShell([412, 262], 46, palette) +
      labels(palette);
    return sheet(palette, 'III', drawing);
  },
};

const centre: Point = [258, 140];
const growth = Math.log(3.1) / (Math.PI * 2);
const mouth = Math.PI * 1.12;
const largest = 232;
const lastSeptum = mouth - 2.15;

function reach(angle: number): number {
  return largest * Math.exp(growth * (angle - mouth));
}

/** A place in the shell: the angle along the coil, and 0 at the inner wall to 1 at the outer. */
function inShell(angle: number, across: number): Point {
  const inner = reach(angle - Math.PI * 2);
  return polar(centre, angle, mix(inner, reach(angle), across));
}

/** A place on a wall between chambers, which is hollow towards the mouth of the shell. */
function onSeptum(angle: number, across: number): Point {
  return inShell(angle + 0.3 * (1 - across) - 0.34 * Math.sin(Math.PI * across ** 0.85), across);
}

function septum(angle: number): Line {
  return steps(0, 1, 4).map((across) => onSeptum(angle, across));
}

function septumAngles(): number[] {
  const angles: number[] = [];
  for (let angle = lastSeptum; reach(angle) > 9; angle -= 0.315) angles.push(angle);
  return angles;
}

/** Rays and rings behind the shell, as on a page of geometry. */
function construction({ rule, soft }: PlatePalette): string {
  const rays = steps(0, 330, 11).map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [polar(centre, angle, 100), polar(centre, angle, 420)] as const;
  });
  const rings = [0, 2, 4, 6].map((quarter) =>
    circle(centre, reach(mouth - (quarter * Math.PI) / 4)),
  );
  return (
    stroke(segments(rays), rule, 0.7) +
    stroke(rings.join(''), soft, 0.5, { 'stroke-dasharray': '.1 3.4' })
  );
}

function outerWall(from: number, to: number, count: number, across = 1): Line {
  return steps(from, to, count).map((angle) => inShell(angle, across));
}

/** The edge of the opening, which swings forward like the lip of a bowl. */
const lip: Line = steps(0, 1, 8).map((across) =>
  inShell(mouth - 0.06 * Math.sin(Math.PI * across) - 0.1 * Math.sin(Math.PI * 2 * across), across),
);

function shellGround({ raised, wash }: PlatePalette): string {
  const whole = [...outerWall(mouth - Math.PI * 2, mouth, 16), ...[...lip].reverse()];
  const coil = [
    ...outerWall(lastSeptum - Math.PI * 2, lastSeptum, 16),
    ...[...septum(lastSeptum)].reverse(),
  ];
  return fill(closedCurve(whole), raised) + fill(closedCurve(coil), wash);
}

function bow(angle: number, from: number, to: number) {
  return [onSeptum(angle, from), onSeptum(angle, (from + to) / 2), onSeptum(angle, to)] as const;
}

function chambers({ ink, teal, accent }: PlatePalette): string {
  const random = seededRandom('nautilus chambers');
  const angles = septumAngles();
  const large = angles.filter((angle) => reach(angle) > 34);
  const small = angles.filter((angle) => reach(angle) <= 70);
  const shade = large.flatMap((angle) =>
    [0.05, 0.095, 0.145, 0.2].map((forward, index) => {
      const trim = 0.05 + index * 0.1 + random.next() * 0.05;
      return bow(angle + forward, trim, 1 - trim * 0.55);
    }),
  );
  const tube = angles.map((angle) => inShell(angle - 0.24, 0.42));
  const necks = large.map(
    (angle) => [inShell(angle - 0.24, 0.42), inShell(angle - 0.36, 0.42)] as const,
  );
  return (
    stroke(bows(shade), teal, 0.6) +
    stroke(curve(...angles.filter((angle) => reach(angle) > 70).map(septum)), ink, 1.2) +
    stroke(bows(small.map((angle) => bow(angle, 0, 1))), ink, 1) +
    stroke(curve(tube), accent, 0.9) +
    stroke(segments(necks), accent, 1.8)
  );
}

/** The last chamber is open: long strokes follow the wall and give out towards the light. */
function livingChamber({ ink, soft }: PlatePalette): string {
  const random = seededRandom('nautilus living chamber');
  const strokes = steps(0.955, 0.5, 15).map((across, index) => {
    const start = lastSeptum - 0.34 * Math.sin(Math.PI * across) + 0.12 + index * 0.012;
    const length = [1.85, 1.1, 1.5, 0.8][index % 4] as number;
    return outerWall(start, start + length * (1 - index / 22) + random.jitter(0.12), 6, across);
  });
  const inner = steps(0.06, 0.26, 5).map((across, index) => {
    const start = lastSeptum + 0.24 + index * 0.03;
    return outerWall(start, start + 1.3 - index * 0.2 + random.jitter(0.2), 5, across);
  });
  const grain = stipple({
    box: [30, 130, 250, 320],
    tries: 2600,
    apart: 4,
    random,
    tone: (point) => chamberTone(point),
  });
  return (
    stroke(curve(...strokes), ink, 0.6) +
    stroke(curve(...inner), ink, 0.5) +
    stroke(dots(grain), soft, 0.9)
  );
}

function chamberTone([x, y]: Point): number {
  const radius = Math.hypot(x - centre[0], y - centre[1]);
  const angle = Math.atan2(y - centre[1], x - centre[0]);
  const turned = angle < lastSeptum ? angle + Math.PI * 2 : angle;
  if (turned < lastSeptum + 0.2 || turned > mouth - 0.25) return 0;
  const across =
    (radius - reach(turned - Math.PI * 2)) / (reach(turned) - reach(turned - Math.PI * 2));
  return across > 0.28 && across < 0.6 ? 0.55 - Math.abs(across - 0.44) * 2 : 0;
}

function walls({ ink }: PlatePalette): string {
  const first = mouth - Math.PI * 5.6;
  const inner = outerWall(mouth - Math.PI * 2, mouth, 18, 0.972);
  const grain = steps(mouth - Math.PI * 1.98, mouth - 0.02, 130).map(
    (angle) => [inShell(angle, 0.972), inShell(angle + 0.008, 1)] as const,
  );
  return (
    fill(
      swelled(outerWall(first, mouth, 44), (share) => mix(0.5, 2.6, share)),
      ink,
    ) +
    stroke(curve(inner), ink, 0.6) +
    stroke(segments(grain), ink, 0.5) +
    fill(
      swelled(lip, (share) => 0.8 + 1.2 * Math.sin(Math.PI * share)),
      ink,
    )
  );
}

function labels({ soft }: PlatePalette): string {
  return fill(
    letter('Fig. 1', { size: 9.5, at: [32, 314], spacing: 0.3 }) +
      letter('2', { size: 9.5, at: [444, 314] }),
    soft,
  );
}
