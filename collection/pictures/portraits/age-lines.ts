import { type Point, steps } from '@portal/engraving';
import type { Canvas } from './features.ts';

/** The lines that years draw on a face. */
export function drawAge({ head, cut }: Canvas): void {
  const { age, smile, brow } = head.face;
  const old = Math.max(0, Math.min(1, (age - 28) / 50));
  if (old < 0.15) return;
  const fine = (t: number): number => 0.011 * old * Math.sin(Math.PI * t);
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [x * side, y];
    cut([at(0.2, 0.36), at(0.285, 0.47), at(0.31, 0.6), at(0.29, 0.68)], fine);
    cut([at(0.19, 0.075), at(0.27, 0.105), at(0.37, 0.085)], fine);
    if (brow > 0.2) cut([at(0.05, -0.26), at(0.045, -0.2), at(0.06, -0.14)], fine);
    if (smile > 0.4) cut([at(0.27, 0.58), at(0.3, 0.62), at(0.29, 0.67)], fine);
    if (old < 0.45) continue;
    cut([at(0.21, 0.12), at(0.3, 0.155), at(0.4, 0.12)], fine);
    cut([at(0.47, -0.03), at(0.53, -0.06), at(0.58, -0.1)], fine);
    cut([at(0.47, 0), at(0.54, 0.01), at(0.6, 0)], fine);
    cut([at(0.46, 0.03), at(0.52, 0.07), at(0.57, 0.1)], fine);
    cut([at(0.25, 0.64), at(0.285, 0.72), at(0.28, 0.8)], fine);
  }
  for (let furrow = 0; furrow < (old > 0.6 ? 3 : 2); furrow += 1) {
    const across = steps(-0.36 + furrow * 0.06, 0.34 - furrow * 0.05, 10);
    cut(
      across.map((x): Point => {
        const wave = 0.012 * Math.cos(x * 14 + furrow);
        return [x, -0.4 - furrow * 0.1 + wave + 0.1 * x * x];
      }),
      (t) => fine(t) * 0.8,
    );
  }
}
