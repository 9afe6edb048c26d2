import type { Random } from '@portal/engraving';
import { type Line, type Point, polygon, steps } from '@portal/engraving';
import { cloud } from '../raster/noise-tile.ts';
import { paint, type Rgb, rgb, type Sheet } from '../raster/sheet.ts';

/** Makes paper or card uneven with age. */
export function stain({ width, height, pixels }: Sheet, amount: number): void {
  const lights = new Int32Array(Math.ceil(width / 4));
  for (let y = 0; y < height; y += 1) {
    if (y % 4 === 0) {
      for (let x = 0; x < lights.length; x += 1) {
        lights[x] = 256 + 256 * amount * (0.4 * cloud(x * 0.52, y * 0.13) - 0.25);
      }
    }
    for (let x = 0, place = y * width * 3; x < width; x += 1, place += 3) {
      const light = lights[x >> 2] as number;
      pixels[place] = Math.min(255, ((pixels[place] as number) * light) >> 8);
      pixels[place + 1] = Math.min(255, ((pixels[place + 1] as number) * light) >> 8);
      pixels[place + 2] = Math.min(255, ((pixels[place + 2] as number) * light) >> 8);
    }
  }
}

export function rectangle(
  sheet: Sheet,
  left: number,
  top: number,
  width: number,
  height: number,
  colour: Rgb,
): void {
  const row = new Uint8Array(width * 3);
  for (let place = 0; place < row.length; place += 1) row[place] = colour[place % 3] as number;
  for (let y = top; y < top + height; y += 1) sheet.pixels.set(row, (y * sheet.width + left) * 3);
}

/** A rule around a rectangle. */
export function frame(
  sheet: Sheet,
  left: number,
  top: number,
  width: number,
  height: number,
  rule: number,
  colour: Rgb,
): void {
  rectangle(sheet, left, top, width, rule, colour);
  rectangle(sheet, left, top + height - rule, width, rule, colour);
  rectangle(sheet, left, top, rule, height, colour);
  rectangle(sheet, left + width - rule, top, rule, height, colour);
}

/** A sheet of photographic paper with its edges torn in small waves. */
export function deckle(
  sheet: Sheet,
  random: Random,
  [x, y]: Point,
  [width, height]: Point,
  colour: Rgb,
): void {
  const inset = 5;
  rectangle(sheet, x + inset, y + inset, width - inset * 2, height - inset * 2, colour);
  const corner: Line = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  corner.forEach((from, index) => {
    const to = corner[(index + 1) % 4] as Point;
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 11);
    const wave = (share: number): number =>
      share === 0 || share === 1 ? 0 : random.between(-3, 3);
    const edge = steps(0, 1, count).map(
      (t): Point => [
        from[0] + (to[0] - from[0]) * t + wave(t),
        from[1] + (to[1] - from[1]) * t + wave(t),
      ],
    );
    const inwards = ([px, py]: Point): Point => [
      px + Math.sign(x + width / 2 - px) * 9,
      py + Math.sign(y + height / 2 - py) * 9,
    ];
    paint(sheet, polygon([...edge, inwards(to), inwards(from)]), colour);
  });
}

/** The four paper corners that hold a print in an album. */
export function corners(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const size = 62;
  for (const [cornerX, cornerY] of [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const) {
    const inX = cornerX === x ? 1 : -1;
    const inY = cornerY === y ? 1 : -1;
    const [outX, outY] = [cornerX - inX * 6, cornerY - inY * 6];
    paint(
      sheet,
      polygon([
        [outX, outY],
        [outX + inX * size, outY],
        [outX, outY + inY * size],
      ]),
      rgb('#171614'),
    );
  }
}
