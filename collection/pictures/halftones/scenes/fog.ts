import { ellipse } from '@portal/engraving';
import { type Canvas, form, shadow, wash } from '../raster/canvas.ts';
import { band, pairs } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import { drawGround, ridge } from '../things/nature.ts';
import { stand } from '../things/stand.ts';
import { drawTree } from '../things/trees.ts';
import type { Scene } from './scene.ts';

/** Bare trees in fog with one walker; or an avenue in leaf. */
export const fog: Scene = {
  size: [600, 450],
  draw(canvas, view) {
    wash(
      canvas,
      (x, y) => 0.86 - 0.1 * (y / 450) + 0.04 * cloud(x * 0.3, y * 0.3),
      view === 'first' ? 'grey' : 'sky',
    );
    if (view === 'second') return drawAvenue(canvas);
    for (let layer = 0; layer < 5; layer += 1) {
      const y = 270 + layer * 28;
      const tone = 0.78 - layer * 0.15;
      drawGroundLayer(canvas, y, tone + 0.1);
      for (let tree = 0; tree < 5 - layer; tree += 1) {
        const x = layer === 4 ? 505 : canvas.random.between(0, 600);
        drawTree(canvas, [x, y + 12], 150 + layer * layer * 18, { tone, bare: true });
      }
      if (layer === 3)
        stand(canvas, [230, y + 24], 86, { dress: 'suit', wear: 'bowler', tone: 0.3 });
      wash(
        canvas,
        (px, py, old) => old + (0.85 - old) * 0.1 * (1 + cloud(px * 0.2, py * 0.6 + layer * 40)),
      );
    }
    form(canvas, band(pairs([262, 450, 246, 400, 236, 372, 250, 350]), 26), {
      tone: 0.6,
      soft: 6,
      strength: 0.5,
    });
  },
};

function drawGroundLayer(canvas: Canvas, y: number, tone: number): void {
  form(canvas, ridge(canvas, y, 10, 0.5), {
    tone,
    soft: 3,
    tint: 'grass',
    texture: 0.06,
    strength: 0.8,
  });
}

function drawAvenue(canvas: Canvas): void {
  drawGround(canvas, 250, 0.75, 0.42, 'grass');
  form(canvas, pairs([290, 252, 310, 252, 520, 454, 120, 454]), {
    tone: 0.74,
    soft: 3,
    tint: 'straw',
    texture: 0.06,
  });
  for (let row = 0; row < 7; row += 1) {
    const scale = 0.13 * 1.42 ** row;
    const tone = 0.68 - row * 0.075;
    for (const side of [-1, 1])
      drawTree(canvas, [300 + side * (30 + 190 * scale), 250 + 95 * scale], 340 * scale + 30, {
        tone,
        slim: 0.95,
      });
    if (row === 4)
      stand(canvas, [322, 318], 66, { dress: 'gown', wear: 'straw', tone: 0.9, tint: 'rose' });
    const shade = 250 + 95 * scale;
    shadow(canvas, ellipse([300, shade + 6], 150 * scale + 20, 7 * scale + 1, 18), 5, 0.3);
  }
}
