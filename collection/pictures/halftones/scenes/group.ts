import { type Canvas, form, wash } from '../raster/canvas.ts';
import { bar } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import type { Person } from '../things/clothes.ts';
import { drawGround } from '../things/nature.ts';
import { sit } from '../things/sit.ts';
import { stand } from '../things/stand.ts';
import { drawTree } from '../things/trees.ts';
import type { Scene } from './scene.ts';

/** Rows of people before a wall: nurses round their matron, or gentlemen of a society. */
export const group: Scene = {
  size: [640, 430],
  draw(canvas, view) {
    drawWall(canvas, view === 'first');
    drawGround(canvas, 318, 0.58, 0.4, 'grass');
    const { random } = canvas;
    const someone = (): Person =>
      view === 'first'
        ? { dress: 'nurse', wear: 'veil', tone: random.between(0.25, 0.42), tint: 'blue' }
        : {
            dress: 'suit',
            wear: random.pick(['beard', 'bare', 'bowler', 'cap', 'straw', 'beard']),
            tone: random.between(0.1, 0.32),
          };
    for (let index = 0; index < 9; index += 1)
      stand(canvas, [60 + index * 65 + random.jitter(6), 318], 190 + random.jitter(12), someone());
    for (let index = 0; index < 8; index += 1)
      stand(canvas, [92 + index * 65 + random.jitter(6), 352], 196 + random.jitter(10), someone());
    for (let index = 0; index < 7; index += 1) {
      const matron = index === 3;
      const person: Person = matron
        ? { dress: 'gown', wear: view === 'first' ? 'bun' : 'straw', tone: 0.1 }
        : someone();
      sit(canvas, [95 + index * 75 + random.jitter(4), 402], 186, person);
    }
  },
};

function drawWall(canvas: Canvas, brick: boolean): void {
  wash(
    canvas,
    (x, y) => {
      const course = Math.floor(y / 9);
      const joint = brick && (y % 9 < 1 || (x + (course % 2) * 11) % 22 < 1) ? 0.1 : 0;
      return (
        0.5 +
        joint +
        0.1 * cloud(x * 0.6, y * 0.6) +
        (brick ? 0.03 * cloud(Math.floor((x + (course % 2) * 11) / 22) * 17, course * 31) : 0)
      );
    },
    'brick',
  );
  if (brick) {
    for (const x of [110, 450]) {
      form(
        canvas,
        [
          [x - 6, -4],
          [x + 86, -4],
          [x + 86, 116],
          [x - 6, 116],
        ],
        { tone: 0.82, tint: 'cream' },
      );
      form(
        canvas,
        [
          [x, -4],
          [x + 80, -4],
          [x + 80, 106],
          [x, 106],
        ],
        { tone: 0.15 },
      );
      form(canvas, bar([x + 40, 0], [x + 40, 106], 4), { tone: 0.8 });
      form(canvas, bar([x, 50], [x + 80, 50], 4), { tone: 0.8 });
    }
  } else
    for (let tree = 0; tree < 9; tree += 1)
      drawTree(canvas, [20 + tree * 76, 330], canvas.random.between(280, 400), {
        tone: canvas.random.between(0.25, 0.5),
      });
}
