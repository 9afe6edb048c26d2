import { ellipse } from '@portal/engraving';
import { form, shadow, wash } from '../raster/canvas.ts';
import { bar, pairs } from '../raster/lines.ts';
import { stand } from '../things/stand.ts';
import type { Scene } from './scene.ts';

/** A nurse standing at a tall window in a dark room. */
export const window: Scene = {
  size: [450, 580],
  draw(canvas) {
    canvas.light = [0.9, 0.35];
    wash(canvas, (x, y) => 0.34 - 0.26 * (x / 450) - 0.05 * (y / 580), 'green');
    form(canvas, pairs([-4, 470, 454, 470, 454, 584, -4, 584]), {
      tone: (x, y) => 0.4 - 0.3 * (x / 450) - 0.1 * ((y - 470) / 110),
      tint: 'wood',
    });
    form(canvas, pairs([30, 30, 210, 50, 210, 370, 30, 400]), { tone: 1, tint: 'sky', soft: 3 });
    form(canvas, pairs([36, 300, 90, 262, 150, 290, 204, 270, 204, 366, 36, 394]), {
      tone: 0.82,
      tint: 'leaf',
      soft: 12,
    });
    for (const x of [30, 90, 150, 210])
      form(
        canvas,
        bar([x, 30 + (x - 30) * 0.11], [x, 400 - (x - 30) * 0.17], x === 30 || x === 210 ? 10 : 4),
        { tone: 0.3, tint: 'wood' },
      );
    for (const share of [0, 0.33, 0.66, 1])
      form(
        canvas,
        bar([26, 30 + share * 370], [214, 50 + share * 320], share === 0 || share === 1 ? 10 : 4),
        { tone: 0.32, tint: 'wood' },
      );
    for (const [x, wide] of [
      [8, 34],
      [222, 30],
    ] as const)
      form(
        canvas,
        [
          [x - wide / 2, -4],
          [x + wide / 2, -4],
          [x + wide, 430],
          [x - wide * 0.4, 430],
        ],
        { tone: (px) => 0.55 + 0.14 * Math.sin(px / 3.2) - 0.0012 * px, tint: 'rose', soft: 1.5 },
      );
    shadow(canvas, pairs([60, 480, 230, 470, 390, 560, 180, 578]), 10, -0.5);
    stand(canvas, [300, 556], 420, { dress: 'nurse', wear: 'veil', tone: 0.3, tint: 'blue' });
    shadow(canvas, pairs([336, 150, 420, 150, 430, 560, 346, 560]), 22, 0.5);
    form(canvas, pairs([96, 380, 136, 376, 130, 412, 102, 415]), {
      tone: 0.36,
      tint: 'brick',
      round: 5,
    });
    form(canvas, ellipse([115, 350], 30, 34, 16), {
      tone: 0.3,
      tint: 'leaf',
      soft: 4,
      ragged: 0.9,
      grainSize: 1.2,
      texture: 0.2,
    });
  },
};
