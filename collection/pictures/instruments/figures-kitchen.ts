import { circle, curve, form, oval, rectangle, steps } from '@portal/engraving';
import { points } from '../ornament/points.ts';
import type { Figure } from './figure.ts';
import { bar, castShadow, hoop, ink, lathe, plain, sheet, solid, tube, weight } from './parts.ts';

export const kettle: Figure = {
  width: 190,
  height: 190,
  draw: (press) =>
    castShadow(press, 0, 140) +
    tube(press, points('-50,-112 -46,-176 46,-176 50,-112'), 8, 'brass') +
    sheet(press, points('48,-60 84,-96 98,-90 62,-26'), 'brass') +
    lathe(press, 0, '16,-124 50,-112 66,-76 62,-30 50,0', 'brass') +
    lathe(press, 0, '5,-142 8,-134 16,-126', 'wood') +
    ink(press, 'M-58 -100H58'),
};

export const saucepan: Figure = {
  width: 240,
  height: 110,
  draw: (press) =>
    castShadow(press, -40, 110) +
    bar(press, [20, -80], [112, -96], 9, 'steel') +
    hoop(press, [114, -96], 7, 3, 'steel') +
    lathe(press, -40, '60,-90 60,-84 58,-10 50,0', 'brass', false) +
    form(oval([-40, -90], 60, 10), press.dark, press.ink, weight(press).outline),
};

export const colander: Figure = {
  width: 180,
  height: 130,
  draw: (press) =>
    castShadow(press, 0, 100) +
    lathe(press, 0, '76,-110 72,-100 60,-60 36,-30 30,-22 40,0', 'white') +
    [-92, -74, -56, -40]
      .map((y, row) =>
        steps(-56 + row * 10, 56 - row * 10, 8 - row)
          .map((x) => solid(press, circle([x, y], 2.6)))
          .join(''),
      )
      .join('') +
    [-80, 80].map((x) => hoop(press, [x, -104], 11, 7, 'white')).join(''),
};

export const jellyMould: Figure = {
  width: 150,
  height: 130,
  draw: (press) =>
    castShadow(press, 0, 120) +
    sheet(
      press,
      points('-66,0 -58,-60 -40,-72 -34,-104 -14,-120 14,-120 34,-104 40,-72 58,-60 66,0'),
      'brass',
      1.4,
    ) +
    ink(
      press,
      curve(
        points('-40,-6 -34,-66 -14,-116'),
        points('-14,-4 -12,-70 -4,-120'),
        points('14,-4 12,-70 4,-120'),
        points('40,-6 34,-66 14,-116'),
      ),
    ) +
    plain(press, rectangle(-72, -8, 144, 8), 'brass'),
};

export const teapot: Figure = {
  width: 200,
  height: 150,
  draw: (press) =>
    castShadow(press, 0, 120) +
    tube(press, points('-56,-90 -92,-96 -92,-40 -54,-34'), 9, 'white') +
    sheet(
      press,
      points('50,-50 76,-74 84,-112 98,-116 96,-80 74,-34 52,-24'),
      'white',
      -0.8,
      true,
    ) +
    lathe(press, 0, '24,-114 56,-92 62,-56 46,-16 28,-6 32,0', 'white') +
    lathe(press, 0, '5,-142 9,-134 4,-128 24,-114', 'white') +
    ink(
      press,
      curve(
        points('-36,-70 -20,-82 -10,-64 -26,-54 -36,-70'),
        points('-6,-58 10,-72 22,-52 6,-44 -6,-58'),
      ),
    ),
};

export const pot: Figure = {
  width: 170,
  height: 180,
  draw: (press) =>
    castShadow(press, 0, 130) +
    tube(press, points('-60,-110 -50,-166 50,-166 60,-110'), 6, 'steel') +
    lathe(press, 0, '58,-114 62,-106 54,-98 74,-60 66,-22 40,-8', 'dark') +
    [-44, 0, 44].map((x) => bar(press, [x, -18], [x * 1.2, 0], 8, 'dark')).join(''),
};

export const jug: Figure = {
  width: 120,
  height: 180,
  draw: (press) =>
    castShadow(press, 0, 90) +
    tube(press, points('36,-140 66,-136 62,-70 38,-56'), 9, 'clay') +
    lathe(press, 0, '28,-170 24,-160 22,-136 42,-100 46,-60 34,-14 36,0', 'clay') +
    sheet(press, points('-26,-172 -44,-168 -24,-150'), 'clay') +
    ink(press, 'M-44 -92H44M-45 -84H45'),
};
