import {
  circle,
  closedCurve,
  curve,
  fill,
  form,
  oval,
  type Point,
  stroke,
} from '@portal/engraving';
import { acanthus } from './leaf.ts';
import type { Palette } from './palette.ts';
import { points } from './points.ts';
import { bentSpine } from './scroll.ts';
import { mirrored, place } from './transforms.ts';

/** A grotesque face with leaves for hair and beard, about 100 wide before scaling. */
export function mask(at: Point, size: number, palette: Palette): string {
  const { ink, light, second, body, third } = palette;
  const leaf = (from: Point, angle: number, length: number, bend: number, colour: string): string =>
    acanthus(
      { spine: bentSpine(from, angle, length, bend), reach: length * 0.28, lobes: 4 },
      palette,
      colour,
      1.2,
    );
  const hair = [
    leaf([6, -30], -1.2, 44, 0.9, body),
    leaf([22, -24], -0.6, 46, 1.1, third),
    leaf([30, -8], 0.1, 40, 1.2, body),
    leaf([28, 12], 0.6, 38, -1.4, third),
  ];
  const beard = [leaf([16, 34], 1.0, 36, -1.2, body), leaf([6, 38], 1.3, 44, 0.5, third)];
  const face: Point[] = points('0,-38 22,-32 31,-8 27,18 15,38 0,44 -15,38 -27,18 -31,-8 -22,-32');
  const features =
    fill(closedCurve(points('6,-8 13,-12 22,-7 14,-3')), light) +
    stroke(closedCurve(points('6,-8 13,-12 22,-7 14,-3')), ink, 1.2) +
    fill(circle([14, -7.5], 3), ink) +
    stroke(curve(points('4,-15 14,-20 25,-14')), ink, 2.4) +
    stroke(curve(points('9,12 19,10 24,2'), points('12,20 20,22 25,14')), ink, 1) +
    stroke(curve(points('3,-12 5,2 8,9 4,12 0,11')), ink, 1.4);
  const mouth =
    fill(oval([0, 23], 11, 5.5), ink) +
    stroke(curve(points('-14,21 0,17 14,21')), ink, 1.4) +
    fill(oval([0, 25], 6, 2.6), second);
  return place(
    mirrored(hair.join('') + beard.join(''), 0) +
      form(closedCurve(face), light, ink, 1.5) +
      mirrored(features, 0) +
      mouth,
    at,
    0,
    size / 100,
  );
}
