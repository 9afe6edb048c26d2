import { curve, form, oval, type Point, rectangle, stroke } from '@portal/engraving';
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
  scaleMarks,
  sheet,
  tube,
  weight,
  wheel,
} from './parts.ts';

export const balance: Figure = {
  width: 280,
  height: 280,
  draw: (press) => {
    const pan = (x: number, y: number): string =>
      ink(press, `M${x} -216L${x - 40} ${y}M${x} -216L${x + 40} ${y}M${x} -216V${y}`, 1) +
      lathe(press, x, `46,${y} 44,${y + 6} 24,${y + 18} 6,${y + 22}`, 'brass') +
      form(oval([x, y], 46, 7), press.brass, press.ink, weight(press).outline);
    return (
      castShadow(press, 0, 150) +
      sheet(press, rectangle(-74, -16, 148, 16), 'wood') +
      lathe(press, 0, '9,-236 6,-220 7,-60 12,-44 8,-34 24,-16', 'brass') +
      sheet(
        press,
        points('-112,-220 -60,-226 0,-238 60,-226 112,-220 60,-216 0,-220 -60,-216'),
        'brass',
        0.2,
      ) +
      disc(press, [0, -228], 11, 'brass') +
      lathe(press, 0, '3,-276 7,-262 4,-240', 'brass') +
      ink(press, 'M0 -220V-150M-12 -150h24', 1.4) +
      pan(-110, -116) +
      pan(110, -104) +
      [-118, -104].map((x) => lathe(press, x, '4,-134 7,-130 7,-117', 'steel')).join('')
    );
  },
};

/** A brass weight with its knob. */
function stackedWeight(wide: number, tall: number): string {
  const knob = `${wide * 0.3},${-tall - 12} ${wide * 0.5},${-tall - 4} ${wide * 0.25},${-tall + 2}`;
  return `${knob} ${wide},${-tall + 10} ${wide},-12`;
}

export const weights: Figure = {
  width: 220,
  height: 90,
  draw: (press) =>
    plain(press, rectangle(-106, -12, 212, 12), 'wood') +
    [-82, -46, -14, 14, 38, 58, 76, 92]
      .map((x, index) => {
        const h = 64 - index * 7;
        const w = 17 - index * 1.7;
        return lathe(press, x, stackedWeight(w, h), 'brass', false);
      })
      .join(''),
};

export const airPump: Figure = {
  width: 240,
  height: 320,
  draw: (press) =>
    castShadow(press, 0, 200) +
    sheet(press, rectangle(-106, -22, 212, 22), 'wood') +
    [-86, 86].map((x) => bar(press, [x, -22], [x, -150], 13, 'wood')).join('') +
    plain(press, rectangle(-100, -164, 200, 15), 'wood') +
    [-36, 36]
      .map((x) => lathe(press, x, '15,-148 18,-142 15,-136 15,-48 19,-40 19,-24', 'brass', false))
      .join('') +
    wheel(press, [0, -128], 36, 6, 'brass') +
    bar(press, [0, -128], [62, -186], 6, 'steel') +
    disc(press, [64, -188], 8, 'wood') +
    form(oval([0, -168], 76, 11), press.brass, press.ink, weight(press).outline) +
    lathe(press, 0, '6,-318 10,-308 8,-300 40,-286 60,-250 62,-172', 'glass') +
    lathe(press, 0, '4,-226 16,-214 20,-194 12,-174', 'brass') +
    ink(press, 'M0 -226V-240'),
};

export const thermometer: Figure = {
  width: 70,
  height: 280,
  draw: (press) =>
    sheet(press, points('-26,0 -26,-262 -14,-276 14,-276 26,-262 26,0'), 'wood', 1.4) +
    plain(press, rectangle(-18, -250, 36, 214), 'white') +
    scaleMarks(press, [3, -56], [3, -240], 30, -14) +
    bar(press, [0, -36], [0, -246], 5, 'glass') +
    stroke('M0 -26V-150', press.accent === press.ink ? press.ink : press.accent, 2.6) +
    disc(press, [0, -24], 10, 'liquid') +
    hoop(press, [0, -266], 5, 2, 'brass'),
};

export const barometer: Figure = {
  width: 110,
  height: 320,
  draw: (press) =>
    lathe(
      press,
      0,
      '4,-318 14,-308 10,-296 16,-286 13,-230 18,-170 52,-140 56,-100 52,-60 20,-34 14,-16 4,0',
      'wood',
    ) +
    dial(press, [0, -100], 40, 40) +
    bar(press, [0, -100], [20, -126], 3, 'dark') +
    disc(press, [0, -100], 5, 'brass') +
    plain(press, rectangle(-6, -270, 12, 84), 'white') +
    ink(press, 'M0 -266V-190', 2.2) +
    scaleMarks(press, [6, -190], [6, -266], 12, -5) +
    disc(press, [0, -36], 6, 'brass'),
};

export const pulleys: Figure = {
  width: 160,
  height: 320,
  draw: (press) => {
    const block = (y: number): string =>
      plain(
        press,
        points('-34,-36 34,-36 44,0 34,40 -34,40 -44,0').map(([x, dy]): Point => [x, dy + y]),
        'wood',
        true,
      ) +
      disc(press, [-18, y], 21, 'brass') +
      disc(press, [18, y + 8], 17, 'brass') +
      disc(press, [-18, y], 5, 'steel') +
      disc(press, [18, y + 8], 4, 'steel');
    return (
      plain(press, rectangle(-76, -320, 152, 13), 'wood') +
      tube(press, points('0,-308 8,-296 0,-286'), 6, 'steel') +
      ink(press, 'M-39 -246V-116M3 -246V-116M35 -240V-112M1 -240V-112M-39 -246L-70 -60', 2.6) +
      block(-246) +
      block(-116) +
      tube(press, points('0,-76 12,-62 0,-50 -12,-58'), 6, 'steel') +
      lathe(press, 0, '8,-52 12,-44 30,-36 34,-4 30,0', 'dark', false) +
      ink(press, curve(points('-70,-60 -74,-40 -64,-30')), 2.6)
    );
  },
};
