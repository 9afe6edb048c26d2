import { ellipse, type Point, polar } from '@portal/engraving';
import { type Canvas, form, shadow, wash } from '../raster/canvas.ts';
import { bar, pairs, round } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import type { Scene } from './scene.ts';

/** The moon through a great telescope; or a comet over a sleeping village. */
export const heavens: Scene = {
  size: [520, 520],
  draw(canvas, view) {
    if (view === 'first') drawMoon(canvas);
    else drawComet(canvas);
  },
};

function drawMoon(canvas: Canvas): void {
  wash(canvas, () => 0.03, 'blue');
  const [centre, radius] = [260, 216];
  const lit = (x: number, y: number): number =>
    Math.max(0, Math.min(1, ((x - centre) * -0.75 + (y - centre) * -0.2) / radius + 0.72));
  form(canvas, ellipse([centre, centre], radius, radius, 90), {
    tint: 'cream',
    soft: 1,
    tone: (x, y) => {
      const sea = Math.max(0, cloud(x * 0.3 + 20, y * 0.3 + 60) + 0.05);
      return (
        (0.8 - Math.min(0.4, sea * 0.75) + 0.12 * cloud(x * 2, y * 2)) *
        (0.06 + 0.98 * lit(x, y) ** 0.7)
      );
    },
  });
  for (let crater = 0; crater < 110; crater += 1) {
    const spread = canvas.random.next() ** 0.6 * radius * 0.95;
    const [x, y] = polar([centre, centre], canvas.random.between(0, 7), spread);
    const size = 2 + 14 * canvas.random.next() ** 4;
    const edge = Math.sqrt(1 - (spread / radius) ** 2);
    const light = lit(x, y);
    form(canvas, ellipse([x, y], size * (0.4 + 0.6 * edge), size, 14), {
      tone: 0.62 * light,
      round: Math.max(1, size * 0.4),
      relief: -0.5 * light,
      soft: 0.8,
      strength: 0.7,
    });
  }
  const [tx, ty] = [226, 410];
  for (let ray = 0; ray < 14; ray += 1)
    shadow(
      canvas,
      bar(
        [tx, ty],
        polar([tx, ty], canvas.random.between(-2.8, 0.2), canvas.random.between(50, 170)),
        4,
        1,
      ),
      2,
      -0.16,
    );
}

function drawComet(canvas: Canvas): void {
  wash(canvas, (x, y) => 0.06 + 0.2 * (y / 520) ** 2 + 0.03 * cloud(x * 0.3, y * 0.3), 'blue');
  for (let star = 0; star < 150; star += 1) {
    const size = 0.5 + canvas.random.next() ** 5 * 1.8;
    form(
      canvas,
      ellipse([canvas.random.between(0, 520), canvas.random.between(0, 430)], size, size, 8),
      { tone: 0.95, strength: canvas.random.between(0.3, 1) },
    );
  }
  const head: Point = [178, 300];
  for (const [spread, amount, soft] of [
    [120, -0.2, 22],
    [76, -0.3, 14],
    [36, -0.45, 8],
  ] as const) {
    shadow(
      canvas,
      round(
        [
          head,
          [250, 190 - spread * 0.1],
          [400 - spread * 0.3, 30],
          [400 + spread * 0.5, 30 + spread * 0.6],
          [270 + spread * 0.15, 220 + spread * 0.06],
        ],
        6,
      ),
      soft,
      amount,
    );
  }
  shadow(canvas, ellipse(head, 20, 20, 20), 8, -0.8);
  form(canvas, ellipse(head, 6, 6, 14), { tone: 1, soft: 2 });
  form(
    canvas,
    round(pairs([-10, 450, 110, 420, 260, 440, 400, 416, 530, 440, 530, 540, -10, 540])),
    { tone: 0.05, soft: 2, ragged: 0.25, grainSize: 0.8 },
  );
  for (const [x, y, size] of [
    [90, 446, 30],
    [150, 450, 26],
    [300, 452, 32],
    [352, 446, 26],
    [420, 450, 34],
  ] as const) {
    form(
      canvas,
      [
        [x, y],
        [x, y - size],
        [x + size * 0.7, y - size * 1.6],
        [x + size * 1.4, y - size],
        [x + size * 1.4, y],
      ],
      { tone: 0.1 },
    );
    if (canvas.random.chance(0.7))
      form(
        canvas,
        [
          [x + 8, y - 8],
          [x + 15, y - 8],
          [x + 15, y - 17],
          [x + 8, y - 17],
        ],
        { tone: 0.9, tint: 'orange', soft: 1 },
      );
  }
  form(canvas, pairs([240, 456, 240, 380, 252, 330, 264, 380, 264, 456]), { tone: 0.06 });
}
