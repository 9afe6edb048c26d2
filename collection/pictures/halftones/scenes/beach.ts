import { ellipse, type Point, steps } from '@portal/engraving';
import { type Canvas, form, shadow } from '../raster/canvas.ts';
import { band, bar, round } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import { drawSky, drawWater } from '../things/nature.ts';
import { stand } from '../things/stand.ts';
import type { Scene } from './scene.ts';

/** A bathing beach with huts and parasols; or the same shore nearly empty under a great sky. */
export const beach: Scene = {
  size: [640, 430],
  draw(canvas, view) {
    const horizon = view === 'first' ? 150 : 250;
    drawSky(canvas, { top: 0.68, low: 0.95, horizon, clouds: view === 'first' ? 0.2 : 0.35 });
    drawWater(canvas, horizon, 0.5, { x: 420, amount: 0.4 });
    drawSand(canvas, horizon + 55);
    if (view === 'second') {
      drawHut(canvas, 470, 372, 130, 0.72);
      stand(canvas, [200, 352], 74, { dress: 'gown', wear: 'straw', tone: 0.85, tint: 'cream' });
      stand(canvas, [236, 352], 50, { dress: 'frock', wear: 'straw', tone: 0.6, tint: 'red' });
      return;
    }
    for (const [index, x] of [30, 112, 194, 276].entries())
      drawHut(canvas, x + 14, 250 + index * 5, 84 + index * 5, index % 2 ? 0.85 : 0.5);
    for (let index = 0; index < 12; index += 1)
      stand(canvas, [canvas.random.between(300, 630), 225 + index * 3], 40 + index * 3, {
        dress: canvas.random.pick(['gown', 'suit', 'frock']),
        wear: canvas.random.pick(['straw', 'cap', 'bowler']),
        tone: canvas.random.between(0.1, 0.85),
        tint: canvas.random.pick(['cream', 'blue', 'rose']),
      });
    drawParasol(canvas, 430, 350, 62, 'red');
    drawParasol(canvas, 560, 385, 78, 'blue');
    for (const [x, y, size] of [
      [120, 390, 120],
      [180, 396, 126],
      [330, 410, 90],
      [372, 408, 118],
    ] as const)
      stand(canvas, [x, y], size, {
        dress: size < 100 ? 'frock' : x === 180 ? 'suit' : 'gown',
        wear: 'straw',
        tone: x === 180 ? 0.2 : 0.82,
        tint: x === 330 ? 'red' : 'cream',
      });
  },
};

function drawSand(canvas: Canvas, top: number): void {
  const edge: Point[] = steps(0, 640, 16).map((x) => [x, top - x * 0.05 + 6 * Math.sin(x / 60)]);
  const below: Point[] = [
    [644, 434],
    [-4, 434],
  ];
  form(canvas, [...edge.map(([x, y]): Point => [x, y - 7]), ...below], {
    tone: 0.92,
    soft: 2,
    ragged: 0.6,
    grainSize: 0.8,
  });
  form(canvas, [...edge, ...below], {
    tint: 'straw',
    soft: 3,
    tone: (x, y) => 0.66 + 0.08 * cloud(x * 0.7, y * 2) - 0.1 * ((y - top) / 200),
  });
}

function drawHut(canvas: Canvas, x: number, y: number, size: number, tone: number): void {
  const wide = size * 0.36;
  shadow(
    canvas,
    [
      [x, y - 2],
      [x + wide * 2.6, y - 2],
      [x + wide * 3, y + 12],
      [x + wide, y + 10],
    ],
    4,
    0.45,
  );
  form(
    canvas,
    [
      [x - wide, y],
      [x - wide, y - size * 0.7],
      [x, y - size],
      [x + wide, y - size * 0.7],
      [x + wide, y],
    ],
    {
      tone: (px) => tone - 0.12 * (Math.floor((px - x + 300) / (size * 0.09)) % 2),
      tint: tone > 0.6 ? 'cream' : 'blue',
    },
  );
  form(
    canvas,
    band(
      [
        [x - wide * 1.15, y - size * 0.64],
        [x, y - size * 1.02],
        [x + wide * 1.15, y - size * 0.64],
      ],
      size * 0.05,
    ),
    { tone: 0.2 },
  );
  form(
    canvas,
    [
      [x - wide * 0.4, y],
      [x - wide * 0.4, y - size * 0.55],
      [x + wide * 0.4, y - size * 0.55],
      [x + wide * 0.4, y],
    ],
    { tone: tone - 0.35, tint: 'wood' },
  );
  for (const side of [-1, 1])
    form(canvas, ellipse([x + side * wide * 0.8, y + 2], size * 0.11, size * 0.11, 14), {
      tone: 0.15,
    });
}

function drawParasol(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  tint: 'red' | 'blue',
): void {
  shadow(canvas, ellipse([x + size * 0.6, y + 4], size * 0.9, size * 0.16, 16), 6, 0.5);
  form(canvas, bar([x, y + 4], [x + 6, y - size * 1.1], 3), { tone: 0.25, tint: 'wood' });
  const dome = round(
    [
      [x - size * 0.9, y - size * 0.62],
      [x - size * 0.5, y - size * 1],
      [x + 6, y - size * 1.15],
      [x + size * 0.62, y - size * 0.96],
      [x + size, y - size * 0.56],
      [x + size * 0.4, y - size * 0.66],
      [x, y - size * 0.6],
      [x - size * 0.45, y - size * 0.68],
    ],
    5,
  );
  form(canvas, dome, {
    tone: (px) => 0.5 + 0.3 * (Math.floor((px - x + size) / (size * 0.3)) % 2),
    tint,
    round: size * 0.2,
    relief: 0.3,
  });
}
