import { ellipse, type Point } from '@portal/engraving';
import { type Canvas, form, shadow, wash } from '../raster/canvas.ts';
import { band, bar, pairs, round } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import type { Scene } from './scene.ts';

/** A spotted dog sitting on a doorstep. */
export const dog: Scene = {
  size: [460, 540],
  draw(canvas) {
    drawDoorway(canvas);
    const at = (across: number, up: number): Point => [232 + across * 250, 452 - up * 250];
    shadow(canvas, ellipse([270, 450], 140, 16, 20), 9, 0.7);
    form(canvas, band(pairs([0.34, 0.08, 0.48, 0.03, 0.56, 0.1, 0.58, 0.2], at), 13), {
      tone: 0.85,
      round: 5,
    });
    const body = round(
      pairs(
        [
          -0.42, 0.73, -0.33, 0.8, -0.25, 0.85, -0.2, 0.94, -0.1, 0.97, 0, 0.9, 0.05, 0.74, 0.17,
          0.52, 0.32, 0.28, 0.37, 0.1, 0.33, 0.01, 0.04, 0, 0, 0.1, -0.04, 0.24, -0.06, 0.05, -0.08,
          0, -0.2, 0, -0.17, 0.08, -0.16, 0.36, -0.2, 0.52, -0.18, 0.63, -0.28, 0.65, -0.4, 0.67,
        ],
        at,
      ),
      5,
    );
    form(canvas, body, {
      tone: 0.8,
      soft: 1,
      round: 18,
      relief: 0.42,
      texture: 0.06,
      tint: 'cream',
    });
    form(canvas, ellipse(at(0.18, 0.15), 46, 38, 24), {
      tone: 0.82,
      soft: 7,
      round: 18,
      relief: 0.3,
      strength: 0.7,
      tint: 'cream',
    });
    shadow(canvas, band(pairs([0.04, 0.02, 0.02, 0.14, 0.1, 0.28], at), 6), 4, 0.45);
    shadow(canvas, bar(at(-0.1, 0.4), at(-0.11, 0.05), 4), 3, 0.4);
    for (const [x, y, rx, ry] of [
      [0.12, 0.44, 26, 18],
      [0.26, 0.2, 20, 26],
      [-0.06, 0.56, 14, 20],
      [0.22, 0.06, 16, 9],
    ] as const)
      form(canvas, ellipse(at(x, y), rx, ry, 16), {
        tone: 0.2,
        soft: 3,
        ragged: 0.3,
        strength: 0.92,
        tint: 'wood',
      });
    form(
      canvas,
      round(
        pairs([-0.12, 0.95, -0.02, 0.92, 0.06, 0.76, 0.03, 0.64, -0.05, 0.7, -0.1, 0.82], at),
        5,
      ),
      { tone: 0.2, soft: 1.4, round: 7, relief: 0.2, tint: 'wood' },
    );
    form(canvas, ellipse(at(-0.41, 0.72), 9, 8, 12), { tone: 0.06, soft: 1, round: 3 });
    form(canvas, ellipse(at(-0.23, 0.82), 5, 5, 12), { tone: 0.05, soft: 0.8 });
    form(canvas, ellipse(at(-0.236, 0.827), 1.4, 1.4, 8), { tone: 1 });
    shadow(canvas, band(pairs([-0.4, 0.68, -0.32, 0.69, -0.26, 0.72], at), 3), 1, 0.6);
    form(canvas, band(pairs([-0.2, 0.6, -0.08, 0.56, 0.07, 0.66], at), 9), {
      tone: 0.25,
      tint: 'red',
      round: 3,
    });
    form(canvas, ellipse(at(-0.13, 0.55), 5, 6, 10), { tone: 0.95, tint: 'straw' });
  },
};

function drawDoorway(canvas: Canvas): void {
  wash(
    canvas,
    (x, y) =>
      0.52 +
      0.1 * cloud(x * 0.7, y * 0.7) +
      (y % 26 < 1.5 || (x + (Math.floor(y / 26) % 2) * 30) % 60 < 1.5 ? 0.1 : 0),
    'brick',
  );
  form(canvas, pairs([110, -4, 400, -4, 400, 420, 110, 420]), { tone: 0.7, tint: 'cream' });
  form(canvas, pairs([128, -4, 382, -4, 382, 420, 128, 420]), {
    tone: (x, y) => 0.2 + 0.02 * cloud(x * 3, y * 0.4),
    tint: 'green',
  });
  for (const [x, y] of [
    [150, 30],
    [270, 30],
    [150, 230],
    [270, 230],
  ] as const) {
    form(
      canvas,
      [
        [x, y],
        [x + 92, y],
        [x + 92, y + 160],
        [x, y + 160],
      ],
      { tone: 0.14, tint: 'green', round: 5, relief: -0.2 },
    );
  }
  form(canvas, ellipse([364, 214], 8, 8, 14), { tone: 0.75, tint: 'straw', round: 4, relief: 0.4 });
  for (const [top, low, left, tone] of [
    [418, 478, 80, 0.7],
    [478, 544, 40, 0.62],
  ] as const) {
    form(
      canvas,
      [
        [left, top],
        [470, top],
        [470, low],
        [left, low],
      ],
      { tone: tone - 0.2, texture: 0.08, tint: 'cream' },
    );
    form(
      canvas,
      [
        [left, top],
        [470, top],
        [470, top + 36],
        [left - 10, top + 36],
      ],
      { tone, texture: 0.08, tint: 'cream' },
    );
  }
}
