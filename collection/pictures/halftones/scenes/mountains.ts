import { type Point, steps } from '@portal/engraving';
import { type Canvas, form } from '../raster/canvas.ts';
import { band, bar, pairs } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import { drawSky, ridge } from '../things/nature.ts';
import { stand } from '../things/stand.ts';
import { drawTree } from '../things/trees.ts';
import type { Scene } from './scene.ts';

/** Mountains doubled in a lake; or climbers in a line on a glacier. */
export const mountains: Scene = {
  size: [640, 440],
  draw(canvas, view) {
    drawSky(canvas, { top: 0.48, low: 0.86, horizon: 260, clouds: 0.25 });
    if (view === 'first') {
      drawPeaks(
        canvas,
        pairs([
          -20, 240, 60, 150, 120, 190, 210, 60, 300, 170, 380, 110, 450, 180, 560, 90, 660, 230,
        ]),
        262,
      );
      form(
        canvas,
        ridge(canvas, 238, 16, 0.6)
          .slice(0, -2)
          .concat([
            [640, 264],
            [0, 264],
          ]),
        { tone: 0.26, tint: 'leaf', soft: 1.5, ragged: 0.6, grainSize: 1.2, texture: 0.1 },
      );
      mirror(canvas, 264);
      for (const x of [20, 60, 96, 560, 600, 636])
        drawTree(canvas, [x, 440], canvas.random.between(120, 210), { tone: 0.16, slim: 0.5 });
      return;
    }
    drawPeaks(
      canvas,
      pairs([-20, 170, 120, 70, 200, 130, 330, 10, 420, 110, 520, 60, 660, 190]),
      270,
    );
    form(canvas, pairs([-4, 290, 160, 240, 380, 262, 644, 210, 644, 444, -4, 444]), {
      tone: (x, y) => 0.88 + 0.14 * cloud(x * 0.3, y * 0.9) - 0.1 * ((y - 230) / 200),
      soft: 3,
      tint: 'sky',
    });
    for (let crack = 0; crack < 9; crack += 1) {
      const y = 290 + crack * 17;
      const line = steps(0, 1, 8).map(
        (t): Point => [
          canvas.random.between(-20, 20) + (crack % 3) * 160 + t * 220,
          y + t * 20 + canvas.random.jitter(8),
        ],
      );
      form(canvas, band(line, 3 + crack * 0.6), {
        tone: 0.42,
        soft: 1.5,
        tint: 'sea',
        strength: 0.7,
      });
    }
    for (let climber = 0; climber < 6; climber += 1) {
      const at: Point = [150 + climber * 62, 372 - climber * 15];
      form(canvas, bar([at[0], at[1] - 28], [at[0] + 62, at[1] - 40], 1), { tone: 0.2 });
      stand(canvas, at, 58 - climber * 4, {
        dress: climber === 2 ? 'gown' : 'suit',
        wear: climber === 2 ? 'straw' : 'cap',
        tone: 0.1,
      });
      form(canvas, bar([at[0] + 12, at[1]], [at[0] + 9, at[1] - 50 + climber * 4], 1.4), {
        tone: 0.15,
      });
    }
  },
};

function drawPeaks(canvas: Canvas, tops: readonly Point[], foot: number): void {
  const jagged = tops.flatMap((point, index): Point[] => {
    const next = tops[index + 1];
    if (!next) return [point];
    return steps(0, 0.9, 8).map((t) => [
      point[0] + (next[0] - point[0]) * t,
      point[1] + (next[1] - point[1]) * t + (t > 0 ? canvas.random.jitter(12) : 0),
    ]);
  });
  form(canvas, [...jagged, [660, foot], [-20, foot]], {
    tint: 'slate',
    soft: 1,
    tone: (x, y) => {
      const lean = cloud(x * 0.9 + y * 0.45, y * 0.3) - cloud(x * 0.9 + y * 0.45 + 7, y * 0.3);
      const snow = Math.max(0, Math.min(1, (foot - 60 - y) / 60 + cloud(x, y) * 0.8));
      return 0.46 + snow * 0.34 + lean * 0.55 + 0.14 * ((y - 60) / foot);
    },
  });
}

/** Turns what is above a height upside down below it, darker and rippled. */
function mirror(canvas: Canvas, top: number): void {
  const { width, height, tone } = canvas;
  for (let y = top; y < height; y += 1) {
    const ripple = Math.round((y - top) * 0.04 * Math.sin(y * 0.8));
    const source = Math.max(0, Math.min(top - 1, 2 * top - y)) * width;
    for (let x = 0; x < width; x += 1) {
      const from = source + Math.max(0, Math.min(width - 1, x + ripple));
      const place = y * width + x;
      tone[place] = (tone[from] as number) * 0.8 + 0.05 * cloud(x * 0.3, y * 3);
      if (!canvas.tint) continue;
      canvas.tint.red[place] = (canvas.tint.red[from] as number) * 0.9;
      canvas.tint.blue[place] = canvas.tint.blue[from] as number;
    }
  }
}
