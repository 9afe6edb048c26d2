import { ellipse, type Point } from '@portal/engraving';
import { type Canvas, form, shadow, wash } from '../raster/canvas.ts';
import { bar, pairs, round } from '../raster/lines.ts';
import { drawSky, drawWater, ridge } from '../things/nature.ts';
import type { Scene } from './scene.ts';

/** A lighthouse on its rock by day; or at night with its beam. */
export const lighthouse: Scene = {
  size: [450, 600],
  draw(canvas, view) {
    const night = view === 'second';
    drawSky(
      canvas,
      night
        ? { top: 0.06, low: 0.26, horizon: 430, clouds: 0.1, tint: 'blue' }
        : { top: 0.5, low: 0.9, horizon: 430, clouds: 0.45 },
    );
    if (night) drawBeam(canvas);
    else form(canvas, ridge(canvas, 416, 14, 0.6), { tone: 0.72, soft: 2, tint: 'slate' });
    drawWater(canvas, 430, night ? 0.12 : 0.45, { x: night ? 225 : 90, amount: night ? 0.4 : 0.5 });
    const rock = round(
      pairs([
        60, 530, 110, 470, 160, 440, 230, 424, 300, 440, 350, 478, 410, 500, 440, 545, 250, 560,
      ]),
    );
    form(canvas, rock, {
      tone: night ? 0.1 : 0.26,
      tint: 'earth',
      soft: 3,
      ragged: 0.5,
      grainSize: 0.7,
      round: 18,
      relief: 0.35,
      texture: 0.14,
    });
    const tower: Point[] = pairs([196, 440, 212, 170, 248, 170, 264, 440]);
    form(canvas, tower, { tone: fadeTower(night), soft: 0.7 });
    for (const share of [0.16, 0.5, 0.82]) {
      const [low, high] = [440 - 270 * share, 440 - 270 * (share + 0.16)];
      const half = (y: number): number => 34 - (16 * (440 - y)) / 270;
      form(
        canvas,
        [
          [230 - half(low), low],
          [230 - half(high), high],
          [230 + half(high), high],
          [230 + half(low), low],
        ],
        { tone: (x) => (night ? 0.1 : 0.42) - 0.003 * (x - 210), tint: 'red' },
      );
    }
    form(canvas, pairs([202, 170, 258, 170, 254, 162, 206, 162]), { tone: 0.15 });
    form(canvas, pairs([214, 162, 246, 162, 246, 132, 214, 132]), {
      tone: night ? 1 : 0.6,
      tint: 'straw',
    });
    for (const x of [214, 225, 235, 246]) form(canvas, bar([x, 162], [x, 132], 1.5), { tone: 0.1 });
    form(canvas, round(pairs([208, 134, 216, 116, 230, 108, 244, 116, 252, 134]), 4), {
      tone: 0.14,
      round: 4,
    });
    for (const y of [230, 310, 390])
      form(
        canvas,
        [
          [226, y],
          [234, y],
          [234, y + 14],
          [226, y + 14],
        ],
        { tone: night && y === 310 ? 0.95 : 0.12, tint: 'orange' },
      );
    form(canvas, pairs([300, 448, 372, 470, 372, 436, 336, 418, 300, 418]), {
      tone: night ? 0.2 : 0.8,
      tint: 'cream',
    });
    form(canvas, pairs([292, 420, 318, 396, 346, 402, 380, 438, 338, 420]), {
      tone: night ? 0.08 : 0.3,
      tint: 'brick',
    });
    form(canvas, round(pairs([40, 545, 140, 530, 300, 548, 450, 538, 450, 560, 200, 570])), {
      tone: night ? 0.4 : 0.92,
      soft: 3,
      ragged: 0.9,
      grainSize: 0.8,
    });
    if (night) shadow(canvas, ellipse([230, 147], 34, 30, 20), 18, -0.9);
  },
};

function fadeTower(night: boolean): (x: number) => number {
  return (x) => (night ? 0.3 : 0.92) - ((night ? 0.2 : 0.42) * (x - 196)) / 68;
}

function drawBeam(canvas: Canvas): void {
  shadow(canvas, pairs([230, 144, -20, 60, -20, 170, 230, 150]), 7, -0.6);
  shadow(canvas, pairs([230, 144, 470, 190, 470, 270, 230, 150]), 9, -0.4);
  for (let star = 0; star < 70; star += 1) {
    const at: Point = [canvas.random.between(0, 450), canvas.random.between(0, 380)];
    form(canvas, ellipse(at, 0.9, 0.9, 6), { tone: 0.9, strength: canvas.random.between(0.3, 1) });
  }
  wash(canvas, (_x, y, old) => old + 0.1 * Math.max(0, (y - 250) / 350));
}
