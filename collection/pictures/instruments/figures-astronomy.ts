import {
  circle,
  form,
  type Line,
  oval,
  type Point,
  polar,
  polygon,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { points } from '../ornament/points.ts';
import type { Figure } from './figure.ts';
import {
  bar,
  castShadow,
  dial,
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

export const sextant: Figure = {
  width: 240,
  height: 230,
  draw: (press) => {
    const apex: Point = [0, -216];
    const arc = (radius: number): Line =>
      steps(Math.PI / 2 - 0.55, Math.PI / 2 + 0.55, 16).map((turn) => polar(apex, turn, radius));
    const marks = steps(Math.PI / 2 - 0.52, Math.PI / 2 + 0.52, 52).map(
      (turn, index) =>
        `M${polar(apex, turn, 196)
          .map((v) => v.toFixed(1))
          .join(' ')}L${polar(apex, turn, index % 5 ? 201 : 206)
          .map((v) => v.toFixed(1))
          .join(' ')}`,
    );
    return (
      bar(
        press,
        polar(apex, Math.PI / 2 - 0.53, 10),
        polar(apex, Math.PI / 2 - 0.53, 196),
        9,
        'wood',
      ) +
      bar(
        press,
        polar(apex, Math.PI / 2 + 0.53, 10),
        polar(apex, Math.PI / 2 + 0.53, 196),
        9,
        'wood',
      ) +
      bar(
        press,
        polar(apex, Math.PI / 2 - 0.5, 110),
        polar(apex, Math.PI / 2 + 0.5, 110),
        7,
        'wood',
      ) +
      form(
        polygon([...arc(212), ...[...arc(188)].reverse()]),
        press.brass,
        press.ink,
        weight(press).outline,
      ) +
      ink(press, marks.join(''), 0.9) +
      bar(press, apex, polar(apex, Math.PI / 2 + 0.12, 214), 8, 'brass') +
      bar(press, [-92, -98], [-38, -112], 12, 'brass') +
      plain(
        press,
        [
          [50, -150],
          [74, -162],
          [78, -130],
          [54, -118],
        ],
        'glass',
      ) +
      disc(press, apex, 11, 'brass')
    );
  },
};

export const astrolabe: Figure = {
  width: 220,
  height: 260,
  draw: (press) => {
    const centre: Point = [0, -106];
    const rete = [
      [-24, -20, 46],
      [18, 24, 40],
      [0, 34, 26],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle([x, y - 106], r))
      .join('');
    return (
      hoop(press, [0, -240], 14, 9, 'brass') +
      plain(press, points('-14,-212 0,-232 14,-212'), 'brass') +
      dial(press, centre, 104, 72) +
      form(circle(centre, 82), press.brass, press.ink, weight(press).outline) +
      ink(press, `${rete}M-82 -106H82M0 -188V-24${circle([0, -90], 62)}`) +
      steps(0.3, 5.9, 9)
        .map(
          (turn) =>
            bar(press, polar(centre, turn, 40), polar(centre, turn + 0.12, 60), 3, 'brass') +
            solid(press, circle(polar(centre, turn + 0.14, 63), 2.6)),
        )
        .join('') +
      bar(press, polar(centre, -0.7, 100), polar(centre, -0.7 + Math.PI, 100), 9, 'brass') +
      disc(press, centre, 9, 'brass')
    );
  },
};

export const armillary: Figure = {
  width: 210,
  height: 280,
  draw: (press) => {
    const band = (rx: number, ry: number, turn: number): string =>
      stroke(oval([0, -176], rx, ry, turn), press.ink, 9) +
      stroke(oval([0, -176], rx, ry, turn), press.brass, 6);
    return (
      castShadow(press, 0, 110) +
      lathe(press, 0, '10,-70 16,-62 8,-54 14,-40 10,-22 40,-10 50,0', 'wood') +
      band(96, 96, 0) +
      band(92, 30, -0.4) +
      band(30, 92, -0.4) +
      band(92, 24, 0.3) +
      disc(press, [0, -176], 17, 'brass') +
      bar(press, [-34, -262], [34, -90], 3, 'steel') +
      band(98, 18, 0) +
      tube(press, points('-98,-176 -70,-104 0,-74 70,-104 98,-176'), 6, 'brass')
    );
  },
};

export const globe: Figure = {
  width: 180,
  height: 240,
  draw: (press) =>
    castShadow(press, 0, 120) +
    [-58, 58].map((x) => lathe(press, x, '6,-112 9,-90 5,-70 8,-30 5,0', 'wood')).join('') +
    bar(press, [-58, -24], [58, -24], 7, 'wood') +
    disc(press, [0, -146], 76, 'glass') +
    ink(
      press,
      [26, 54].map((wide) => oval([0, -146], wide, 76, 0.3)).join('') +
        oval([0, -146], 76, 22, 0.3) +
        oval([0, -146], 70, 56, 0.3),
      0.9,
    ) +
    sheet(press, points('-40,-180 -16,-192 8,-178 2,-156 -20,-150 -34,-160'), 'clay', -0.8, true) +
    sheet(press, points('14,-130 36,-138 44,-112 26,-90 12,-108'), 'clay', -0.8, true) +
    form(oval([0, -124], 92, 16), 'none', press.ink, 9) +
    stroke(oval([0, -124], 92, 16), press.wood, 6) +
    wheel(press, [0, -226], 10, 4, 'brass'),
};

export const sundial: Figure = {
  width: 170,
  height: 200,
  draw: (press) => {
    const onFace = (turn: number, share: number): Point => [
      Math.cos(turn) * 66 * share,
      -130 + Math.sin(turn) * 17 * share,
    ];
    const hours = steps(0, Math.PI * 2, 24)
      .slice(1)
      .map((turn) => [onFace(turn, 0.76), onFace(turn, 0.9)] as const);
    return (
      castShadow(press, 0, 120) +
      lathe(press, 0, '50,-128 46,-118 26,-108 30,-60 38,-36 46,-24 46,0', 'white', false) +
      form(oval([0, -130], 66, 17), press.brass, press.ink, weight(press).outline) +
      ink(press, segments(hours)) +
      sheet(press, points('-26,-132 34,-130 30,-186'), 'brass')
    );
  },
};
