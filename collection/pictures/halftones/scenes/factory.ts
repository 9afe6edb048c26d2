import { steps } from '@portal/engraving';
import { type Canvas, form } from '../raster/canvas.ts';
import { bar, fade, pairs } from '../raster/lines.ts';
import { drawGround, drawSky, drawSmoke } from '../things/nature.ts';
import { stand } from '../things/stand.ts';
import type { Scene } from './scene.ts';

/** A mill with its chimneys smoking over a goods yard. */
export const factory: Scene = {
  size: [640, 420],
  draw(canvas) {
    drawSky(canvas, { top: 0.5, low: 0.82, horizon: 300, clouds: 0.3, tint: 'dusk' });
    for (const [x, low, top] of [
      [90, 290, 120],
      [500, 300, 150],
      [590, 300, 175],
    ] as const) {
      drawSmoke(canvas, [x, top], [190, -70], 36, 0.48);
      drawChimney(canvas, x, low, top, 0.55);
    }
    form(canvas, pairs([-4, 300, -4, 240, 180, 236, 180, 250, 420, 246, 644, 258, 644, 310]), {
      tone: 0.56,
      soft: 1,
      tint: 'brick',
    });
    for (const [x, top] of [
      [210, 60],
      [330, 40],
    ] as const) {
      drawSmoke(canvas, [x, top], [230, -30], 52, 0.22);
      drawChimney(canvas, x, 330, top, 0.28);
    }
    drawGround(canvas, 318, 0.5, 0.25, 'earth');
    drawMill(canvas);
    for (const [from, to] of [
      [180, -60],
      [220, 90],
      [300, 330],
      [340, 500],
    ] as const)
      form(canvas, bar([from, 330], [to, 424], 1, 5), { tone: 0.7 });
    for (const [x, y, size] of [
      [430, 392, 64],
      [462, 396, 66],
      [520, 388, 60],
      [70, 380, 60],
    ] as const)
      stand(canvas, [x, y], size, { dress: 'suit', wear: 'cap', tone: 0.12 });
  },
};

function drawChimney(canvas: Canvas, x: number, low: number, top: number, tone: number): void {
  const half = (low - top) * 0.05;
  form(
    canvas,
    [
      [x - half * 1.4, low],
      [x - half * 0.8, top],
      [x + half * 0.8, top],
      [x + half * 1.4, low],
    ],
    { tone: (px) => tone + 0.14 - (0.3 * (px - x + half)) / (half * 2), tint: 'brick' },
  );
  form(canvas, bar([x - half * 1.1, top + 5], [x + half * 1.1, top + 5], 8), {
    tone: tone - 0.1,
    tint: 'brick',
  });
}

function drawMill(canvas: Canvas): void {
  for (let bay = 0; bay < 7; bay += 1) {
    const x = 60 + bay * 58;
    form(
      canvas,
      [
        [x, 262],
        [x + 4, 226],
        [x + 58, 262],
      ],
      { tone: 0.3 },
    );
    form(
      canvas,
      [
        [x + 8, 258],
        [x + 9, 234],
        [x + 44, 258],
      ],
      { tone: 0.75, tint: 'sky' },
    );
  }
  form(canvas, pairs([50, 262, 480, 262, 480, 338, 50, 338]), {
    tone: fade(262, 338, 0.36, 0.24),
    tint: 'brick',
    texture: 0.06,
  });
  for (const y of [274, 304])
    for (const x of steps(64, 456, 20))
      form(
        canvas,
        [
          [x, y],
          [x + 11, y],
          [x + 11, y + 20],
          [x, y + 20],
        ],
        { tone: canvas.random.chance(0.2) ? 0.85 : 0.12, tint: 'straw' },
      );
  form(canvas, bar([46, 262], [484, 262], 4), { tone: 0.6 });
}
