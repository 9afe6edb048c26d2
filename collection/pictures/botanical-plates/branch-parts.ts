import type { Point } from '@portal/engraving';
import type { Bench } from './bench.ts';
import { bestFace, flowers } from './flowers.ts';

export function place({ left, top, right, bottom }: Bench): (x: number, y: number) => Point {
  return (x, y) => [left + (right - left) * x, top + (bottom - top) * y];
}

export function bloomAt(bench: Bench, at: Point, angle: number, size: number): string {
  const { flower, dress, random } = bench;
  const face = Math.max(0.1, Math.min(0.95, (bestFace[flower] ?? 0.6) + random.jitter(0.25)));
  return flowers[flower]({ at, angle, face, size }, dress, random);
}
