import { ellipse } from '@portal/engraving';
import { form, shadow, wash } from '../raster/canvas.ts';
import { pairs, round } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import { stand } from '../things/stand.ts';
import { drawTree } from '../things/trees.ts';
import type { Scene } from './scene.ts';

/** Somebody at full length in a studio, with a column and a painted park behind. */
export const studio: Scene = {
  size: [430, 560],
  draw(canvas) {
    wash(
      canvas,
      (x, y) =>
        0.56 + 0.12 * cloud(x * 0.25, y * 0.25) - (0.12 * Math.hypot(x - 215, y - 220)) / 300,
      'earth',
    );
    for (const x of [40, 110, 340]) drawTree(canvas, [x, 400], 280, { tone: 0.52 });
    form(canvas, pairs([-4, 430, 434, 430, 434, 564, -4, 564]), {
      tone: (x, y) =>
        0.5 +
        0.1 *
          ((Math.floor(((x - 215) / (y - 330)) * 6) + Math.floor(4000 / (y - 330))) % 2 === 0
            ? 1
            : -1),
      tint: 'red',
      soft: 2,
    });
    form(canvas, pairs([300, 430, 300, 90, 352, 90, 352, 430]), {
      tone: (x) => 0.8 - 0.4 * ((x - 300) / 52) + 0.05 * Math.sin(x * 1.2),
      soft: 1,
    });
    for (const [y, half, high] of [
      [80, 36, 14],
      [424, 38, 18],
      [442, 46, 26],
    ] as const)
      form(
        canvas,
        [
          [326 - half, y],
          [326 + half, y],
          [326 + half, y + high],
          [326 - half, y + high],
        ],
        { tone: (x) => 0.82 - 0.005 * (x - 290) },
      );
    form(canvas, round(pairs([-10, -10, 120, -10, 70, 120, 90, 260, 30, 440, -10, 470])), {
      tone: (x, y) => 0.26 + 0.09 * Math.sin(x / 6 + y / 60),
      tint: 'red',
      soft: 2,
      round: 14,
      relief: 0.2,
    });
    shadow(canvas, pairs([0, 420, 430, 420, 430, 450, 0, 450]), 12, 0.3);
    stand(canvas, [200, 520], 400, { dress: 'gown', wear: 'bun', tone: 0.2, tint: 'violet' });
    form(canvas, round(pairs([176, 196, 200, 206, 224, 196, 220, 190, 180, 190]), 4), {
      tone: 0.9,
      soft: 1.5,
    });
    form(canvas, ellipse([200, 206], 6, 7, 12), { tone: 0.75, tint: 'straw', round: 3 });
  },
};
