import {
  curve,
  form,
  type Line,
  type Point,
  polar,
  ribbon,
  segments,
  stroke,
} from '@portal/engraving';
import type { Palette } from './palette.ts';

/** A flat band of leather or metal that curls: its face, and the edge it turns to the light. */
export function strap(line: Line, wide: number, palette: Palette, colour: string): string {
  const last = line.length - 1;
  const half = (index: number): number =>
    (wide / 2) *
    (0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, Math.max(0, (index / last) * 0.9 + 0.05))));
  const side = (by: number): Line =>
    line.map((point, index) => {
      const [a, b] = [
        line[Math.max(0, index - 1)] as Point,
        line[Math.min(last, index + 1)] as Point,
      ];
      const normal = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
      return polar(point, normal, by * half(index));
    });
  const [left, right, lip, rim] = [side(-1), side(1), side(0.55), side(-0.72)];
  const shade = right
    .filter((_, index) => index % 2 === 0)
    .map((point, index) => [point, lip[index * 2] as Point] as const);
  const thin = (edge: Line): Line => edge.filter((_, index) => index % 3 === 0 || index === last);
  return (
    form(ribbon(thin(left), thin(right)), colour, palette.ink, 2) +
    stroke(curve(thin(lip), thin(rim)), palette.ink, 1.1) +
    stroke(segments(shade), palette.ink, 0.9)
  );
}
