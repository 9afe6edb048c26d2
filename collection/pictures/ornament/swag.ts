import { circle, closedCurve, curve, form, type Point, steps, stroke } from '@portal/engraving';
import { blade } from './blade.ts';
import type { Palette } from './palette.ts';

/** A festoon of fruit and leaves hung from two points, fullest in the middle. */
export function swag(from: Point, to: Point, drop: number, palette: Palette): string {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * drop,
  ];
  const size = Math.abs(drop) * 0.2;
  const shares = steps(0.08, 0.92, 12);
  const leaves = shares.flatMap((share, index) => {
    const lean = (share - 0.5) * 1.6;
    return [
      blade(at(share), Math.PI / 2 + 0.7 - lean, size * 2.1, size * 0.4),
      blade(at(share), -Math.PI / 2 + (index % 2 ? 0.6 : -0.6), size * 1.7, size * 0.36),
    ];
  });
  const fruit = shares.flatMap((share, index) => {
    const full = size * (0.42 + 0.5 * Math.sin(share * Math.PI));
    const [x, y] = at(share);
    return [circle([x - full * 0.35, y - full * 0.25 + (index % 2) * full * 0.6], full * 0.8)];
  });
  const shine = shares.map((share, index): Point[] => {
    const full = size * (0.42 + 0.5 * Math.sin(share * Math.PI));
    const [x, y] = at(share);
    const [cx, cy] = [x - full * 0.35, y - full * 0.25 + (index % 2) * full * 0.6];
    return [
      [cx + full * 0.1, cy + full * 0.55],
      [cx + full * 0.5, cy + full * 0.25],
      [cx + full * 0.55, cy - full * 0.2],
    ];
  });
  const odd = fruit.filter((_, index) => index % 2 === 1).join('');
  const even = fruit.filter((_, index) => index % 2 === 0).join('');
  return (
    form(closedCurve(...leaves), palette.third, palette.ink, 1.1) +
    form(even, palette.body, palette.ink, 1.2) +
    form(odd, palette.second, palette.ink, 1.2) +
    stroke(curve(...shine), palette.ink, 1) +
    form(circle(from, size * 0.4) + circle(to, size * 0.4), palette.light, palette.ink, 1.2)
  );
}
