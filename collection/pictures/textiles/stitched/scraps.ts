import { circle, dots, fill, type Point, stroke } from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import { roller } from '../printed/motif.ts';

/** Small prints from the scrap bag, as paints. */
export function scraps(dyes: Dyes, name: string): { defs: string; paints: readonly string[] } {
  const { ground, main, second, third, dark, light } = dyes;
  const tile = (colour: string, mark: string): string => fill('M0 0h24v24h-24z', colour) + mark;
  const spots: Point[] = [
    [6, 6],
    [18, 18],
  ];
  const tiles = [
    tile(main, stroke(dots(spots), light, 5)),
    tile(
      light,
      stroke(dots(spots), main, 4) +
        stroke(
          dots([
            [18, 6],
            [6, 18],
          ]),
          third,
          4,
        ),
    ),
    tile(second, stroke('M0 6h24M0 18h24', light, 2)),
    tile(third, stroke('M6 0v24M18 0v24', light, 1.6) + stroke('M12 0v24', dark, 1.6)),
    tile(ground, stroke('M0 0l24 24M24 0l-24 24', main, 1.4)),
    tile(
      dark,
      stroke(
        dots([
          [4, 4],
          [12, 12],
          [20, 20],
          [20, 4],
          [4, 20],
        ]),
        second,
        3,
      ),
    ),
    tile(light, stroke('M0 0h24v24', second, 5, { 'stroke-opacity': 0.5 })),
    tile(third, fill(circle([12, 12], 6), light) + fill(circle([12, 12], 3), main)),
  ];
  return {
    defs: tiles.map((drawing, index) => roller(`${name}-s${index}`, 24, 24, drawing)).join(''),
    paints: [...tiles.map((_, index) => `url(#${name}-s${index})`), main, light],
  };
}
