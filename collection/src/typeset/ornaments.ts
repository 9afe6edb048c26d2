import { closedCurve, type Point, polar } from '@portal/engraving';
import type { Box } from './page.ts';
import { outward } from './set-page.ts';

type Ornament = { ink: string; box: Box };

/** Three printer's flowers in a row. */
export function drawFlower([x, y]: Point, size: number): Ornament {
  const ink = [-1, 0, 1]
    .map((step) => petals([x + step * size * 1.6, y], size * (step === 0 ? 0.62 : 0.45)))
    .join('');
  return { ink, box: outward(x - size * 2.3, y - size * 0.75, x + size * 2.3, y + size * 0.75) };
}

function petals(centre: Point, radius: number): string {
  return [0, 1, 2, 3]
    .map((turn) => {
      const angle = (turn * Math.PI) / 2;
      return closedCurve([
        polar(centre, angle, radius * 0.12),
        polar(centre, angle - 0.5, radius * 0.6),
        polar(centre, angle, radius),
        polar(centre, angle + 0.5, radius * 0.6),
      ]);
    })
    .join('');
}

/** A rule that swells towards its middle. */
export function drawRule([x, y]: Point, length: number): Ornament {
  const half = length / 2;
  const ink = `M${tenth(x - half)} ${tenth(y)}L${tenth(x)} ${tenth(y - 2.5)}L${tenth(x + half)} ${tenth(y)}L${tenth(x)} ${tenth(y + 2.5)}z`;
  return { ink, box: outward(x - half, y - 3, x + half, y + 3) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
