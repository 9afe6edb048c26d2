import { type Point, steps } from '@portal/engraving';
import { type Canvas, form, shadow } from '../raster/canvas.ts';
import { band, bar, fade, pairs, round } from '../raster/lines.ts';
import { drawSky, drawSmoke, drawWater } from './nature.ts';

/** A liner under steam on open water. */
export function drawSteamer(canvas: Canvas): void {
  drawSky(canvas, { top: 0.55, low: 0.88, horizon: 270, clouds: 0.35 });
  drawWater(canvas, 268, 0.42, { x: 160, amount: 0.7 });
  drawSmoke(canvas, [330, 120], [-260, -60], 46, 0.3);
  drawSmoke(canvas, [400, 116], [-240, -74], 40, 0.26);
  const hull: Point[] = pairs([
    120, 222, 150, 228, 540, 226, 592, 206, 570, 300, 150, 304, 132, 270,
  ]);
  form(canvas, hull, { tone: fade(206, 304, 0.16, 0.06), soft: 1 });
  form(canvas, band(pairs([122, 223, 150, 229, 540, 227, 591, 207]), 4), { tone: 0.85 });
  form(canvas, pairs([200, 190, 500, 188, 506, 226, 194, 228]), {
    tone: 0.86,
    tint: 'cream',
    round: 5,
    relief: 0.15,
  });
  form(canvas, pairs([250, 168, 455, 166, 462, 190, 244, 192]), {
    tone: 0.78,
    tint: 'cream',
    round: 4,
    relief: 0.15,
  });
  form(canvas, pairs([425, 148, 470, 146, 472, 168, 422, 168]), { tone: 0.82 });
  for (const [y, from, to] of [
    [209, 206, 500],
    [180, 256, 452],
  ] as const) {
    for (const x of steps(from, to, Math.round((to - from) / 15)))
      form(canvas, bar([x, y - 4], [x, y + 4], 6), { tone: 0.16 });
  }
  for (const x of steps(170, 540, 24))
    form(
      canvas,
      round(
        [
          [x - 2, 250],
          [x, 248],
          [x + 2, 250],
          [x, 252],
        ],
        3,
      ),
      { tone: 0.55 },
    );
  for (const x of [322, 392]) {
    form(
      canvas,
      [
        [x - 4, 122],
        [x + 22, 120],
        [x + 26, 170],
        [x - 6, 170],
      ],
      { tone: 0.42, tint: 'red', round: 7, relief: 0.45 },
    );
    form(
      canvas,
      [
        [x - 4, 122],
        [x + 22, 120],
        [x + 23, 132],
        [x - 4, 134],
      ],
      { tone: 0.08 },
    );
  }
  for (const x of [190, 520]) {
    form(canvas, bar([x, 226], [x - 6, 84], 4, 2), { tone: 0.18, tint: 'wood' });
    for (const end of [120, 330, 590])
      form(canvas, bar([x - 6, 88], [end, end === 330 ? 150 : 214], 0.7), { tone: 0.25 });
  }
  for (const x of steps(215, 480, 5))
    form(
      canvas,
      round(
        [
          [x - 16, 160],
          [x, 166],
          [x + 16, 160],
          [x + 10, 168],
          [x - 10, 168],
        ],
        3,
      ),
      { tone: 0.9, round: 2 },
    );
  shadow(canvas, pairs([110, 298, 600, 296, 560, 356, 160, 366]), 12, 0.6);
  form(
    canvas,
    round(pairs([120, 306, 200, 300, 420, 302, 610, 298, 560, 310, 300, 312, 140, 314])),
    { tone: 0.9, soft: 2, ragged: 0.8, grainSize: 1.2 },
  );
}
