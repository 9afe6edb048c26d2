import { bows, type Line, mix, type Point, roughNoise, steps, stroke } from '@portal/engraving';
import { area, flat, type Press, panel, shade } from './press.ts';

const rough = roughNoise('animal settings', 3);

/** A line of hills, each row nearer and darker. */
export function hills(
  press: Press,
  base: number,
  height: number,
  colour: string,
  seed: number,
): string {
  const [left, , right] = press.frame;
  const [, foot] = press.at(0, base + 0.02);
  const [, peak] = press.at(0, base - height);
  const ridge = steps(left, right, 70).map(
    (x): Point => [
      x,
      mix(foot, peak, Math.max(0.16, 0.55 + 0.5 * rough([x / 330 + seed * 7, seed]))),
    ],
  );
  const outline: Line = [...ridge, [right, foot], [left, foot]];
  const tone = ([x, y]: Point): number => 0.42 + rough([x / 60 + seed, y / 40]) * 0.5;
  return (
    area(press, outline, colour, 1.2) +
    shade(press, outline, { angle: 0.62, spacing: 8, width: 0.8, tone })
  );
}

/** Posts and rails across the picture. */
export function fence(press: Press, y: number, from = 0, to = 1): string {
  const rails = [0, 0.055].map((drop) => panel(press, from, y + drop, to, y + drop + 0.016));
  const posts = steps(from, to, Math.round((to - from) * 6)).map((x) =>
    panel(press, x - 0.007, y - 0.025, x + 0.007, y + 0.12),
  );
  return [...rails, ...posts]
    .map(
      (each) =>
        area(press, each, '#a98a63', 1.3) +
        shade(press, each, { angle: 0.02, spacing: 5, width: 0.8 }),
    )
    .join('');
}

/** The ground, from its edge to the bottom of the frame. */
export function ground(press: Press, edge: number, colour: string): string {
  const outline = panel(press, 0, edge, 1, 1);
  const low = press.at(0, edge)[1];
  const depth = press.frame[3] - low;
  const tone = ([x, y]: Point): number =>
    0.2 + ((y - low) / depth) * 0.26 + rough([x / 90, y / 20]) * 0.46;
  return (
    flat(press, outline, colour) +
    shade(press, outline, { angle: 0.015, spacing: 10, width: 1, tone })
  );
}

export function grass({ palette, frame, random }: Press, edge: number, count: number): string {
  const [left, top, right, bottom] = frame;
  const low = top + (bottom - top) * edge;
  const blades = Array.from({ length: count }, () => {
    const depth = random.next() ** 0.7;
    const at: Point = [random.between(left + 12, right - 12), mix(low + 12, bottom - 8, depth)];
    const height = 10 + depth * 22;
    return [-1, 0, 1].map((lean): readonly [Point, Point, Point] => {
      const tip: Point = [
        at[0] + lean * height * 0.5 + random.jitter(5),
        at[1] - height * random.between(0.6, 1),
      ];
      return [[at[0] + lean * 2, at[1]], [at[0] + lean * height * 0.12, at[1] - height * 0.5], tip];
    });
  });
  return stroke(bows(blades.flat()), palette.ink, 1.3);
}
