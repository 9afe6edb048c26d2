import {
  closedCurve,
  fill,
  form,
  type Line,
  polygon,
  type Random,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import type { Ground } from './skyline.ts';

export type TownColours = { wall: string; roof: string; line: string; lamp: string };

type House = {
  x: number;
  wide: number;
  high: number;
  kind: 'house' | 'tower' | 'church' | 'stair';
};

/** A row of houses with a church, towers and lit windows, standing on a line. */
export function town(
  { left, right, bottom }: Ground,
  colours: TownColours,
  scale: number,
  random: Random,
): string {
  const houses: House[] = [];
  for (let x = left; x < right; ) {
    const wide = random.between(34, 66) * scale;
    const middle = Math.abs((x + wide / 2 - (left + right) / 2) / (right - left)) < 0.06;
    const churchHere = middle && !houses.some(({ kind }) => kind === 'church');
    const kind = churchHere
      ? 'church'
      : random.chance(0.1)
        ? 'tower'
        : random.chance(0.25)
          ? 'stair'
          : 'house';
    houses.push({
      x,
      wide: kind === 'church' ? 120 * scale : wide,
      high: random.between(44, 92) * scale,
      kind,
    });
    x += (kind === 'church' ? 120 * scale : wide) * random.between(0.86, 1);
  }
  return houses.map((house) => drawHouse(house, bottom, colours, scale, random)).join('');
}

function drawHouse(
  { x, wide, high, kind }: House,
  floor: number,
  colours: TownColours,
  scale: number,
  random: Random,
): string {
  const { wall, roof, line, lamp } = colours;
  const top = floor - high;
  const box = (bx: number, by: number, w: number, h: number): string =>
    polygon(rectangle(bx, by, w, h));
  const gable = (bx: number, by: number, w: number, rise: number): string =>
    polygon([
      [bx - 3, by],
      [bx + w / 2, by - rise],
      [bx + w + 3, by],
    ]);
  const windows = (bx: number, by: number, w: number, h: number): string =>
    steps(
      0,
      Math.max(1, Math.round(h / (26 * scale))) - 1,
      Math.max(1, Math.round(h / (26 * scale)) - 1),
    )
      .flatMap((row) =>
        [0.25, 0.65].map((share) => [bx + w * share, by + 8 * scale + row * 24 * scale] as const),
      )
      .filter(() => random.chance(0.62))
      .map(([wx, wy]) => box(wx, wy, 7 * scale, 10 * scale))
      .join('');
  if (kind === 'church') {
    const spire: Line = [
      [x + wide * 0.08, top - high * 0.7],
      [x + wide * 0.21, top - high * 2.1],
      [x + wide * 0.34, top - high * 0.7],
    ];
    return (
      form(box(x + wide * 0.3, top, wide * 0.7, high), wall, line, 1.6) +
      form(
        polygon([
          [x + wide * 0.26, top],
          [x + wide * 0.36, top - high * 0.6],
          [x + wide * 0.94, top - high * 0.6],
          [x + wide * 1.04, top],
        ]),
        roof,
        line,
        1.6,
      ) +
      form(box(x + wide * 0.08, top - high * 0.7, wide * 0.26, high * 1.7), wall, line, 1.6) +
      form(polygon(spire), roof, line, 1.6) +
      stroke(
        `M${x + wide * 0.21} ${top - high * 2.1}v${-16 * scale}m${-5 * scale} ${6 * scale}h${10 * scale}`,
        line,
        2,
      ) +
      fill(
        [0.42, 0.58, 0.74, 0.88]
          .map((share) =>
            closedCurve(arch(x + wide * share, top + high * 0.3, 9 * scale, high * 0.4)),
          )
          .join(''),
        lamp,
      )
    );
  }
  if (kind === 'tower') {
    const tall = high * 1.5;
    return (
      form(box(x + wide * 0.2, floor - tall, wide * 0.6, tall), wall, line, 1.6) +
      form(gable(x + wide * 0.2, floor - tall, wide * 0.6, tall * 0.3), roof, line, 1.6) +
      fill(windows(x + wide * 0.2, floor - tall, wide * 0.6, tall), lamp)
    );
  }
  const rise = (kind === 'stair' ? 0.95 : 0.62) * wide * 0.75;
  const chimney = box(x + wide * 0.66, top - rise * 0.86, 7 * scale, rise * 0.6);
  return (
    form(chimney, wall, line, 1.4) +
    form(box(x, top, wide, high), wall, line, 1.6) +
    form(gable(x, top, wide, rise), roof, line, 1.6) +
    fill(windows(x, top, wide, high), lamp)
  );
}

function arch(x: number, y: number, wide: number, high: number): Line {
  return [
    [x - wide / 2, y + high],
    [x - wide / 2, y + wide / 2],
    [x, y - wide / 3],
    [x + wide / 2, y + wide / 2],
    [x + wide / 2, y + high],
  ];
}
