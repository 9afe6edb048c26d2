import {
  closedSoft,
  dots,
  fill,
  type Line,
  oval,
  type Point,
  polar,
  polyline,
  type Random,
  steps,
  stroke,
} from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import type { Box } from '../layout.ts';
import { groundOf } from './block-prints.ts';
import { define, type Motif, place, roller } from './motif.ts';

/** Where cold wax cracked in the vat, the dye ran in. */
export function crackle(
  { x, y, width, height }: Box,
  colour: string,
  random: Random,
  count: number,
): string {
  const cracks = Array.from({ length: count }, (): Line => {
    let at: Point = [x + random.next() * width, y + random.next() * height];
    let heading = random.between(0, Math.PI * 2);
    return Array.from({ length: 9 }, () => {
      heading += random.jitter(0.5);
      at = polar(at, heading, random.between(8, 24));
      return at;
    });
  });
  return stroke(polyline(...cracks), colour, 1, { 'stroke-opacity': 0.55 });
}

/** Kawung: palm fruits in fours. */
export function palmFruits(
  box: Box,
  { ground, main, second, dark, light }: Dyes,
  random: Random,
  name: string,
): string {
  const size = Math.min(58, box.width / 11);
  const fruit: Motif = {
    id: `${name}-fruit`,
    drawing: [0, 1, 2, 3]
      .map((index) => {
        const angle = Math.PI / 4 + (index * Math.PI) / 2;
        const at = polar([0, 0], angle, size * 0.7);
        return (
          fill(oval(at, size * 0.62, size * 0.4, angle), light) +
          stroke(oval(at, size * 0.5, size * 0.28, angle), main, 2.6) +
          stroke(
            dots([polar(at, angle, size * 0.16), polar(at, angle, -size * 0.16)]),
            dark,
            size * 0.13,
          )
        );
      })
      .join(''),
  };
  let drawing = groundOf(box, dark) + define(fruit);
  const stars: Point[] = [];
  for (let y = box.y; y < box.y + box.height + size * 2; y += size * 2) {
    for (let x = box.x; x < box.x + box.width + size * 2; x += size * 2) {
      drawing += place(fruit, x, y);
      stars.push([x, y], [x + size, y + size]);
    }
  }
  return (
    drawing +
    stroke(dots(stars), second, size * 0.36) +
    stroke(dots(stars), ground, size * 0.12) +
    crackle(box, dark, random, 90)
  );
}

/** Parang: knives in slanting rows. */
export function knives(
  box: Box,
  { ground, main, second, dark, light }: Dyes,
  random: Random,
  name: string,
): string {
  const size = Math.round(Math.min(32, box.width / 20)) * 2;
  const blade: Line = [
    [-0.2, -1],
    [0.5, -0.9],
    [0.62, -0.3],
    [0.16, 0.06],
    [0.56, 0.42],
    [0.5, 0.94],
    [-0.16, 1],
    [-0.5, 0.6],
    [-0.1, 0.2],
    [-0.56, -0.24],
    [-0.62, -0.74],
  ].map(
    ([x, y]): Point => [(x as number) * size * 0.6 + size * 0.5, (y as number) * size * 0.9 + size],
  );
  const inner = blade.map(
    ([x, y]): Point => [size * 0.5 + (x - size * 0.5) * 0.55, size + (y - size) * 0.7],
  );
  const tile =
    fill(`M0 0h${size}v${size * 2.5}h${-size}z`, ground) +
    fill(closedSoft(blade), main) +
    stroke(closedSoft(blade), dark, 2.4) +
    fill(closedSoft(inner), light) +
    stroke(closedSoft(inner), second, 2) +
    fill(`M0 ${size * 2.12}h${size}v${size * 0.26}h${-size}z`, dark) +
    stroke(
      dots([
        [size * 0.25, size * 2.25],
        [size * 0.75, size * 2.25],
      ]),
      light,
      size * 0.15,
    );
  return (
    roller(`${name}-knives`, size, size * 2.5, tile, -38) +
    groundOf(box, `url(#${name}-knives)`) +
    crackle(box, dark, random, 80)
  );
}

/** Clouds before rain, each edge in seven tones. */
export function rainClouds(
  box: Box,
  { ground, main, second, third, dark, light }: Dyes,
  random: Random,
): string {
  const size = Math.min(150, box.width / 5);
  const tones = [light, third, second, main, dark, second, light];
  const cloud = (cx: number, cy: number, flip: number): string =>
    tones
      .map((tone, index) => {
        const share = 1 - index * 0.13;
        const edge: Line = steps(0, Math.PI * 2, 40)
          .slice(0, -1)
          .map((angle) => {
            const lobes = 1 + 0.16 * Math.sin(angle * 5 + flip) ** 2;
            return [
              cx + Math.cos(angle) * size * 0.95 * share * lobes,
              cy + Math.sin(angle) * size * 0.52 * share * lobes,
            ];
          });
        return fill(closedSoft(edge), tone) + stroke(closedSoft(edge), dark, 1.2);
      })
      .join('');
  let drawing = groundOf(box, ground);
  let row = 0;
  for (let y = box.y; y < box.y + box.height + size; y += size * 0.86, row += 1) {
    for (let x = box.x + (row % 2) * size; x < box.x + box.width + size; x += size * 2.05) {
      drawing += cloud(x + random.jitter(8), y + random.jitter(6), row);
    }
  }
  return drawing + crackle(box, dark, random, 60);
}
