import { closedCurve, ellipse, fill, type Point, steps } from '@portal/engraving';
import type { Bench } from './bench.ts';
import { pigments } from './pigments.ts';

/** The ground a plant stands in. */
export function soil(centre: Point, width: number, bench: Bench): string {
  const { medium } = bench.dress;
  const grains = steps(0, 70, 70).map((): Point => {
    const turn = bench.random.between(0, Math.PI * 2);
    const out = Math.sqrt(bench.random.next());
    return [
      centre[0] + Math.cos(turn) * width * out,
      centre[1] + Math.sin(turn) * width * 0.13 * out,
    ];
  });
  const shape = fill(
    closedCurve(ellipse(centre, width, width * 0.14)),
    medium.recipe.oneColour ? medium.recipe.soft : '#a58a62',
    { 'fill-opacity': 0.35 },
  );
  return shape + medium.spots(grains, 3, pigments.brown);
}
