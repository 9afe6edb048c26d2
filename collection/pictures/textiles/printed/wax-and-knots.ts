import {
  circle,
  closedSoft,
  curve,
  dots,
  fill,
  type Line,
  oval,
  type Point,
  polar,
  type Random,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import type { Dyes } from '../dyes.ts';
import type { Box } from '../layout.ts';
import { crackle } from './batik.ts';
import { groundOf } from './block-prints.ts';
import { define, type Motif, place } from './motif.ts';

/** Bound and dipped: rings that the thread kept white. */
export function tieDye(box: Box, { ground, light, second, third }: Dyes, random: Random): string {
  const size = Math.min(96, box.width / 7);
  const noise = valueNoise(`bound ${random.next()}`);
  let drawing = groundOf(box, ground);
  let row = 0;
  for (let y = box.y + size * 0.3; y < box.y + box.height + size; y += size * 1.7, row += 1) {
    for (let x = box.x + size * (0.2 + (row % 2)); x < box.x + box.width + size; x += size * 2) {
      const ring = (share: number): Line =>
        steps(0, Math.PI * 2, 22)
          .slice(0, -1)
          .map((angle) =>
            polar(
              [x, y],
              angle,
              size *
                share *
                (1 +
                  0.09 * noise([Math.cos(angle) * 2 + x / 50, Math.sin(angle) * 2 + y / 50]) +
                  random.jitter(0.035)),
            ),
          );
      drawing +=
        fill(closedSoft(ring(0.92)), third, { 'fill-opacity': 0.25 }) +
        stroke(closedSoft(ring(0.78)), light, size * 0.07) +
        stroke(closedSoft(ring(0.6)), second, size * 0.09) +
        stroke(closedSoft(ring(0.46)), light, size * 0.08) +
        stroke(closedSoft(ring(0.28)), second, size * 0.06) +
        fill(closedSoft(ring(0.15)), light);
      const folds = steps(0, 11, 11).map((index): Line => {
        const angle = (index / 12) * Math.PI * 2 + random.jitter(0.1);
        return [
          polar([x, y], angle, size * 0.2),
          polar([x, y], angle + 0.05, size * 0.5),
          polar([x, y], angle, size * 0.95),
        ];
      });
      drawing += stroke(curve(...folds), ground, 2.4, { 'stroke-opacity': 0.55 });
    }
  }
  return drawing;
}

/** Wax print: great wheels, with the bubbles and cracks that prove the wax. */
export function waxWheels(box: Box, dyes: Dyes, random: Random, name: string): string {
  const { ground, main, second, third, dark, light } = dyes;
  const size = Math.min(190, box.width / 4.2);
  const wheel: Motif = {
    id: `${name}-wheel`,
    drawing:
      fill(circle([0, 0], size * 0.98), dark) +
      fill(circle([0, 0], size * 0.92), light) +
      fill(circle([0, 0], size * 0.82), main) +
      steps(0, 23, 23)
        .map((index) =>
          fill(
            oval(
              polar([0, 0], (index / 12) * Math.PI, size * 0.66),
              size * 0.13,
              size * 0.045,
              (index / 12) * Math.PI,
            ),
            index % 2 ? light : third,
          ),
        )
        .join('') +
      fill(circle([0, 0], size * 0.46), dark) +
      fill(circle([0, 0], size * 0.4), second) +
      steps(0, 9, 9)
        .map((index) =>
          fill(circle(polar([0, 0], (index / 5) * Math.PI, size * 0.27), size * 0.06), light),
        )
        .join('') +
      fill(circle([0, 0], size * 0.14), dark) +
      fill(circle([0, 0], size * 0.08), light),
  };
  let drawing = groundOf(box, ground) + define(wheel);
  const spots: Point[] = [];
  let column = 0;
  for (let x = box.x + size * 0.7; x < box.x + box.width + size; x += size * 1.75, column += 1) {
    for (let y = box.y + size * (column % 2); y < box.y + box.height + size; y += size * 2.02)
      drawing += place(wheel, x, y);
  }
  for (let turn = 0; turn < 260; turn += 1)
    spots.push([box.x + random.next() * box.width, box.y + random.next() * box.height]);
  return (
    drawing +
    stroke(dots(spots), light, 3.4, { 'stroke-opacity': 0.8 }) +
    crackle(box, dark, random, 70)
  );
}
