import { type Point, steps } from '@portal/engraving';
import { type Canvas, form, shadow, wash } from '../raster/canvas.ts';
import { bar, fade, fadeAcross, pairs } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import { drawFruit, drawVessel } from '../things/glassware.ts';
import type { Scene } from './scene.ts';

/** Bottles and fruit on a cloth, from the side; or medicine bottles on a dark shelf. */
export const bottles: Scene = {
  size: [480, 580],
  draw(canvas, view) {
    const dark = view === 'second';
    wash(
      canvas,
      (x, y) =>
        (dark ? 0.12 : 0.42) +
        0.3 * Math.max(0, 1 - Math.hypot(x - 130, y - 170) / 420) +
        0.05 * cloud(x * 0.5, y * 0.5),
      dark ? 'green' : 'earth',
    );
    form(canvas, pairs([-4, 400, 484, 386, 484, 584, -4, 584]), {
      tone: fade(390, 580, dark ? 0.3 : 0.8, dark ? 0.12 : 0.5),
      tint: dark ? 'wood' : 'cream',
      soft: 1,
    });
    if (!dark) drawCloth(canvas);
    const set: readonly [
      Parameters<typeof drawVessel>[1],
      number,
      number,
      number,
      number,
      'green' | 'wood' | 'blue' | 'red' | 'orange',
    ][] = dark
      ? [
          ['medicine', 90, 446, 210, 0.6, 'blue'],
          ['medicine', 385, 440, 240, 0.5, 'wood'],
          ['bottle', 240, 430, 320, 0.6, 'green'],
          ['jar', 165, 500, 150, 0.55, 'orange'],
          ['medicine', 310, 512, 170, 0.4, 'red'],
          ['flask', 420, 530, 130, 0.3, 'blue'],
        ]
      : [
          ['bottle', 150, 440, 360, 0.62, 'green'],
          ['jar', 290, 430, 210, 0.6, 'orange'],
          ['bottle', 390, 452, 290, 0.5, 'red'],
          ['medicine', 228, 490, 150, 0.5, 'blue'],
        ];
    for (const [vessel, x, y, tall, level, tint] of set) {
      drawVessel(canvas, vessel, [x, y], tall, {
        level,
        tone: dark ? 0.3 : 0.24,
        tint,
        label: vessel === 'medicine',
      });
    }
    if (!dark) {
      for (const [x, y, size, tint] of [
        [90, 510, 34, 'red'],
        [160, 536, 38, 'orange'],
        [330, 520, 36, 'red'],
        [404, 540, 30, 'orange'],
      ] as const)
        drawFruit(canvas, [x, y], size, tint, 0.5);
    }
  },
};

function drawCloth(canvas: Canvas): void {
  for (const x of steps(20, 460, 7)) {
    const folds: Point[] = [
      [x, 470],
      [x + canvas.random.jitter(30), 590],
      [x + 30, 590],
      [x + 10, 470],
    ];
    shadow(canvas, folds, 9, canvas.random.between(0.1, 0.3));
  }
  shadow(canvas, pairs([0, 380, 480, 380, 480, 420, 0, 430]), 14, 0.2);
  form(canvas, bar([-4, 402], [484, 388], 2), {
    tone: fadeAcross(0, 480, 0.95, 0.5),
    strength: 0.6,
  });
}
