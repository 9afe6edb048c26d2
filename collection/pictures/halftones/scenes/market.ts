import { ellipse, type Point } from '@portal/engraving';
import { type Canvas, form, shadow } from '../raster/canvas.ts';
import { band, bar, pairs } from '../raster/lines.ts';
import { drawGround, drawSky } from '../things/nature.ts';
import { stand } from '../things/stand.ts';
import type { Scene } from './scene.ts';

/** A market in a square, with striped awnings, a crowd and a church in the haze. */
export const market: Scene = {
  size: [620, 440],
  draw(canvas) {
    drawSky(canvas, { top: 0.75, low: 0.95, horizon: 230, clouds: 0.15 });
    for (const [x, wide, high] of [
      [-10, 120, 120],
      [100, 90, 150],
      [180, 100, 110],
      [400, 110, 140],
      [500, 140, 115],
    ] as const)
      drawGable(canvas, x, wide, high);
    form(canvas, pairs([296, 240, 296, 90, 322, 14, 348, 90, 348, 240]), {
      tone: 0.62,
      soft: 1,
      tint: 'slate',
    });
    for (const y of [110, 160]) form(canvas, bar([322, y], [322, y + 24], 12), { tone: 0.42 });
    drawGround(canvas, 232, 0.72, 0.42, 'earth');
    for (let row = 0; row < 5; row += 1) {
      const [y, size] = [246 + row * row * 8, 46 + row * 24];
      for (const side of [-1, 1]) drawStall(canvas, 310 + side * (90 + row * 52), y, size);
      for (let body = 0; body < 6 - row; body += 1) {
        const woman = canvas.random.chance(0.6);
        stand(canvas, [310 + canvas.random.jitter(80 + row * 24), y + 8 + row * 2], size * 0.92, {
          dress: woman ? 'gown' : 'suit',
          wear: woman ? canvas.random.pick(['straw', 'veil', 'bun']) : 'cap',
          tone: canvas.random.between(0.1, 0.6),
          tint: woman
            ? canvas.random.pick(['blue', 'red', 'cream'])
            : canvas.random.pick(['earth', 'grey']),
        });
      }
    }
  },
};

function drawGable(canvas: Canvas, x: number, wide: number, high: number): void {
  const top = 240 - high;
  form(
    canvas,
    [
      [x, 240],
      [x, top],
      [x + wide / 2, top - wide * 0.3],
      [x + wide, top],
      [x + wide, 240],
    ],
    { tone: 0.6, tint: 'brick', soft: 1, texture: 0.05 },
  );
  for (let y = top + 8; y < 220; y += 32)
    for (let px = x + 12; px < x + wide - 12; px += 24)
      form(
        canvas,
        [
          [px, y],
          [px + 10, y],
          [px + 10, y + 17],
          [px, y + 17],
        ],
        { tone: 0.36 },
      );
}

function drawStall(canvas: Canvas, x: number, y: number, size: number): void {
  const half = size * 0.6;
  shadow(canvas, ellipse([x + half * 0.4, y], half * 1.4, size * 0.12, 16), size * 0.06, 0.55);
  form(
    canvas,
    [
      [x - half, y],
      [x + half, y],
      [x + half, y - size * 0.3],
      [x - half, y - size * 0.3],
    ],
    { tone: 0.3, tint: 'wood', texture: 0.08 },
  );
  for (let fruit = 0; fruit < 9; fruit += 1)
    form(
      canvas,
      ellipse(
        [x - half + (fruit + 0.5) * (half / 4.5), y - size * 0.33],
        size * 0.08,
        size * 0.07,
        10,
      ),
      {
        tone: canvas.random.between(0.4, 0.85),
        tint: canvas.random.pick(['orange', 'leaf', 'red', 'straw']),
        round: size * 0.04,
      },
    );
  for (const side of [-1, 1])
    form(canvas, bar([x + side * half, y], [x + side * half, y - size], size * 0.03), {
      tone: 0.2,
    });
  const awning: Point[] = [
    [x - half * 1.2, y - size * 0.8],
    [x - half * 0.9, y - size * 1.12],
    [x + half * 0.9, y - size * 1.12],
    [x + half * 1.2, y - size * 0.8],
  ];
  form(canvas, awning, {
    tone: (px) => 0.5 + 0.36 * (Math.floor((px - x + half * 2) / (size * 0.14)) % 2),
    tint: canvas.random.pick(['red', 'blue', 'straw']),
  });
  form(
    canvas,
    band(
      [
        [x - half * 1.2, y - size * 0.79],
        [x + half * 1.2, y - size * 0.79],
      ],
      size * 0.06,
    ),
    { tone: 0.35 },
  );
}
