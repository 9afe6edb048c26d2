import { fill, type Line, type Point, polygon, segments, steps, stroke } from '@portal/engraving';
import { area, flat, type Press, panel, shade } from './press.ts';

/** Stripes of canvas that hang from the top of the picture. */
export function tentCloth(press: Press, foot: number, colours: readonly [string, string]): string {
  const peak = press.at(0.5, -0.35);
  return steps(-1.06, 1.98, 38)
    .slice(0, -1)
    .map((x, index): string => {
      const outline: Line = [
        lerp(peak, press.at(x, foot), 0.26),
        lerp(peak, press.at(x + 0.08, foot), 0.26),
        press.at(x + 0.08, foot),
        press.at(x, foot),
      ];
      const dark = index % 2 === 0;
      return (
        area(press, outline, colours[dark ? 0 : 1], 1) +
        shade(press, outline, {
          angle: 1.35 + (0.5 - x) * 0.7,
          spacing: dark ? 6 : 15,
          width: dark ? 1.3 : 0.8,
          ragged: 20,
        })
      );
    })
    .join('');
}

function lerp(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** Iron bars, from a stone sill to the top of the picture. */
export function ironBars(press: Press, foot: number, count: number): string {
  const { palette, at } = press;
  const wall = panel(press, 0, 0, 1, foot);
  const bars = steps(0.02, 0.98, count).map((x) => panel(press, x - 0.0045, 0, x + 0.0045, foot));
  const rails = [0.09, foot - 0.12].map((y) => panel(press, 0, y, 1, y + 0.016));
  const glints = steps(0.02, 0.98, count).map((x): [Point, Point] => [
    at(x - 0.002, 0.02),
    at(x - 0.002, foot),
  ]);
  return (
    flat(press, wall, '#c3b79c') +
    shade(press, wall, {
      angle: 0.9,
      spacing: 8,
      width: 0.9,
      tone: ([, y]) => 0.95 - (y - press.frame[1]) / (press.frame[3] - press.frame[1]),
    }) +
    fill([...bars, ...rails].map((each) => polygon(each)).join(''), palette.ink) +
    stroke(segments(glints), palette.tint('#8d949c'), 1.4)
  );
}
