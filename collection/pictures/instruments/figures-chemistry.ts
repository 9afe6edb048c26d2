import {
  closedCurve,
  curve,
  form,
  type Line,
  oval,
  rectangle,
  segments,
  steps,
} from '@portal/engraving';
import { points } from '../ornament/points.ts';
import type { Figure } from './figure.ts';
import {
  bar,
  castShadow,
  disc,
  ink,
  lathe,
  liquor,
  plain,
  sheet,
  solid,
  tube,
  weight,
} from './parts.ts';

export const retort: Figure = {
  width: 230,
  height: 190,
  draw: (press) =>
    castShadow(press, -40, 120) +
    form(
      closedCurve(
        points(`
          -96,-70 -84,-118 -44,-146 0,-140 50,-112 112,-70 118,-62 108,-58 50,-86 10,-96 12,-60
          -8,-22 -44,-8 -80,-22
        `),
      ),
      press.glass,
      press.ink,
      weight(press).outline,
    ) +
    form(
      closedCurve(points('-92,-56 -40,-52 6,-56 -8,-22 -44,-10 -80,-24')),
      press.liquid,
      press.ink,
      weight(press).shade,
    ) +
    ink(press, curve(points('-80,-98 -66,-122 -44,-134')), 2) +
    ink(
      press,
      segments(
        steps(-118, -24, 16).map(
          (y) =>
            [
              [-20 + (y + 118) * 0.12, y],
              [2 - Math.abs(y + 70) * 0.1, y],
            ] as const,
        ),
      ),
      weight(press).shade,
    ) +
    lathe(press, -44, '30,-14 34,-8 40,0', 'wood'),
};

export const alembic: Figure = {
  width: 210,
  height: 300,
  draw: (press) =>
    castShadow(press, -30, 120) +
    lathe(press, -30, '16,-170 18,-140 46,-108 62,-70 54,-24 30,-4', 'glass') +
    liquor(press, -30, '60,-66 54,-26 30,-6') +
    tube(press, points('0,-214 40,-200 76,-150 88,-96'), 11, 'glass') +
    lathe(press, -30, '4,-290 8,-276 34,-254 44,-220 40,-196 26,-184 20,-166', 'steel') +
    ink(press, 'M-72 -198H12') +
    lathe(press, 88, '9,-102 10,-70 30,-46 36,-24 26,-2', 'glass') +
    ink(press, `M-50 -4h40M70 -2h36`, 2),
};

export const furnace: Figure = {
  width: 250,
  height: 260,
  draw: (press) => {
    const courses = steps(-150, -14, 8).flatMap((y, row): Line[] => [
      [
        [-104, y],
        [104, y],
      ],
      ...steps(-90 + (row % 2) * 18, 90, 5).map(
        (x): Line => [
          [x, y],
          [x, Math.min(0, y + 17)],
        ],
      ),
    ]);
    return (
      castShadow(press, 0, 220) +
      sheet(press, rectangle(-106, -168, 212, 168), 'clay') +
      ink(
        press,
        courses
          .map((line) => `M${line.map((point) => point.map(Math.round).join(' ')).join('L')}`)
          .join(''),
        weight(press).shade,
      ) +
      plain(press, rectangle(-116, -178, 232, 14), 'clay') +
      solid(press, closedCurve(points('-40,-20 -40,-66 -26,-88 0,-96 26,-88 40,-66 40,-20'))) +
      form(
        closedCurve(points('-24,-22 -28,-48 -14,-40 -8,-74 6,-46 16,-62 24,-36 26,-22')),
        press.accent === press.ink ? press.white : press.accent,
        press.ink,
        weight(press).detail,
      ) +
      lathe(press, -58, '10,-250 12,-220 34,-200 36,-180 28,-174', 'clay') +
      lathe(press, 44, '26,-232 40,-214 46,-192 34,-176', 'steel') +
      lathe(press, 44, '5,-246 8,-238 26,-232', 'steel')
    );
  },
};

export const flask: Figure = {
  width: 110,
  height: 200,
  draw: (press) =>
    castShadow(press, 0, 90) +
    lathe(press, 0, '18,-196 14,-190 13,-120 30,-100 48,-64 46,-30 26,-4 10,0', 'glass') +
    liquor(press, 0, '46,-54 44,-30 26,-6 10,-1') +
    ink(press, oval([0, -196], 17, 4)),
};

export const crucible: Figure = {
  width: 110,
  height: 110,
  draw: (press) =>
    castShadow(press, 0, 80) +
    lathe(press, 0, '46,-100 44,-92 34,-20 26,0', 'clay', false) +
    form(oval([0, -100], 46, 10), press.dark, press.ink, weight(press).outline) +
    ink(press, curve(points('-30,-60 -12,-56 -20,-40'))),
};

export const bellows: Figure = {
  width: 240,
  height: 120,
  draw: (press) => {
    const folds = steps(-10, 80, 6).map(
      (x): Line => [
        [x, -92 + Math.abs(x - 40) * 0.1],
        [x + 8, -56],
        [x, -22 - Math.abs(x - 40) * 0.1],
      ],
    );
    return (
      sheet(
        press,
        points('-40,-62 -20,-90 30,-100 84,-92 92,-56 84,-22 30,-14 -20,-26 -40,-50'),
        'wood',
        0.3,
        true,
      ) +
      ink(press, curve(...folds)) +
      bar(press, [-40, -56], [-110, -56], 12, 'brass') +
      bar(press, [88, -78], [118, -88], 9, 'wood') +
      bar(press, [88, -36], [118, -26], 9, 'wood') +
      disc(press, [36, -56], 12, 'brass')
    );
  },
};

export const tongs: Figure = {
  width: 230,
  height: 90,
  draw: (press) =>
    tube(press, points('-110,-70 -60,-60 10,-44 60,-64 100,-60'), 8, 'steel') +
    tube(press, points('-110,-22 -60,-30 10,-44 60,-26 100,-30'), 8, 'steel') +
    tube(press, points('92,-66 108,-58 104,-46'), 7, 'steel') +
    tube(press, points('92,-24 108,-32 104,-44'), 7, 'steel') +
    disc(press, [10, -44], 8, 'brass'),
};
