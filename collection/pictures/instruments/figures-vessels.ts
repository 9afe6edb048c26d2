import { circle, closedCurve, curve, form, oval, polygon, rectangle } from '@portal/engraving';
import { points } from '../ornament/points.ts';
import type { Figure } from './figure.ts';
import { bar, castShadow, disc, ink, lathe, liquor, weight } from './parts.ts';

export const mortar: Figure = {
  width: 150,
  height: 190,
  draw: (press) =>
    castShadow(press, 0, 110) +
    bar(press, [10, -70], [54, -176], 13, 'wood') +
    disc(press, [57, -182], 11, 'wood') +
    lathe(press, 0, '62,-104 58,-94 50,-40 34,-24 40,-8 50,0', 'brass') +
    form(oval([0, -104], 62, 11), press.dark, press.ink, weight(press).outline) +
    bar(press, [12, -98], [24, -122], 13, 'wood') +
    ink(press, 'M-56 -80H56M-48 -36H48'),
};

function stoppered(label: string): Figure {
  return {
    width: 96,
    height: 190,
    draw: (press) =>
      castShadow(press, 0, 74) +
      lathe(press, 0, '10,-188 16,-180 8,-166 12,-160', 'glass') +
      lathe(press, 0, '14,-160 13,-146 22,-130 40,-116 40,-10 36,0', 'glass') +
      form(polygon(rectangle(-38, -80, 76, 77)), press.liquid, press.ink, weight(press).shade) +
      form(polygon(rectangle(-30, -92, 60, 46)), press.white, press.ink, weight(press).detail) +
      ink(
        press,
        label === 'ruled'
          ? 'M-22 -80H22M-22 -70H14M-22 -60H20'
          : `${circle([0, -70], 12)}M-14 -56L14 -84`,
      ),
  };
}

export const bottle = stoppered('ruled');

export const poison = stoppered('struck');

export const jar: Figure = {
  width: 104,
  height: 170,
  draw: (press) =>
    castShadow(press, 0, 80) +
    lathe(press, 0, '36,-164 44,-158 38,-148 44,-134 46,-80 44,-20 34,-6 42,0', 'white') +
    form(
      closedCurve(points('-44,-108 0,-100 44,-108 45,-62 0,-54 -45,-62')),
      press.white,
      press.ink,
      weight(press).detail,
    ) +
    ink(press, 'M-30 -86H30M-24 -76H24') +
    ink(
      press,
      curve(
        points('-38,-122 -20,-130 0,-122 20,-130 38,-122'),
        points('-38,-36 -20,-44 0,-36 20,-44 38,-36'),
      ),
      1.6,
    ) +
    lathe(press, 0, '6,-186 10,-178 34,-170 38,-160', 'wood'),
};

export const carboy: Figure = {
  width: 160,
  height: 210,
  draw: (press) =>
    castShadow(press, 0, 130) +
    lathe(press, 0, '14,-206 18,-196 14,-178 30,-160 64,-130 74,-80 66,-24 46,0', 'glass') +
    liquor(press, 0, '74,-84 66,-24 46,-2') +
    ink(press, curve(points('-74,-92 0,-80 74,-92'), points('-70,-40 0,-28 70,-40')), 1.6),
};
