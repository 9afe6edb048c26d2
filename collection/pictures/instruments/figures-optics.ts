import {
  circle,
  curve,
  form,
  type Line,
  oval,
  polar,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { points } from '../ornament/points.ts';
import { place } from '../ornament/transforms.ts';
import type { Figure } from './figure.ts';
import { bar, castShadow, disc, hoop, ink, lathe, plain, sheet, tube, weight } from './parts.ts';
import type { Burin } from './press.ts';

export const microscope: Figure = {
  width: 190,
  height: 300,
  draw: (press) =>
    castShadow(press, 0, 150) +
    sheet(press, points('-74,0 -74,-20 -50,-34 50,-34 74,-20 74,0'), 'brass') +
    bar(press, [46, -30], [46, -206], 15, 'brass') +
    bar(press, [46, -196], [-14, -196], 13, 'brass') +
    lathe(
      press,
      -14,
      '16,-296 18,-288 12,-280 20,-272 20,-212 ' +
        '24,-206 20,-198 15,-190 15,-160 9,-152 8,-132 4,-124',
      'brass',
      false,
    ) +
    plain(press, points('-54,-116 60,-116 60,-106 -54,-106'), 'steel') +
    plain(press, points('-30,-122 4,-122 4,-117 -30,-117'), 'glass') +
    disc(press, [62, -150], 13, 'brass') +
    disc(press, [62, -84], 10, 'brass') +
    form(oval([-14, -62], 26, 17, -0.5), press.glass, press.ink, weight(press).outline) +
    ink(press, curve(points('-34,-60 -14,-40 8,-62'))) +
    bar(press, [-14, -40], [-14, -32], 5, 'brass'),
};

/** The draws of a telescope, lying level. */
function tubes(press: Burin): string {
  const draws: readonly (readonly [number, number, number])[] = [
    [-60, 130, 40],
    [-104, -58, 30],
    [-138, -102, 22],
    [126, 140, 46],
    [-64, -54, 45],
  ];
  return (
    draws.map(([from, to, wide]) => bar(press, [from, 0], [to, 0], wide, 'brass')).join('') +
    bar(press, [-148, 0], [-136, 0], 26, 'dark')
  );
}

export const telescope: Figure = {
  width: 300,
  height: 270,
  draw: (press) =>
    castShadow(press, 10, 180) +
    bar(press, [0, -128], [-76, 0], 9, 'wood') +
    bar(press, [0, -128], [84, 0], 9, 'wood') +
    bar(press, [0, -128], [10, -6], 9, 'wood') +
    place(tubes(press), [0, -150], -0.42) +
    disc(press, [0, -142], 17, 'brass') +
    bar(press, [-46, -52], [50, -52], 4, 'brass'),
};

export const spectacles: Figure = {
  width: 220,
  height: 100,
  draw: (press) =>
    tube(press, points('-94,-58 -108,-70 -104,-92 -70,-98'), 5, 'steel') +
    tube(press, points('94,-58 108,-70 104,-92 70,-98'), 5, 'steel') +
    [-52, 52]
      .map(
        (x) =>
          form(circle([x, -48], 42), press.glass, press.ink, weight(press).outline) +
          hoop(press, [x, -48], 44, 37, 'brass') +
          ink(
            press,
            curve([
              [x - 24, -52],
              [x - 14, -68],
              [x + 2, -74],
            ]),
            2,
          ),
      )
      .join('') +
    tube(press, points('-12,-56 0,-68 12,-56'), 6, 'brass'),
};

export const handLens: Figure = {
  width: 100,
  height: 220,
  draw: (press) =>
    lathe(press, 0, '5,-118 7,-104 4,-98 9,-70 10,-20 5,0', 'wood') +
    form(circle([0, -166], 46), press.glass, press.ink, weight(press).outline) +
    hoop(press, [0, -166], 49, 41, 'brass') +
    ink(press, curve(points('-28,-172 -18,-192 4,-200')), 2.2) +
    disc(press, [0, -116], 6, 'brass'),
};

export const prism: Figure = {
  width: 200,
  height: 140,
  draw: (press) => {
    const fan = steps(-0.16, 0.16, 6).map(
      (turn): Line => [[34, -62], polar([34, -62], 0.34 + turn, 74)],
    );
    return (
      castShadow(press, -10, 150) +
      ink(press, 'M-98 -96L-30 -66', 1.8) +
      fan
        .map((line, index) =>
          stroke(
            curve(line),
            [
              press.accent,
              press.brass,
              press.clay,
              press.glass,
              press.liquid,
              press.steel,
              press.dark,
            ][index] ?? press.ink,
            3.4,
          ),
        )
        .join('') +
      sheet(press, points('-10,-130 44,-8 -64,-8'), 'glass') +
      plain(press, points('-10,-130 8,-136 62,-14 44,-8'), 'glass') +
      ink(press, 'M-30 -66L34 -62', 1) +
      plain(press, rectangle(-76, -8, 150, 8), 'wood')
    );
  },
};

export const lantern: Figure = {
  width: 240,
  height: 240,
  draw: (press) =>
    castShadow(press, 0, 190) +
    sheet(press, rectangle(-40, -150, 120, 146), 'steel') +
    plain(press, rectangle(-50, -14, 140, 14), 'wood') +
    sheet(press, points('-40,-150 80,-150 62,-176 -22,-176'), 'steel') +
    lathe(press, 20, '18,-236 26,-226 16,-214 18,-176', 'steel', false) +
    bar(press, [-40, -84], [-92, -84], 44, 'brass') +
    bar(press, [-88, -84], [-104, -84], 56, 'brass') +
    form(oval([-106, -84], 7, 25), press.glass, press.ink, weight(press).outline) +
    plain(press, rectangle(-62, -124, 12, 80), 'wood') +
    plain(press, rectangle(0, -120, 60, 84), 'dark') +
    disc(press, [30, -78], 12, 'white') +
    disc(press, [72, -78], 5, 'brass'),
};
