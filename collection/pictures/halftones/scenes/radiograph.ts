import { ellipse, type Point, polar, steps } from '@portal/engraving';
import { type Canvas, form, shadow, wash } from '../raster/canvas.ts';
import { band, bar, pairs, round } from '../raster/lines.ts';
import { cloud } from '../raster/noise-tile.ts';
import type { Scene } from './scene.ts';

/** The shadow of a hand with a ring; or of a locked box with what is in it. */
export const radiograph: Scene = {
  size: [460, 580],
  draw(canvas, view) {
    wash(
      canvas,
      (x, y) =>
        0.07 + 0.05 * cloud(x * 0.4, y * 0.4) + 0.05 * (1 - Math.hypot(x - 230, y - 290) / 360),
      'blue',
    );
    if (view === 'first') drawHand(canvas);
    else drawBox(canvas);
  },
};

const fingers: readonly {
  knuckle: Point;
  angle: number;
  lengths: readonly number[];
  wide: number;
}[] = [
  { knuckle: [150, 338], angle: -2.28, lengths: [62, 44], wide: 40 },
  { knuckle: [180, 276], angle: -1.8, lengths: [76, 48, 34], wide: 38 },
  { knuckle: [226, 262], angle: -1.57, lengths: [84, 54, 36], wide: 40 },
  { knuckle: [270, 274], angle: -1.38, lengths: [78, 52, 35], wide: 38 },
  { knuckle: [310, 302], angle: -1.12, lengths: [60, 36, 30], wide: 34 },
];
const wrist: Point = [236, 442];

function drawHand(canvas: Canvas): void {
  const flesh = { tone: 0.3, soft: 5, tint: 'blue' } as const;
  form(
    canvas,
    round(
      pairs([
        120, 352, 152, 280, 222, 250, 320, 290, 326, 380, 296, 470, 300, 590, 176, 590, 180, 480,
        140, 420,
      ]),
    ),
    flesh,
  );
  for (const { knuckle, angle, lengths, wide } of fingers) {
    const tip = polar(
      knuckle,
      angle,
      lengths.reduce((sum, length) => sum + length + 5, 0),
    );
    form(canvas, bar(knuckle, tip, wide * 1.15, wide * 0.8), flesh);
    form(canvas, ellipse(tip, wide * 0.4, wide * 0.4, 14), flesh);
  }
  fingers.forEach(({ knuckle, angle, lengths, wide }, index) => {
    const root: Point = [
      wrist[0] + (knuckle[0] - 236) * 0.42,
      wrist[1] - 26 - Math.abs(index - 2.4) * -6,
    ];
    drawBone(canvas, root, knuckle, wide * 0.44);
    let from = polar(knuckle, angle, 6);
    lengths.forEach((length, joint) => {
      const to = polar(from, angle, length);
      drawBone(canvas, from, to, wide * (0.42 - joint * 0.07));
      if (index === 3 && joint === 0)
        drawRing(canvas, polar(from, angle, length * 0.45), angle, wide);
      from = polar(to, angle, 5);
    });
  });
  for (const [x, y, size] of [
    [190, 428, 15],
    [212, 434, 14],
    [234, 430, 16],
    [258, 432, 14],
    [276, 424, 13],
    [204, 456, 15],
    [230, 460, 16],
    [256, 458, 15],
  ] as const) {
    form(canvas, ellipse([x, y], size, size * 0.85, 12), {
      tone: 0.62,
      soft: 2,
      round: 5,
      relief: 0.12,
      strength: 0.85,
    });
  }
  drawBone(canvas, [214, 482], [206, 600], 46);
  drawBone(canvas, [266, 486], [272, 600], 32);
}

function drawBone(canvas: Canvas, from: Point, to: Point, wide: number): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (along: number, across: number): Point =>
    polar(polar(from, angle, along * length), angle + Math.PI / 2, across * wide);
  const side = (sign: number): Point[] => [
    at(0.02, sign * 0.46),
    at(0.14, sign * 0.44),
    at(0.4, sign * 0.27),
    at(0.7, sign * 0.28),
    at(0.9, sign * 0.4),
    at(0.99, sign * 0.34),
  ];
  form(canvas, round([...side(1), ...side(-1).reverse()], 4), {
    tone: 0.72,
    soft: 1.4,
    strength: 0.92,
  });
  form(canvas, bar(at(0.2, 0), at(0.85, 0), wide * 0.24), { tone: 0.52, soft: 2, strength: 0.8 });
}

function drawRing(canvas: Canvas, centre: Point, angle: number, wide: number): void {
  const across = angle + Math.PI / 2;
  form(canvas, bar(polar(centre, across, -wide * 0.36), polar(centre, across, wide * 0.36), 9), {
    tone: 0.99,
    soft: 1,
  });
  form(canvas, ellipse(centre, 8, 7, 12), { tone: 1, soft: 1 });
}

function drawBox(canvas: Canvas): void {
  const outline = (inset: number): Point[] => [
    [70 + inset, 90 + inset],
    [390 - inset, 84 + inset],
    [396 - inset, 496 - inset],
    [66 + inset, 500 - inset],
  ];
  form(canvas, outline(0), { tone: 0.4, soft: 2, tint: 'blue', texture: 0.05 });
  form(canvas, outline(13), { tone: 0.22, soft: 2, tint: 'blue', texture: 0.05 });
  const metal = { tone: 0.93, soft: 1.2 };
  for (const point of outline(7)) form(canvas, ellipse(point, 4, 4, 10), metal);
  for (const y of [180, 400])
    form(
      canvas,
      [
        [54, y],
        [84, y],
        [84, y + 44],
        [54, y + 44],
      ],
      { ...metal, tone: 0.75 },
    );
  form(canvas, pairs([368, 268, 404, 268, 404, 324, 368, 324]), { ...metal, tone: 0.7 });
  form(canvas, ellipse([386, 290], 6, 6, 12), { tone: 0.2 });
  form(
    canvas,
    [ellipse([150, 180], 30, 26, 24), [...ellipse([150, 180], 17, 13, 24)].reverse()],
    metal,
  );
  form(canvas, bar([178, 188], [300, 222], 9), metal);
  for (const x of [272, 290]) form(canvas, bar([x, 214], [x - 7, 240], 9), metal);
  for (const [x, y, size] of [
    [130, 330, 24],
    [164, 350, 24],
    [150, 380, 19],
    [196, 322, 17],
    [210, 366, 24],
    [118, 420, 19],
  ] as const) {
    form(canvas, ellipse([x, y], size, size, 20), { tone: 0.85, soft: 1, strength: 0.75 });
  }
  for (const x of [270, 334])
    form(
      canvas,
      [ellipse([x, 400], 26, 24, 22), [...ellipse([x, 400], 22, 20, 22)].reverse()],
      metal,
    );
  form(canvas, band(pairs([294, 394, 302, 388, 310, 394]), 4), metal);
  form(canvas, band(pairs([360, 396, 376, 420, 372, 462]), 3), metal);
  form(canvas, bar([190, 450], [330, 468], 5, 1), metal);
  for (const angle of steps(0, Math.PI * 2, 12))
    form(canvas, bar(polar([240, 282], angle, 8), polar([240, 282], angle, 26), 4), {
      tone: 0.7,
      strength: 0.7,
    });
  form(canvas, ellipse([240, 282], 16, 16, 20), { tone: 0.8, strength: 0.8 });
  shadow(canvas, outline(30), 20, 0.08);
}
