import { circle, curve, form, oval, polygon, rectangle, segments, steps } from '@portal/engraving';
import { points } from '../ornament/points.ts';
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
  wheel,
} from './parts.ts';

export const ladle: Figure = {
  width: 70,
  height: 260,
  draw: (press) =>
    bar(press, [0, -54], [6, -236], 7, 'steel') +
    tube(press, points('6,-236 8,-256 -8,-254 -6,-240'), 5, 'steel') +
    lathe(press, 0, '32,-56 32,-48 24,-16 6,0', 'steel') +
    form(oval([0, -56], 32, 8), press.dark, press.ink, weight(press).outline),
};

export const skimmer: Figure = {
  width: 90,
  height: 260,
  draw: (press) =>
    bar(press, [0, -76], [0, -244], 7, 'steel') +
    hoop(press, [0, -250], 7, 3, 'steel') +
    disc(press, [0, -40], 40, 'brass') +
    [
      [0, 0],
      [14, 0],
      [-14, 0],
      [7, 13],
      [-7, 13],
      [7, -13],
      [-7, -13],
      [26, 6],
      [-26, 6],
      [22, -14],
      [-22, -14],
      [0, 26],
      [0, -26],
    ]
      .map(([x = 0, y = 0]) => solid(press, circle([x, -40 + y], 2.4)))
      .join(''),
};

export const whisk: Figure = {
  width: 60,
  height: 240,
  draw: (press) =>
    lathe(press, 0, '5,-238 8,-228 6,-180 9,-140 7,-130', 'wood') +
    ink(
      press,
      [-26, -16, -6, 6, 16, 26]
        .map((x) =>
          curve([
            [x * 0.2, -132],
            [x, -70],
            [x * 0.5, -8],
            [0, 0],
          ]),
        )
        .join(''),
      1.8,
    ) +
    plain(press, rectangle(-8, -136, 16, 8), 'steel'),
};

export const coffeeMill: Figure = {
  width: 140,
  height: 220,
  draw: (press) =>
    castShadow(press, 0, 120) +
    sheet(press, rectangle(-52, -96, 104, 92), 'wood', 0.2) +
    plain(press, rectangle(-60, -10, 120, 10), 'wood') +
    plain(press, rectangle(-36, -54, 72, 34), 'wood') +
    disc(press, [0, -37], 6, 'brass') +
    lathe(press, 0, '46,-156 44,-146 30,-112 16,-96', 'brass') +
    bar(press, [0, -156], [0, -182], 6, 'steel') +
    bar(press, [0, -182], [54, -190], 6, 'steel') +
    lathe(press, 54, '5,-214 8,-204 5,-190', 'wood'),
};

export const roastingJack: Figure = {
  width: 110,
  height: 280,
  draw: (press) =>
    hoop(press, [0, -268], 11, 6, 'brass') +
    lathe(press, 0, '10,-258 26,-246 28,-170 22,-160 8,-152', 'brass') +
    ink(press, 'M-26 -230H26M-27 -186H27') +
    bar(press, [0, -152], [0, -126], 6, 'steel') +
    wheel(press, [0, -118], 34, 6, 'steel') +
    [-26, 0, 26]
      .map((x) =>
        tube(
          press,
          [
            [x, -104],
            [x + 4, -84],
            [x - 4, -76],
          ],
          4,
          'steel',
        ),
      )
      .join('') +
    form(
      polygon([
        [-30, -76],
        [24, -84],
        [34, -40],
        [10, -14],
        [-20, -22],
      ]),
      press.clay,
      press.ink,
      weight(press).outline,
    ) +
    ink(
      press,
      segments(
        steps(-64, -28, 5).map(
          (y) =>
            [
              [0, y],
              [22, y + 4],
            ] as const,
        ),
      ),
    ),
};

export const grater: Figure = {
  width: 90,
  height: 200,
  draw: (press) =>
    tube(press, points('-30,-150 -26,-194 26,-194 30,-150'), 7, 'steel') +
    sheet(press, points('-34,-156 34,-156 44,0 -44,0'), 'steel', 1.4) +
    steps(-144, -14, 9)
      .map((y, row) =>
        steps(-26 - row, 26 + row, 6)
          .map((x) => ink(press, `M${(x - 3).toFixed(1)} ${y.toFixed(1)}q3 -6 6 0`))
          .join(''),
      )
      .join(''),
};
