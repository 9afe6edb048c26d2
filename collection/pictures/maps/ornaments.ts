import {
  circle,
  curve,
  fill,
  form,
  type Line,
  oval,
  type Point,
  polar,
  polygon,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { upTo } from '../star-charts/counting.ts';
import type { Inks } from './inks.ts';

export type Ornament = (corner: Point, width: number, height: number, inks: Inks) => string;

export function box([x, y]: Point, width: number, height: number, inks: Inks): string {
  const inset = (by: number): string =>
    polygon(rectangle(x + by, y + by, width - 2 * by, height - 2 * by));
  return form(inset(0), inks.paper, inks.ink, 2.6) + stroke(inset(6), inks.ink, 1);
}

/** A sheet rolled at its head and foot. */
export function scroll([x, y]: Point, width: number, height: number, inks: Inks): string {
  const roll = (top: number, side: number): string => {
    const end: Point = [side < 0 ? x : x + width, top];
    return (
      form(polygon(rectangle(x, top - 11, width, 22)), inks.land, inks.ink, 1.6) +
      form(circle(end, 13), inks.hill, inks.ink, 1.6) +
      stroke(
        curve(steps(0, 1, 12).map((t) => polar(end, t * 9, 11 * (1 - t * 0.8)))),
        inks.ink,
        1.1,
      )
    );
  };
  const sheet: Line = [
    [x + 14, y + 8],
    [x + width - 14, y + 8],
    [x + width - 20, y + height / 2],
    [x + width - 14, y + height - 8],
    [x + 14, y + height - 8],
    [x + 20, y + height / 2],
  ];
  const shade = upTo(8).map(
    (index) =>
      `M${x + width - 30 + index * 1.6} ${y + 22 + index * 3}V${y + height - 24 - index * 3}`,
  );
  return (
    form(polygon(sheet), inks.paper, inks.ink, 2) +
    stroke(shade.join(''), inks.ink, 0.7, { 'stroke-opacity': 0.6 }) +
    roll(y + 6, -1) +
    roll(y + height - 6, 1)
  );
}

/** Cut leather: a frame with curled tongues and studs, washed in two colours. */
export function strapwork([x, y]: Point, width: number, height: number, inks: Inks): string {
  const corners: [Point, number][] = [
    [[x + 18, y + 16], Math.PI * 1.25],
    [[x + width - 18, y + 16], Math.PI * 1.75],
    [[x + width - 18, y + height - 16], Math.PI * 0.25],
    [[x + 18, y + height - 16], Math.PI * 0.75],
  ];
  const curls = corners.map(
    ([at, angle]) =>
      form(circle(polar(at, angle, 8), 19), inks.tints[1], inks.ink, 1.8) +
      stroke(
        curve(
          steps(0, 1, 16).map((t) =>
            polar(polar(at, angle, 8), angle + 2 + t * 8, 17 * (1 - t * 0.85)),
          ),
        ),
        inks.ink,
        1.3,
      ),
  );
  const tongue = (at: Point, angle: number): string =>
    form(
      polygon([
        polar(at, angle + 1.5, 30),
        polar(at, angle + 0.5, 24),
        polar(at, angle, 26),
        polar(at, angle - 0.5, 24),
        polar(at, angle - 1.5, 30),
      ]),
      inks.tints[0],
      inks.ink,
      1.8,
    );
  const studs = steps(0.12, 0.88, 6).flatMap((t) => [
    circle([x + width * t, y + 16], 2.6),
    circle([x + width * t, y + height - 16], 2.6),
  ]);
  return (
    tongue([x + width / 2, y + 8], -Math.PI / 2) +
    tongue([x + width / 2, y + height - 8], Math.PI / 2) +
    form(polygon(rectangle(x + 6, y + 6, width - 12, height - 12)), inks.tints[1], inks.ink, 2) +
    curls.join('') +
    form(polygon(rectangle(x + 24, y + 24, width - 48, height - 48)), inks.paper, inks.ink, 1.8) +
    fill(studs.join(''), inks.ink)
  );
}

/** Two laurel branches round an oval. */
export function wreath([x, y]: Point, width: number, height: number, inks: Inks): string {
  const centre: Point = [x + width / 2, y + height / 2];
  const [rx, ry] = [width / 2 - 16, height / 2 - 14];
  const leaves = upTo(48).map((index) => {
    const angle = Math.PI / 2 + ((index + 0.5) / 48) * Math.PI * 2;
    const at: Point = [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry];
    const lean =
      Math.atan2(Math.sin(angle) * rx, Math.cos(angle) * ry) +
      (index < 24 ? 1.1 : -1.1) * (index % 2 ? 0.6 : 1.5);
    return oval(polar(at, lean, 10), 14, 5, lean);
  });
  return (
    form(oval(centre, rx, ry), inks.paper, inks.ink, 1.8) +
    stroke(oval(centre, rx - 12, ry - 12), inks.ink, 1) +
    form(leaves.join(''), inks.wood === inks.ink ? inks.land : inks.wood, inks.ink, 1.1) +
    form(circle([centre[0], centre[1] + ry], 8), inks.accent, inks.ink, 1.4)
  );
}

/** A ribbon with cut ends. */
export function banner([x, y]: Point, width: number, height: number, inks: Inks): string {
  const tail = (side: number): string => {
    const edge = side < 0 ? x : x + width;
    return polygon([
      [edge - side * 20, y + 16],
      [edge + side * 44, y + 16],
      [edge + side * 24, y + 16 + height / 2],
      [edge + side * 44, y + height + 16],
      [edge - side * 20, y + height + 16],
    ]);
  };
  return (
    form(tail(-1) + tail(1), inks.hill, inks.ink, 1.8) +
    form(polygon(rectangle(x, y, width, height)), inks.paper, inks.ink, 2.2) +
    stroke(polygon(rectangle(x + 6, y + 6, width - 12, height - 12)), inks.ink, 0.9)
  );
}
