import type { Point } from '@portal/engraving';
import type { Bench } from './bench.ts';
import { bestFace, flowers } from './flowers.ts';

export function flowerAt(bench: Bench, at: Point, angle: number, size: number, away = 0): string {
  const { flower, dress, random } = bench;
  const face = Math.max(0, (bestFace[flower] ?? 0.55) - away + random.jitter(0.08));
  return flowers[flower]({ at, angle, face, size }, dress, random);
}

/** The height that a flower takes above the end of its stalk. */
export function headroom({ flower, bloom }: Bench): number {
  const tall = {
    foxglove: 2,
    spike: 2,
    bells: 1.7,
    arum: 1.9,
    tulip: 1.15,
    crocus: 1.15,
    iris: 1.1,
    thistle: 1.15,
  };
  return bloom * ((tall as Partial<Record<string, number>>)[flower] ?? 1);
}
