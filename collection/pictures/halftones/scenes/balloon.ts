import { type Canvas, form } from '../raster/canvas.ts';
import { bar, round } from '../raster/lines.ts';
import { drawGround, drawSky, ridge } from '../things/nature.ts';
import { stand } from '../things/stand.ts';
import type { Scene } from './scene.ts';

/** A small balloon over hills, or one being filled in a field with people about. */
export const balloon: Scene = {
  size: [480, 600],
  draw(canvas, view) {
    const aloft = view === 'first';
    drawSky(canvas, { top: 0.5, low: 0.9, horizon: 470, clouds: 0.4 });
    form(canvas, ridge(canvas, 460, 26, 0.4), { tone: 0.66, soft: 2, tint: 'slate' });
    form(canvas, ridge(canvas, 492, 18, 0.5), { tone: 0.48, soft: 1, tint: 'leaf', texture: 0.08 });
    drawGround(canvas, 510, 0.5, 0.35, 'grass');
    drawEnvelope(canvas, 240, aloft ? 190 : 290, aloft ? 118 : 150, aloft);
    if (aloft) {
      for (const [x, y] of [
        [90, 588],
        [116, 594],
        [380, 590],
      ] as const)
        stand(canvas, [x, y], 62, {
          dress: x === 116 ? 'gown' : 'suit',
          wear: x === 116 ? 'straw' : 'bowler',
          tone: 0.15,
        });
      return;
    }
    for (let index = 0; index < 16; index += 1)
      stand(
        canvas,
        [20 + index * 29 + canvas.random.jitter(8), 540 + (index % 3) * 14],
        74 + (index % 3) * 8,
        {
          dress: index % 4 === 2 ? 'gown' : 'suit',
          wear: canvas.random.pick(['bowler', 'top', 'cap', 'straw']),
          tone: canvas.random.between(0.08, 0.4),
        },
      );
  },
};

function drawEnvelope(canvas: Canvas, x: number, y: number, size: number, aloft: boolean): void {
  const bag = round(
    [
      [x, y - size],
      [x - size * 0.75, y - size * 0.66],
      [x - size, y],
      [x - size * 0.68, y + size * 0.66],
      [x - size * 0.16, y + size * 1.25],
      [x + size * 0.16, y + size * 1.25],
      [x + size * 0.68, y + size * 0.66],
      [x + size, y],
      [x + size * 0.75, y - size * 0.66],
    ],
    6,
  );
  const gore = (px: number, py: number): number => {
    const half = Math.sqrt(Math.max(0.02, 1 - ((py - y) / (size * 1.15)) ** 2));
    return (
      Math.floor(
        (Math.asin(Math.max(-1, Math.min(1, (px - x) / (size * half)))) / Math.PI + 0.5) * 10,
      ) % 2
    );
  };
  form(canvas, bag, {
    tone: (px, py) => 0.52 + 0.24 * gore(px, py),
    tint: aloft ? 'red' : 'straw',
    round: size * 0.42,
    relief: 0.6,
    soft: 1,
  });
  const basket = y + size * (aloft ? 1.75 : 1.42);
  for (const side of [-0.9, -0.5, 0.5, 0.9])
    form(
      canvas,
      bar(
        [x + side * size * 0.8, y + size * (Math.abs(side) > 0.6 ? 0.45 : 0.8)],
        [x + side * size * 0.16, basket],
        0.8,
      ),
      { tone: 0.2 },
    );
  if (aloft)
    for (const side of [-0.06, 0.07])
      stand(canvas, [x + side * size, basket + size * 0.18], size * 0.36, {
        dress: 'suit',
        wear: 'cap',
        tone: 0.12,
      });
  form(
    canvas,
    [
      [x - size * 0.17, basket],
      [x + size * 0.17, basket],
      [x + size * 0.14, basket + size * 0.22],
      [x - size * 0.14, basket + size * 0.22],
    ],
    {
      tone: (px, py) => 0.35 + 0.12 * ((Math.floor(px / 3) + Math.floor(py / 3)) % 2),
      tint: 'wood',
    },
  );
}
