import { bows, fill, mix, type Point, polygon, roughNoise, steps, stroke } from '@portal/engraving';
import { flat, type Press, panel, shade } from './press.ts';

const rough = roughNoise('animal waters', 2);

/** Still or running water over everything below a level. */
export function water(press: Press, edge: number, colour: string, bottom = 1, fade = 0): string {
  const { palette, frame, random } = press;
  const [left, top, right, low] = frame;
  const high = mix(top, low, edge);
  const foot = mix(top, low, bottom);
  const ripples = Array.from({ length: 170 }, (): readonly [Point, Point, Point] => {
    const depth = random.next();
    const [x, y] = [random.between(left, right), mix(high + 5, foot - 4, depth)];
    const reach = 16 + depth * 60 * random.next();
    return [
      [x - reach, y],
      [x, y + random.jitter(5) + 2],
      [x + reach, y],
    ];
  });
  const tone = ([x, y]: Point): number =>
    (0.4 + rough([x / 150, y / 14]) * 0.5) * Math.min(1, (y - high + 4) / (fade + 1));
  const outline = panel(press, 0, edge, 1, bottom);
  return (
    flat(press, outline, colour) +
    shade(press, outline, { angle: 0, spacing: 7, width: 0.9, tone }) +
    stroke(bows(ripples), palette.ink, 1.3)
  );
}

/** Rings round what stands in the water. */
export function rings({ palette }: Press, centres: readonly Point[]): string {
  const bends = centres.flatMap(([x, y]) =>
    [1, 1.7, 2.5].flatMap((size): (readonly [Point, Point, Point])[] => [
      [
        [x - 26 * size, y],
        [x, y + 9 * size],
        [x + 26 * size, y],
      ],
      [
        [x - 22 * size, y - 3],
        [x - 6, y - 6 * size],
        [x + 18 * size, y - 4],
      ],
    ]),
  );
  return stroke(bows(bends), palette.ink, 1.6);
}

export function reeds(
  { palette, frame, at, random }: Press,
  from: number,
  to: number,
  foot: number,
): string {
  const tall = frame[3] - frame[1];
  const stems = Array.from({ length: 34 }, (): readonly [Point, Point, Point] => {
    const [x, y] = at(random.between(from, to), foot + random.between(0, 0.06));
    const height = tall * random.between(0.2, 0.42);
    const lean = random.jitter(70);
    return [
      [x, y],
      [x + lean * 0.2, y - height * 0.55],
      [x + lean, y - height],
    ];
  });
  const heads = stems
    .filter((_, index) => index % 4 === 0)
    .map(([, , [x, y]]): Point[] => [
      [x - 5, y + 40],
      [x - 5, y + 4],
      [x, y - 4],
      [x + 5, y + 4],
      [x + 5, y + 40],
    ]);
  return (
    stroke(bows(stems), palette.tint('#5f7a45'), 5) +
    stroke(bows(stems), palette.ink, 1.7) +
    fill(heads.map((head) => polygon(head)).join(''), palette.ink)
  );
}

/** A rough sea, wave behind wave. */
export function waves(press: Press, edge: number, colour: string): string {
  const { palette, frame } = press;
  const [left, top, right, low] = frame;
  return steps(edge, 1.02, 9)
    .map((level, row): string => {
      const y = mix(top, low, level);
      const size = 8 + row * 4;
      const crest = steps(left - 20, right + 20, 34).map(
        (x, index): Point => [
          x,
          y - Math.abs(Math.sin(index * 0.72 + row * 1.9)) * size + rough([x / 70, row]) * size,
        ],
      );
      const outline = [...crest, [right + 20, low] as const, [left - 20, low] as const];
      const tone = ([x, py]: Point): number =>
        0.62 - (py - y) / 70 + rough([x / 60, py / 20 + row]) * 0.3;
      return (
        fill(polygon(outline), palette.tint(colour)) +
        stroke(polygon(outline), palette.ink, 1.8) +
        shade(
          press,
          outline
            .filter(([, py]) => py < y + 90)
            .concat([
              [right + 20, y + 60],
              [left - 20, y + 60],
            ]),
          { angle: 0.1, spacing: 6.5, width: 1, tone },
        )
      );
    })
    .join('');
}
