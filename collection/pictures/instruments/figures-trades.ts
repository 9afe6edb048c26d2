import { closedCurve, curve, form, rectangle, segments, steps } from '@portal/engraving';
import { points } from '../ornament/points.ts';
import { place } from '../ornament/transforms.ts';
import type { Figure } from './figure.ts';
import { bar, castShadow, disc, ink, lathe, plain, sheet, weight, wheel } from './parts.ts';

export const handPress: Figure = {
  width: 300,
  height: 340,
  draw: (press) =>
    castShadow(press, 0, 260) +
    sheet(press, rectangle(-84, -330, 26, 326), 'wood', 1.3) +
    sheet(press, rectangle(58, -330, 26, 326), 'wood', 1.3) +
    sheet(press, rectangle(-98, -336, 196, 28), 'wood', 0.2) +
    sheet(press, rectangle(-58, -280, 116, 30), 'wood', 0.2) +
    lathe(press, 0, '14,-250 18,-240 12,-232 15,-222 11,-214 14,-204 8,-196', 'steel') +
    bar(press, [8, -222], [136, -214], 7, 'steel') +
    lathe(press, 140, '5,-232 8,-222 8,-206 5,-196', 'wood') +
    sheet(press, rectangle(-52, -198, 104, 18), 'wood', 0.2) +
    plain(press, rectangle(-104, -158, 208, 14), 'steel') +
    plain(press, rectangle(-136, -144, 272, 16), 'wood') +
    ink(press, 'M-100 -151H100') +
    plain(press, points('104,-158 150,-232 158,-228 112,-154'), 'white') +
    [-120, 112].map((x) => bar(press, [x, -128], [x, -4], 11, 'wood')).join('') +
    wheel(press, [20, -108], 15, 4, 'wood') +
    bar(press, [20, -108], [52, -86], 5, 'steel') +
    sheet(press, rectangle(-98, -12, 196, 12), 'wood', 0.2),
};

export const inkBall: Figure = {
  width: 90,
  height: 170,
  draw: (press) =>
    lathe(press, 0, '4,-168 9,-158 6,-140 11,-104 8,-80 10,-70', 'wood') +
    lathe(press, 0, '12,-72 38,-56 42,-30 30,-8 6,0', 'dark') +
    ink(
      press,
      curve(
        points('-26,-62 -34,-40 -26,-14'),
        points('0,-68 0,-40 0,-6'),
        points('26,-62 34,-40 26,-14'),
      ),
    ),
};

export const composingStick: Figure = {
  width: 220,
  height: 80,
  draw: (press) =>
    plain(
      press,
      points('-104,-62 104,-62 104,-54 -96,-54 -96,-14 104,-14 104,-6 -104,-6'),
      'steel',
    ) +
    Array.from({ length: 14 }, (_, index) =>
      plain(press, rectangle(-94 + index * 9, -52, 8, 36), index % 3 ? 'white' : 'brass'),
    ).join('') +
    plain(press, rectangle(36, -58, 16, 48), 'brass') +
    disc(press, [44, -34], 6, 'dark') +
    ink(press, 'M62 -20h30M62 -26h20'),
};

export const spinningWheel: Figure = {
  width: 300,
  height: 290,
  draw: (press) =>
    castShadow(press, -10, 230) +
    sheet(press, points('-130,-84 120,-104 124,-92 -126,-70'), 'wood', 0.2) +
    [
      [-110, -76, -128, 0],
      [70, -92, 56, 0],
      [104, -96, 124, 0],
    ]
      .map(([a = 0, b = 0, c = 0, d = 0]) => bar(press, [a, b], [c, d], 9, 'wood'))
      .join('') +
    bar(press, [30, -100], [44, -180], 9, 'wood') +
    bar(press, [72, -102], [60, -180], 9, 'wood') +
    wheel(press, [52, -182], 92, 10, 'wood') +
    [-104, -74].map((x) => lathe(press, x, '4,-168 8,-158 5,-140 8,-100 6,-80', 'wood')).join('') +
    place(lathe(press, 0, '3,-34 14,-30 5,-24 5,14 14,18 3,30', 'wood'), [-88, -152], Math.PI / 2) +
    ink(press, 'M-88 -144L20 -268M-88 -160L46 -92', 1.2) +
    bar(press, [-120, -88], [-118, -206], 5, 'wood') +
    form(
      closedCurve(points('-118,-286 -136,-256 -138,-224 -118,-206 -98,-224 -100,-256')),
      press.white,
      press.ink,
      weight(press).outline,
    ) +
    ink(
      press,
      curve(points('-128,-250 -120,-230 -126,-214'), points('-112,-266 -116,-240 -108,-218')),
    ) +
    bar(press, [-20, -20], [70, -26], 8, 'wood') +
    ink(press, 'M40 -24L52 -168', 1.4),
};

export const shuttle: Figure = {
  width: 240,
  height: 60,
  draw: (press) =>
    sheet(press, points('-116,-28 -70,-48 70,-48 116,-28 70,-10 -70,-10'), 'wood', 0.2) +
    plain(press, points('-54,-40 54,-40 60,-28 54,-18 -54,-18 -60,-28'), 'dark', true) +
    bar(press, [-48, -29], [48, -29], 13, 'white') +
    ink(
      press,
      segments(
        steps(-42, 42, 20).map(
          (x) =>
            [
              [x, -35],
              [x + 3, -23],
            ] as const,
        ),
      ),
    ) +
    [-116, 116].map((x) => disc(press, [x, -28], 4, 'steel')).join(''),
};

export const handCards: Figure = {
  width: 150,
  height: 170,
  draw: (press) =>
    sheet(press, points('-66,-160 66,-160 70,-84 -70,-84'), 'wood', 0.2) +
    ink(
      press,
      steps(-152, -94, 6)
        .map((y) =>
          steps(-58, 58, 18)
            .map((x) => `M${x.toFixed(1)} ${y.toFixed(1)}l2 5`)
            .join(''),
        )
        .join(''),
    ) +
    lathe(press, 0, '12,-84 8,-70 7,-40 12,-8 5,0', 'wood'),
};
