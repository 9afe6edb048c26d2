import {
  bows,
  closedSoft,
  fill,
  form,
  type Line,
  type Point,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { area, type Press, shade } from './press.ts';

/** A tree by its foot and height in pixels, leaves as loops of the needle. */
export function tree(press: Press, [x, y]: Point, height: number, colour = '#6f8f4e'): string {
  const { palette, random } = press;
  const trunk: Line = [
    [x - height * 0.04, y],
    [x - height * 0.025, y - height * 0.5],
    [x + height * 0.03, y - height * 0.5],
    [x + height * 0.05, y],
  ];
  const clumps = Array.from({ length: 9 }, (_, index): [Point, number] => {
    const angle = index * 2.4;
    const reach = height * 0.055 * Math.sqrt(index) * 1.9;
    return [
      [x + Math.cos(angle) * reach * 1.2, y - height * 0.68 + Math.sin(angle) * reach],
      height * random.between(0.14, 0.2),
    ];
  });
  const blob = ([[cx, cy], size]: [Point, number]): Line =>
    steps(0, Math.PI * 2, 13)
      .slice(1)
      .map((angle) => {
        const reach = size * random.between(0.82, 1.14);
        return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.86];
      });
  const crowns = clumps.map((clump) => closedSoft(blob(clump))).join('');
  const leaves = Array.from({ length: 380 }, (): readonly [Point, Point, Point] => {
    const [[cx, cy], size] = clumps[Math.floor(random.next() * clumps.length)] ?? [[x, y], 1];
    const angle = random.between(-0.9, 2.9);
    const reach = size * Math.sqrt(random.next());
    const [px, py] = [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.86];
    return [
      [px - 6, py],
      [px, py + random.between(3, 7)],
      [px + 6, py - 1],
    ];
  });
  return (
    area(press, trunk, '#7d5f45', 1.4) +
    shade(press, trunk, { angle: 1.5, spacing: 5 }) +
    stroke(crowns, palette.ink, 2.6) +
    fill(crowns, palette.tint(colour)) +
    stroke(bows(leaves), palette.ink, 1.2)
  );
}

export function palm(press: Press, [x, y]: Point, height: number): string {
  const { palette, random } = press;
  const top: Point = [x + height * 0.1, y - height];
  const bole: Line = [
    [x - 12, y],
    [x + height * 0.02 - 6, y - height * 0.5],
    [top[0] - 5, top[1]],
    [top[0] + 5, top[1]],
    [x + height * 0.02 + 8, y - height * 0.5],
    [x + 14, y],
  ];
  const fronds = steps(0, 1, 8).map((share) => {
    const angle = Math.PI * (1.08 + share * 0.92) + random.jitter(0.1);
    const reach = height * random.between(0.36, 0.46);
    const tip: Point = [
      top[0] + Math.cos(angle) * reach,
      top[1] + Math.sin(angle) * reach * 0.6 + reach * 0.34,
    ];
    const middle: Point = [(top[0] + tip[0]) / 2, (top[1] + tip[1]) / 2 - reach * 0.22];
    return { tip, middle };
  });
  const blades = fronds.map(({ tip, middle }) =>
    closedSoft([top, [middle[0], middle[1] - 9], tip, [middle[0], middle[1] + 13]]),
  );
  const leaflets = fronds.flatMap(({ tip, middle }) =>
    steps(0.15, 0.9, 9).map((t): [Point, Point] => {
      const px = (1 - t) ** 2 * top[0] + 2 * t * (1 - t) * middle[0] + t * t * tip[0];
      const py = (1 - t) ** 2 * top[1] + 2 * t * (1 - t) * middle[1] + t * t * tip[1];
      return [
        [px, py],
        [px + (tip[0] - top[0]) * 0.06, py + 24],
      ];
    }),
  );
  return (
    form(closedSoft(bole), palette.tint('#9a7a55'), palette.ink, 1.6) +
    shade(press, bole, { angle: 0.15, spacing: 9, ragged: 2 }) +
    stroke(segments(leaflets), palette.ink, 2) +
    form(blades.join(''), palette.tint('#5f8a4c'), palette.ink, 1.4)
  );
}
