import { bows, type Point, type Random, stroke } from '@portal/engraving';
import type { Piece, Texture } from './creature.ts';
import type { Palette } from './palettes.ts';
import { outlineOf, type Relief } from './relief.ts';

type Bow = readonly [Point, Point, Point];

/** Whether a place lies in any of the pieces. */
export function liesIn(pieces: readonly Piece[]): (x: number, y: number) => boolean {
  const polygons = pieces.map((each) => {
    const line = outlineOf(each);
    const xs = line.map(([x]) => x);
    const ys = line.map(([, y]) => y);
    return { line, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  });
  return (x, y) =>
    polygons.some(({ line, box: [left = 0, top = 0, right = 0, bottom = 0] }) => {
      if (x < left || x > right || y < top || y > bottom) return false;
      let odd = false;
      line.forEach(([ax, ay], index) => {
        const [bx, by] = line[(index + 1) % line.length] as Point;
        if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) odd = !odd;
      });
      return odd;
    });
}

/** Short strokes that lie as the hair, the wool or the feathers do. */
export function textureStrokes(
  texture: Texture,
  { box, inside, height }: Relief,
  tone: (x: number, y: number) => number,
  { ink, spacing }: Palette,
  random: Random,
): string {
  const [left, top, right, bottom] = box;
  const thin: Bow[] = [];
  const thick: Bow[] = [];
  const gap = texture === 'wool' ? spacing * 1.5 : spacing * 1.08;
  for (let y = top; y < bottom; y += gap) {
    for (let x = left; x < right; x += gap * 1.25) {
      const at: Point = [x + random.jitter(gap), y + random.jitter(gap)];
      if (!inside(at[0], at[1])) continue;
      const dark = tone(at[0], at[1]);
      if (dark < (texture === 'wool' ? 0.02 : 0.1) + random.next() * 0.5) continue;
      // Hair falls away from the highest part of the form, to the right and downwards.
      const slope = height(at[0] + 8, at[1]) - height(at[0] - 8, at[1]);
      const drop = height(at[0], at[1] + 8) - height(at[0], at[1] - 8);
      const list = dark > 0.44 ? thick : thin;
      if (texture === 'wool') list.push(curl(at, gap, random));
      else list.push(hair(at, slope, drop, gap * (texture === 'feather' ? 2 : 2.5), random));
    }
  }
  return stroke(bows(thin), ink, 1.05) + stroke(bows(thick), ink, spacing * 0.27);
}

function hair([x, y]: Point, slope: number, drop: number, length: number, random: Random): Bow {
  const angle = Math.atan2(0.55 - Math.max(-1, Math.min(1, drop / 16)) * 0.5, 0.9 - slope / 30);
  const turn = angle + random.jitter(0.22);
  const reach = length * random.between(0.6, 1.2);
  const to: Point = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
  const bend = random.jitter(reach * 0.12);
  return [[x, y], [(x + to[0]) / 2 - bend * 0.5, (y + to[1]) / 2 + bend], to];
}

function curl([x, y]: Point, gap: number, random: Random): Bow {
  const size = gap * random.between(0.4, 0.75);
  const turn = random.between(-0.5, 0.9);
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
  return [
    [x - c, y - s],
    [x + s * 1.1, y + c * 1.1],
    [x + c, y + s],
  ];
}
