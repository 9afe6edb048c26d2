import {
  circle,
  closedCurve,
  coil,
  curve,
  fill,
  form,
  type Line,
  oval,
  type Point,
  polyline,
  resample,
  steps,
  stroke,
} from '@portal/engraving';
import { points } from '../ornament/points.ts';
import { type Block, cut, shadowUnder, solid } from './woodcut.ts';

export function dog(block: Block): string {
  const { ink, paper } = block;
  const body = points(`
    -94,-24 -88,-35 -72,-40 -64,-50 -52,-46 -44,-42 -34,-34 -10,-28 30,-28 52,-30 62,-44 72,-66
    80,-62 72,-40 66,-22 68,0 62,20 71,40 66,64 48,66 53,42 40,20 10,16 -18,20 -20,44 -16,64
    -35,66 -36,40 -42,14 -50,-2 -58,-12 -72,-13 -88,-15
  `);
  const far = points('30,10 52,24 46,46 50,66 34,66 32,40 18,18');
  return (
    shadowUnder(68, 190, block) +
    cut(far, block, 2) +
    cut(points('-30,12 -14,18 -6,44 0,66 -16,66 -22,40'), block, 2) +
    cut(body, block, 0.75) +
    solid(points('-66,-50 -56,-54 -48,-42 -52,-26 -62,-30'), block) +
    fill(circle([-75, -32], 3) + oval([-93, -25], 5, 4), ink) +
    stroke(curve(points('-91,-19 -82,-17 -74,-19')), ink, 2) +
    form(closedCurve(points('-46,-40 -38,-34 -48,-2 -56,-8')), ink, paper, 2) +
    fill(closedCurve(points('0,-28 26,-29 24,-6 8,0 -4,-14')), ink)
  );
}

export function horse(block: Block): string {
  const { ink } = block;
  const body = points(`
    -97,-36 -92,-50 -78,-66 -70,-80 -62,-72 -46,-58 -30,-36 -8,-30 20,-25 52,-31 68,-20 71,2
    63,20 70,42 66,72 54,73 55,44 44,22 10,22 -20,18 -22,42 -19,73 -32,73 -34,44 -41,14 -51,-4
    -59,-24 -70,-30 -84,-27
  `);
  const mane = steps(0, 1, 9).map((share): Line => {
    const at: Point = [-68 + share * 54, -72 + share * 42];
    return [at, [at[0] + 10, at[1] + 4], [at[0] + 8, at[1] + 20]];
  });
  return (
    shadowUnder(75, 190, block) +
    cut(points('34,12 56,22 48,46 52,70 40,70 38,46 24,22'), block, 2) +
    cut(points('-30,10 -12,18 -8,44 -2,70 -14,70 -20,44'), block, 2) +
    cut(body, block, 0.75) +
    solid(points('66,-22 82,-14 90,14 84,44 76,50 78,18 70,-4'), block) +
    stroke(curve(...mane), ink, 4) +
    fill(circle([-76, -54], 3) + circle([-92, -40], 2.2), ink) +
    stroke(curve(points('-95,-34 -86,-32')), ink, 2) +
    fill('M-33 66h14v8h-16zM53 66h14v8h-16z', ink)
  );
}

export function pig(block: Block): string {
  const body = points(`
    -95,6 -93,-8 -78,-17 -66,-26 -52,-28 -30,-40 10,-44 50,-36 74,-12 77,14 70,36 70,60 55,60
    52,42 20,46 -16,46 -22,60 -39,60 -41,40 -62,30 -80,22 -92,16
  `);
  const tail = resample(coil([84, -20], Math.PI, Math.PI + 8, 12, 4), 2);
  return (
    shadowUnder(62, 190, block) +
    cut(points('34,36 52,40 48,60 34,60'), block, 2) +
    cut(points('-18,40 -4,44 -6,60 -20,60'), block, 2) +
    cut(body, block, 0.7, -0.5) +
    stroke(curve(tail), block.ink, 4) +
    solid(points('-70,-24 -66,-44 -50,-36 -52,-16'), block) +
    fill(circle([-76, -6], 3) + oval([-94, 2], 3, 8), block.ink) +
    stroke(curve(points('-90,12 -80,14 -74,11')), block.ink, 2)
  );
}

export function elephant(block: Block): string {
  const { ink, paper } = block;
  const body = points(`
    -82,-30 -70,-50 -46,-62 -20,-56 10,-62 46,-56 78,-32 86,8 82,66 58,68 56,36 20,38 -8,36
    -9,68 -35,68 -38,30 -52,18 -60,26 -64,50 -76,70 -94,68 -96,58 -84,54 -82,30 -84,0
  `);
  return (
    shadowUnder(70, 200, block) +
    cut(points('30,30 52,34 52,66 34,66'), block, 2) +
    cut(body, block, 0.7) +
    cut(points('-50,-46 -24,-50 -8,-34 -12,-2 -26,16 -40,6 -52,-14'), block, 1.1, 0.9) +
    form(closedCurve(points('-60,14 -70,26 -90,32 -94,28 -78,20 -66,6')), paper, ink, 2.6) +
    fill(circle([-64, -24], 3.4), ink) +
    stroke(curve(points('86,-10 94,10 92,34')), ink, 4) +
    stroke(
      polyline(
        ...[-86, -85, -83, -80].map(
          (x, index): Line => [
            [x, 6 + index * 12],
            [x + 16, 4 + index * 12],
          ],
        ),
      ),
      ink,
      2,
    ) +
    form(closedCurve(points('6,-64 44,-60 50,-20 4,-22')), paper, ink, 3) +
    stroke(
      polyline(points('8,-54 46,-50'), points('7,-44 47,-40'), points('6,-34 48,-30')),
      ink,
      2.4,
    )
  );
}
