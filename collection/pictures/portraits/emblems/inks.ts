import { type Line, polyline, steps } from '@portal/engraving';

/** Of an emblem: its lines, its paper, and one colour. */
export type Inks = { ink: string; ground: string; accent: string };

/** Level lines that shade the right of a form. */
export function shading(
  from: number,
  to: number,
  edge: (y: number) => readonly [number, number],
): string {
  const lines = steps(from, to, Math.round((to - from) / 3)).map((y): Line => {
    const [left, right] = edge(y);
    return [
      [left, y],
      [right, y],
    ];
  });
  return polyline(...lines);
}
