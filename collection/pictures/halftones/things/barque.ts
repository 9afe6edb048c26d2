import { type Canvas, form, shadow, wash } from '../raster/canvas.ts';
import { band, bar, pairs, round } from '../raster/lines.ts';
import { drawSky, drawWater, ridge } from './nature.ts';

/** A sailing ship at anchor under hills. */
export function drawBarque(canvas: Canvas): void {
  drawSky(canvas, { top: 0.72, low: 0.95, horizon: 260, clouds: 0.2, tint: 'dusk' });
  form(canvas, ridge(canvas, 205, 40, 0.4), { tone: 0.66, soft: 2, tint: 'violet' });
  form(canvas, ridge(canvas, 240, 22, 0.7), { tone: 0.5, soft: 1, tint: 'leaf', texture: 0.06 });
  drawWater(canvas, 262, 0.6, { x: 420, amount: 0.5 });
  const deck = 268;
  form(
    canvas,
    round(
      [
        [150, deck - 16],
        [300, deck + 2],
        [430, deck - 2],
        [500, deck - 24],
        [474, deck + 34],
        [300, deck + 40],
        [180, deck + 36],
      ],
      6,
    ),
    { tone: 0.1, round: 6, relief: 0.15 },
  );
  form(
    canvas,
    band(
      [
        [158, deck - 4],
        [300, deck + 12],
        [430, deck + 8],
        [490, deck - 10],
      ],
      5,
    ),
    { tone: 0.8 },
  );
  form(canvas, bar([495, deck - 20], [580, deck - 66], 6, 2), { tone: 0.16 });
  for (const [x, size] of pairs([225, 1, 325, 1.12, 420, 0.95])) drawMast(canvas, x, deck, size);
  form(canvas, bar([420, deck - 210], [578, deck - 64], 0.7), { tone: 0.3 });
  form(canvas, bar([325, deck - 244], [420, deck - 60], 0.7), { tone: 0.3 });
  form(canvas, bar([225, deck - 216], [325, deck - 60], 0.7), { tone: 0.3 });
  shadow(
    canvas,
    [
      [150, deck + 36],
      [490, deck + 30],
      [450, deck + 130],
      [200, deck + 130],
    ],
    14,
    0.5,
  );
  wash(canvas, (_x, y, old) => old + 0.1 * Math.max(0, 1 - Math.abs(y - 255) / 60));
}

function drawMast(canvas: Canvas, x: number, deck: number, size: number): void {
  form(canvas, bar([x, deck], [x, deck - 222 * size], 6, 2), { tone: 0.2, tint: 'wood' });
  [
    [60, 62, 46],
    [116, 52, 44],
    [166, 40, 34],
  ].forEach(([up = 0, half = 0, high = 0]) => {
    const y = deck - up * size;
    const furled = canvas.random.chance(0.25);
    const drop = furled ? 5 : high;
    form(
      canvas,
      round(
        [
          [x - half, y - drop],
          [x, y - drop - 2],
          [x + half, y - drop],
          [x + half + 5, y - drop / 2],
          [x + half + 2, y],
          [x, y - drop * 0.14],
          [x - half - 2, y],
          [x - half - 3, y - drop / 2],
        ],
        4,
      ),
      { tone: 0.84, tint: 'cream', round: 9, relief: 0.28, soft: 1 },
    );
    form(canvas, bar([x - half - 6, y - drop], [x + half + 6, y - drop], 3), { tone: 0.2 });
  });
  for (const side of [-1, 1])
    for (const spread of [22, 32, 42])
      form(canvas, bar([x, deck - 150 * size], [x + side * spread, deck - 2], 0.6), { tone: 0.32 });
}
