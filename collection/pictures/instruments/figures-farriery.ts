import {
  circle,
  curve,
  form,
  type Line,
  oval,
  type Point,
  polar,
  polygon,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { points } from '../ornament/points.ts';
import { place } from '../ornament/transforms.ts';
import type { Figure } from './figure.ts';
import {
  bar,
  castShadow,
  disc,
  hoop,
  ink,
  lathe,
  plain,
  sheet,
  solid,
  tube,
  weight,
} from './parts.ts';

export const hammer: Figure = {
  width: 110,
  height: 220,
  draw: (press) =>
    bar(press, [0, 0], [0, -190], 13, 'wood') +
    sheet(
      press,
      points('-48,-214 -10,-210 14,-210 44,-204 52,-178 40,-176 14,-186 -10,-186 -48,-182'),
      'steel',
    ) +
    ink(press, 'M-40 -213V-183'),
};

export const anvil: Figure = {
  width: 240,
  height: 200,
  draw: (press) =>
    castShadow(press, 0, 180) +
    sheet(
      press,
      points(`
        -114,-186 -60,-192 92,-192 92,-168 50,-156 30,-132 34,-108 62,-92 62,-80 -50,-80 -50,-92
        -24,-108 -22,-132 -52,-156 -80,-164
      `),
      'steel',
    ) +
    lathe(press, 6, '62,-80 64,-70 58,0', 'wood', false) +
    ink(
      press,
      segments(
        [-40, -20, 6, 30].map(
          (x) =>
            [
              [x, -74],
              [x - 4, -6],
            ] as const,
        ),
      ),
    ),
};

export const horseshoe: Figure = {
  width: 130,
  height: 150,
  draw: (press) => {
    const path = 'M-34 -8C-62 -60 -58 -138 0 -140C58 -138 62 -60 34 -8';
    const holes = points('-48,-44 -51,-72 -45,-100 48,-44 51,-72 45,-100');
    const flat = { 'stroke-linecap': 'butt' };
    return (
      stroke(path, press.ink, 24 + 4 / press.scale, flat) +
      stroke(path, press.steel, 24, flat) +
      solid(press, polygon(...holes.map(([x, y]) => rectangle(x - 2.5, y - 4, 5, 8)))) +
      ink(press, 'M-50 -50C-60 -90 -46 -124 -10 -132')
    );
  },
};

export const fleam: Figure = {
  width: 200,
  height: 110,
  draw: (press) =>
    sheet(press, points('-92,-30 60,-44 66,-16 -88,0'), 'brass', 0.2) +
    [
      [-0.5, 96],
      [-0.9, 92],
      [-1.3, 84],
    ]
      .map(([turn = 0, length = 0]) => {
        const tip = polar([-78, -18], turn, length);
        return (
          bar(press, [-78, -18], tip, 8, 'steel') +
          sheet(
            press,
            [polar(tip, turn - 1.57, 4), polar(tip, turn - 1.8, 20), polar(tip, turn, 10)],
            'steel',
          )
        );
      })
      .join('') +
    disc(press, [-78, -16], 7, 'brass'),
};

export const rasp: Figure = {
  width: 50,
  height: 260,
  draw: (press) =>
    sheet(press, points('-14,-80 -16,-240 -8,-256 8,-256 16,-240 14,-80'), 'steel', 1.4) +
    ink(
      press,
      steps(-246, -90, 26)
        .map((y) => `M-10 ${y.toFixed(1)}l8 4M2 ${(y + 3).toFixed(1)}l8 4`)
        .join(''),
    ) +
    lathe(press, 0, '6,-80 9,-70 6,-60 10,-30 5,0', 'wood'),
};

export const pincers: Figure = {
  width: 110,
  height: 220,
  draw: (press) =>
    tube(press, points('-36,-4 -24,-80 6,-140 30,-170 24,-204'), 11, 'steel') +
    tube(press, points('36,-4 24,-80 -6,-140 -30,-170 -24,-204'), 11, 'steel') +
    plain(press, points('-30,-206 -4,-214 -4,-204 -20,-194'), 'steel') +
    plain(press, points('30,-206 4,-214 4,-204 20,-194'), 'steel') +
    disc(press, [0, -132], 9, 'dark'),
};

export const hoofKnife: Figure = {
  width: 50,
  height: 220,
  draw: (press) =>
    lathe(press, 0, '8,-100 11,-90 8,-60 11,-20 6,0', 'wood') +
    sheet(
      press,
      points('-7,-98 7,-98 10,-180 4,-208 -16,-212 -18,-200 -6,-194 -8,-160'),
      'steel',
      1.2,
      true,
    ),
};

export const nails: Figure = {
  width: 160,
  height: 90,
  draw: (press) =>
    [-60, -36, -12, 12, 36, 60]
      .map((x, index) =>
        place(
          plain(press, points('-6,-42 6,-42 4,-30 -4,-30'), 'steel') +
            plain(press, points('-3,-30 3,-30 0,34'), 'steel'),
          [x, -40],
          (index % 3) * 0.12 - 0.12,
        ),
      )
      .join(''),
};

export const drench: Figure = {
  width: 130,
  height: 200,
  draw: (press) => {
    const horn: Line = points('-10,0 10,-4 30,-60 40,-120 60,-190 20,-196 -6,-130 -14,-60');
    return (
      sheet(press, horn, 'clay', 0.4, true) +
      form(oval([40, -193], 20, 6, -0.1), press.dark, press.ink, weight(press).outline) +
      hoop(press, [52, -128], 9, 5, 'brass') +
      ink(
        press,
        curve(
          [
            [-8, -30],
            [6, -34],
            [18, -34],
          ] as Point[],
          [
            [-8, -70],
            [12, -78],
            [30, -76],
          ] as Point[],
        ),
      ) +
      ink(press, circle([0, -2], 2))
    );
  },
};
