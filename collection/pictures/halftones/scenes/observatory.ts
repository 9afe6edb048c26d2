import { type Point, polar, steps } from '@portal/engraving';
import { type Canvas, form } from '../raster/canvas.ts';
import { band, bar, pairs, round } from '../raster/lines.ts';
import { drawSky, ridge } from '../things/nature.ts';
import { stand } from '../things/stand.ts';
import { drawTree } from '../things/trees.ts';
import type { Scene } from './scene.ts';

/** An observatory on its hill; or at night, the stars drawn out around the pole above it. */
export const observatory: Scene = {
  size: [520, 560],
  draw(canvas, view) {
    const night = view === 'second';
    drawSky(
      canvas,
      night
        ? { top: 0.06, low: 0.22, horizon: 420, clouds: 0, tint: 'blue' }
        : { top: 0.4, low: 0.88, horizon: 420, clouds: 0.4 },
    );
    if (night) drawTrails(canvas, [300, 130]);
    form(canvas, ridge(canvas, 420, 20, 0.4), {
      tone: night ? 0.08 : 0.6,
      soft: 2,
      tint: 'slate',
    });
    form(
      canvas,
      round(pairs([-20, 500, 100, 452, 260, 430, 420, 456, 540, 490, 540, 580, -20, 580])),
      {
        tone: night ? 0.07 : 0.42,
        soft: 2,
        tint: 'grass',
        texture: night ? 0.02 : 0.1,
        round: 20,
        relief: 0.1,
      },
    );
    const dim = night ? 0.4 : 1;
    form(canvas, pairs([120, 462, 120, 352, 400, 352, 400, 462]), {
      tone: (x) => (0.86 - 0.0006 * x) * dim,
      tint: 'cream',
    });
    form(canvas, pairs([176, 354, 176, 300, 344, 300, 344, 354]), {
      tone: (x) => (0.95 - 0.0026 * (x - 176)) * dim,
      tint: 'cream',
    });
    const dome: Point[] = steps(Math.PI, 0, 24).map((a) => [
      260 + Math.cos(a) * 96,
      302 - Math.sin(a) * 96,
    ]);
    form(canvas, dome, {
      tone: 0.62 * dim,
      round: 40,
      relief: 0.6 * dim,
      tint: 'green',
      soft: 0.8,
    });
    for (const lean of [-0.7, -0.35, 0.35, 0.7])
      form(
        canvas,
        band(
          steps(0, 1, 10).map(
            (t): Point => [
              260 + Math.cos((Math.PI / 2) * t + 0) * 96 * lean,
              302 - Math.sin((Math.PI / 2) * t) * 96,
            ],
          ),
          1.2,
        ),
        { tone: 0.3 * dim },
      );
    form(canvas, pairs([236, 212, 270, 206, 282, 296, 232, 298]), {
      tone: night ? 0.9 : 0.08,
      tint: night ? 'orange' : 'grey',
      soft: 1,
    });
    form(canvas, bar([258, 288], [250, 204], 13, 10), { tone: night ? 0.1 : 0.5, round: 3 });
    form(canvas, bar([158, 302], [362, 302], 7), { tone: 0.3 * dim });
    for (const x of [150, 205, 315, 370]) {
      form(
        canvas,
        [
          [x - 11, 436],
          [x - 11, 392],
          [x, 378],
          [x + 11, 392],
          [x + 11, 436],
        ],
        { tone: night && x === 315 ? 0.95 : 0.14, tint: night ? 'orange' : 'grey' },
      );
    }
    form(canvas, pairs([244, 462, 244, 398, 260, 382, 276, 398, 276, 462]), { tone: 0.1 });
    for (const x of [40, 84, 450, 496])
      drawTree(canvas, [x, 486], canvas.random.between(90, 150), {
        tone: night ? 0.06 : 0.26,
        slim: 0.6,
      });
    if (!night)
      for (const x of [296, 322])
        stand(canvas, [x, 500], 62, {
          dress: x === 322 ? 'gown' : 'suit',
          wear: x === 322 ? 'straw' : 'top',
          tone: 0.12,
        });
  },
};

function drawTrails(canvas: Canvas, pole: Point): void {
  for (let star = 0; star < 120; star += 1) {
    const radius = 8 + canvas.random.next() ** 0.6 * 430;
    const start = canvas.random.between(0, Math.PI * 2);
    const arc = steps(start, start + 0.62, 12).map((angle) => polar(pole, angle, radius));
    form(canvas, band(arc, canvas.random.between(0.8, 1.8)), {
      tone: 0.9,
      strength: canvas.random.between(0.25, 0.9),
      tint: canvas.random.pick(['cream', 'sky', 'dusk']),
    });
  }
}
