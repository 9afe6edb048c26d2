import { type Point, steps } from '@portal/engraving';
import { type Canvas, form } from '../raster/canvas.ts';
import { bar, round } from '../raster/lines.ts';
import type { Tint } from '../raster/tints.ts';

export type Tree = { tone: number; bare?: boolean; tint?: Tint; slim?: number };

/** A tree standing at a point: in leaf, or bare with branches. */
export function drawTree(
  canvas: Canvas,
  [x, y]: Point,
  height: number,
  { tone, bare = false, tint = 'leaf', slim = 1 }: Tree,
): void {
  if (bare) {
    drawBranch(canvas, [x, y], -Math.PI / 2, height * 0.34, height * 0.06, tone, 6);
    return;
  }
  const wide = height * 0.36 * slim;
  form(canvas, bar([x, y], [x, y - height * 0.5], height * 0.07, height * 0.04), {
    tone: tone * 0.7,
    tint: 'wood',
  });
  const { random } = canvas;
  const crown: Point[] = steps(0, Math.PI * 2, 9)
    .slice(1)
    .map((angle) => [
      x + Math.cos(angle) * wide * random.between(0.75, 1.15),
      y - height * 0.62 + Math.sin(angle) * height * 0.38 * random.between(0.8, 1.1),
    ]);
  form(canvas, round(crown), {
    tone,
    tint,
    soft: height * 0.05,
    ragged: 0.9,
    grainSize: Math.min(2.4, 110 / height),
    round: height * 0.12,
    relief: 0.3,
    texture: tone * 0.5,
  });
}

function drawBranch(
  canvas: Canvas,
  from: Point,
  angle: number,
  length: number,
  width: number,
  tone: number,
  depth: number,
): void {
  const { random } = canvas;
  const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
  form(canvas, bar(from, to, Math.max(0.7, width), Math.max(0.6, width * 0.68)), {
    tone,
    tint: 'wood',
  });
  if (depth === 0) return;
  const twigs = depth > 1 && random.chance(0.4) ? 3 : 2;
  for (let twig = 0; twig < twigs; twig += 1) {
    const turn = (twig / (twigs - 1) - 0.5) * random.between(0.7, 1.3) + random.jitter(0.2);
    drawBranch(
      canvas,
      to,
      angle + turn,
      length * random.between(0.62, 0.82),
      width * 0.66,
      tone,
      depth - 1,
    );
  }
}
