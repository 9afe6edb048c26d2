import { ellipse, type Point, steps } from '@portal/engraving';
import { type Canvas, form, shadow } from '../raster/canvas.ts';
import { bar, pairs, round } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import { drawSky, drawWater, ridge } from '../things/nature.ts';
import { drawTree } from '../things/trees.ts';
import type { Scene } from './scene.ts';

/** A stone viaduct over a river; or an iron bridge going off into mist. */
export const bridge: Scene = {
  size: [640, 420],
  draw(canvas, view) {
    drawSky(canvas, {
      top: 0.66,
      low: 0.94,
      horizon: 250,
      clouds: 0.25,
      tint: view === 'first' ? 'sky' : 'dusk',
    });
    form(canvas, ridge(canvas, 190, 40, 0.4), { tone: 0.74, soft: 2, tint: 'slate' });
    if (view === 'first') {
      form(canvas, ridge(canvas, 240, 24, 0.6), {
        tone: 0.48,
        soft: 2,
        tint: 'leaf',
        texture: 0.1,
      });
      drawWater(canvas, 300, 0.52, { x: 300, amount: 0.3 });
      drawViaduct(canvas);
      for (const x of [10, 50, 590, 626])
        drawTree(canvas, [x, 350], canvas.random.between(120, 180), { tone: 0.24 });
    } else {
      drawWater(canvas, 270, 0.6, { x: 200, amount: 0.4 });
      drawGirders(canvas);
    }
  },
};

function drawViaduct(canvas: Canvas): void {
  const arches = steps(70, 490, 5).map((x): Point[] =>
    [
      [x, 322],
      [x, 210],
      ...steps(Math.PI, 0, 10).map(
        (a): Point => [x + 34 + Math.cos(a) * 34, 210 - Math.sin(a) * 40],
      ),
      [x + 68, 210],
      [x + 68, 322],
    ]
      .map(([px = 0, py = 0]): Point => [px, py])
      .reverse(),
  );
  shadow(canvas, pairs([0, 318, 640, 318, 640, 400, 0, 400]), 10, 0.45);
  form(canvas, [pairs([-4, 150, 644, 150, 644, 322, -4, 322]), ...arches], {
    tint: 'earth',
    tone: (x, y) => 0.5 + 0.1 * cloud(x, y * 1.5) - (y % 8 < 1 ? 0.1 : 0) - 0.1 * ((y - 150) / 170),
  });
  for (const arch of arches)
    form(
      canvas,
      arch.slice(1, -1).map(([x, y]): Point => [x > 0 ? x + 7 : x, y + 5]),
      { tone: 0.2, strength: 0.16, soft: 2 },
    );
  form(canvas, bar([-4, 150], [644, 150], 8), { tone: 0.72, tint: 'earth' });
  form(
    canvas,
    pairs([180, 146, 180, 118, 214, 118, 214, 108, 224, 108, 224, 122, 258, 122, 258, 146]),
    { tone: 0.12 },
  );
  for (const x of [270, 320, 370, 420])
    form(
      canvas,
      [
        [x, 146],
        [x, 122],
        [x + 45, 122],
        [x + 45, 146],
      ],
      { tone: 0.24, tint: 'red', round: 3 },
    );
  form(canvas, round(pairs([219, 106, 250, 84, 330, 70, 440, 76, 430, 96, 320, 96])), {
    tone: 0.95,
    soft: 6,
    ragged: 0.7,
    grainSize: 0.6,
    round: 8,
    relief: 0.2,
  });
}

function drawGirders(canvas: Canvas): void {
  for (let pier = 6; pier >= 0; pier -= 1) {
    const scale = 0.72 ** pier;
    const x = 610 - 560 * (1 - scale);
    const nextX = 610 - 560 * (1 - scale * 0.72);
    const tone = 0.1 + pier * 0.1;
    const deck = (s: number): number => 268 - 110 * s;
    const crown = (s: number): number => 268 - 230 * s;
    const iron = { tone, soft: 0.6 };
    form(
      canvas,
      [
        [x - 10 * scale, 270 + 80 * scale],
        [x - 8 * scale, crown(scale)],
        [x + 8 * scale, crown(scale)],
        [x + 10 * scale, 270 + 80 * scale],
      ],
      iron,
    );
    form(canvas, bar([x, deck(scale)], [nextX, deck(scale * 0.72)], 14 * scale, 10 * scale), iron);
    for (const t of steps(0, 1, 8)) {
      const at = x + (nextX - x) * t;
      const s = scale * (1 - 0.28 * t);
      const sag = crown(s) + 80 * s * Math.sin(t * Math.PI);
      form(canvas, bar([at, deck(s)], [at, sag], 2.4 * s), iron);
      const next = Math.min(1, t + 0.125);
      const sNext = scale * (1 - 0.28 * next);
      form(
        canvas,
        bar(
          [at, sag],
          [x + (nextX - x) * next, crown(sNext) + 80 * sNext * Math.sin(next * Math.PI)],
          6 * s,
        ),
        iron,
      );
    }
    shadow(canvas, ellipse([x, 272 + 90 * scale], 30 * scale, 16 * scale, 14), 5 * scale + 1, 0.4);
  }
  form(canvas, pairs([78, 364, 110, 372, 200, 372, 232, 362, 214, 390, 102, 390]), {
    tone: 0.1,
    round: 4,
  });
  form(canvas, bar([150, 370], [154, 300], 3, 1.5), { tone: 0.15 });
  form(canvas, round(pairs([156, 304, 200, 344, 158, 360]), 5), {
    tone: 0.5,
    tint: 'orange',
    round: 6,
    relief: 0.2,
  });
}
