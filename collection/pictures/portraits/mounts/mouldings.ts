import { type Point, polar, steps } from '@portal/engraving';
import { startCuts } from '../modelling/cuts.ts';
import type { Box } from './mount.ts';

/** A rounded moulding round an oval: short lines across it, heavier away from the light. */
export function ovalMoulding(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  broad: number,
  ink: string,
): string {
  const cuts = startCuts();
  const count = Math.round((rx + ry) * 0.62);
  for (const turn of steps(0, Math.PI * 2, count)) {
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
    const lit = -cosine * 0.6 - sine * 0.8;
    for (const t of steps(0, 1, 6)) {
      // Lit on its outer slope on one side of the oval, on its inner slope on the other.
      const tone = 0.5 + lit * (0.55 - t) * 1.5;
      const width = tone < 0.16 ? 0 : tone * 3.6;
      if (width === 0) cuts.lift();
      else cuts.go(cx + cosine * (rx + broad * t), cy + sine * (ry + broad * t), width);
    }
    cuts.lift();
  }
  return cuts.print(ink);
}

/** Level lines over a box outside an oval, as engravers suggest a slab of stone. */
export function slab(
  [left, top, right, bottom]: Box,
  [cx, cy]: Point,
  rx: number,
  ry: number,
  ink: string,
  spacing = 6.5,
): string {
  const cuts = startCuts();
  for (let y = top + spacing; y < bottom; y += spacing) {
    const height = (y - cy) / ry;
    const half = Math.abs(height) < 1 ? rx * Math.sqrt(1 - height * height) : 0;
    const width = (x: number): number => {
      // Darker below and to the right of the oval, where it throws a shadow.
      const away = Math.hypot((x - cx - 26) / (rx + 40), (y - cy - 34) / (ry + 40));
      return 1.3 + 2.6 * Math.max(0, Math.min(1, (1.12 - away) * 6));
    };
    const parts =
      half > 0
        ? [
            [left, cx - half],
            [cx + half, right],
          ]
        : [[left, right]];
    for (const [from = 0, to = 0] of parts) {
      for (const x of steps(from, to, Math.max(2, Math.round((to - from) / 22))))
        cuts.go(x, y, width(x));
      cuts.lift();
    }
  }
  return cuts.print(ink);
}

/** Leaves of laurel along both sides of an oval, tied at the foot. */
export function laurel([cx, cy]: Point, rx: number, ry: number): Point[][] {
  const leaves: Point[][] = [];
  for (const side of [-1, 1]) {
    for (const t of steps(0.04, 0.93, 25)) {
      const turn = Math.PI / 2 - side * t * Math.PI;
      const stem: Point = [cx + Math.cos(turn) * rx, cy + Math.sin(turn) * ry];
      const way = turn - (side * Math.PI) / 2;
      for (const lean of [-0.55, 0.05, 0.6]) {
        const heading = way + lean;
        const long = 62 - Math.abs(lean) * 10;
        const tip = polar(stem, heading, long);
        const bulge = (share: number, off: number): Point =>
          polar(polar(stem, heading, long * share), heading + Math.PI / 2, off);
        leaves.push([stem, bulge(0.4, 10), bulge(0.7, 8), tip, bulge(0.7, -8), bulge(0.4, -10)]);
      }
    }
  }
  return leaves;
}
