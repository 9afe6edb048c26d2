import { ellipse, steps } from '@portal/engraving';
import { type Canvas, form, shadow, wash } from '../raster/canvas.ts';
import { band, bar, pairs, round } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import { drawVessel } from '../things/glassware.ts';
import type { Scene } from './scene.ts';

/** A chemist's bench under shelves of reagents; or with a still and a burner before a window. */
export const bench: Scene = {
  size: [620, 450],
  draw(canvas, view) {
    wash(canvas, (x, y) => 0.6 - 0.25 * (x / 620) - 0.1 * (y / 450) + 0.04 * cloud(x, y), 'cream');
    if (view === 'first') drawShelves(canvas);
    else drawLitWindow(canvas);
    drawBench(canvas, 330);
    const { random } = canvas;
    const tints = ['red', 'blue', 'orange', 'green', 'violet'] as const;
    const row =
      view === 'first'
        ? (['round', 'cylinder', 'flask', 'bottle', 'flask', 'jar', 'cylinder', 'round'] as const)
        : (['flask', 'cylinder', 'jar', 'flask'] as const);
    row.forEach((vessel, index) => {
      const x = view === 'first' ? 55 + index * 73 : 60 + index * 62;
      drawVessel(
        canvas,
        vessel,
        [x + random.jitter(10), 362 + (index % 2) * 30],
        random.between(105, 170),
        {
          level: random.between(0.2, 0.5),
          tone: random.between(0.2, 0.55),
          tint: random.pick(tints),
        },
      );
    });
    if (view === 'second') drawStill(canvas);
  },
};

function drawBench(canvas: Canvas, top: number): void {
  form(
    canvas,
    [
      [-4, top],
      [624, top],
      [624, 425],
      [-4, 425],
    ],
    { tone: (x, y) => 0.34 + 0.14 * ((425 - y) / 95) + 0.06 * cloud(x * 0.2, y * 3), tint: 'wood' },
  );
  form(canvas, pairs([-4, 425, 624, 425, 624, 454, -4, 454]), { tone: 0.1, tint: 'wood' });
  form(canvas, bar([-4, 425], [624, 425], 3), { tone: 0.55, tint: 'wood' });
}

function drawShelves(canvas: Canvas): void {
  for (const y of [110, 225]) {
    shadow(
      canvas,
      [
        [0, y],
        [620, y],
        [620, y + 22],
        [0, y + 22],
      ],
      8,
      0.5,
    );
    for (const x of steps(24, 600, 17)) {
      const tall = canvas.random.between(52, 78);
      drawVessel(canvas, canvas.random.pick(['medicine', 'jar', 'bottle']), [x, y - 2], tall, {
        level: 0.6,
        tone: canvas.random.between(0.1, 0.5),
        tint: canvas.random.pick(['wood', 'green', 'blue']),
        label: true,
      });
    }
    form(
      canvas,
      [
        [-4, y - 1],
        [624, y - 1],
        [624, y + 8],
        [-4, y + 8],
      ],
      { tone: 0.25, tint: 'wood' },
    );
  }
}

function drawLitWindow(canvas: Canvas): void {
  form(canvas, pairs([330, 20, 590, 20, 590, 290, 330, 290]), { tone: 0.97, tint: 'sky', soft: 2 });
  form(
    canvas,
    round(pairs([320, 290, 360, 220, 420, 240, 480, 190, 540, 230, 600, 210, 600, 290])),
    { tone: 0.75, tint: 'leaf', soft: 8, ragged: 0.7 },
  );
  for (const x of [330, 416, 503, 590])
    form(canvas, bar([x, 14], [x, 296], x === 330 || x === 590 ? 12 : 6), {
      tone: 0.22,
      tint: 'wood',
    });
  for (const y of [20, 155, 292])
    form(canvas, bar([324, y], [596, y], y === 155 ? 6 : 12), { tone: 0.26, tint: 'wood' });
}

function drawStill(canvas: Canvas): void {
  const metal = { tone: 0.15, soft: 0.6 };
  form(canvas, bar([372, 392], [372, 170], 5), metal);
  form(canvas, pairs([345, 388, 420, 388, 424, 396, 340, 396]), metal);
  for (const y of [205, 285]) form(canvas, bar([372, y], [430, y], 4), metal);
  form(canvas, bar([430, 394], [430, 345], 12), { tone: 0.4, round: 4 });
  form(canvas, ellipse([430, 394], 26, 6, 14), metal);
  form(canvas, round(pairs([430, 345, 422, 334, 430, 305, 438, 334]), 5), {
    tone: 0.98,
    tint: 'blue',
    soft: 3,
    strength: 0.7,
  });
  drawVessel(canvas, 'round', [430, 296], 130, { level: 0.35, tone: 0.35, tint: 'orange' });
  form(canvas, band(pairs([430, 172, 438, 160, 456, 166, 540, 250]), 9), {
    tone: 0.75,
    strength: 0.7,
    soft: 1,
  });
  form(canvas, bar([456, 166], [548, 260], 20), {
    tone: 0.8,
    strength: 0.45,
    round: 5,
    relief: 0.3,
    soft: 1,
  });
  drawVessel(canvas, 'flask', [552, 398], 128, { level: 0.25, tone: 0.6, tint: 'rose' });
}
