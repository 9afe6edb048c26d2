import { form, type Point, polygon, rectangle, segments, steps } from '@portal/engraving';
import { points } from '../ornament/points.ts';
import { place } from '../ornament/transforms.ts';
import type { Figure } from './figure.ts';
import { bar, disc, hoop, ink, lathe, plain, sheet, tube, weight } from './parts.ts';
import type { Burin, Material } from './press.ts';

/** A haft of turned ebony or ivory, from the ferrule up to its end. */
const haft = '7,-110 9,-100 6,-92 8,-60 10,-30 6,-6 3,0';

export const scalpel: Figure = {
  width: 34,
  height: 200,
  draw: (press) =>
    lathe(press, 0, haft, 'dark') +
    sheet(press, points('-6,-108 6,-108 8,-170 2,-198 -6,-170'), 'steel', 1.2, true),
};

export const lancet: Figure = {
  width: 60,
  height: 150,
  draw: (press) =>
    sheet(press, points('-22,-4 -8,-76 2,-80 -4,0'), 'wood', 1.2) +
    sheet(press, points('4,0 -2,-80 8,-76 22,-4'), 'wood', 1.2) +
    sheet(press, points('-7,-76 0,-148 7,-76'), 'steel', 1.2) +
    disc(press, [0, -76], 6, 'brass'),
};

export const saw: Figure = {
  width: 90,
  height: 300,
  draw: (press) => {
    const teeth = steps(-278, -106, 34).map((y, index): Point => [index % 2 ? -26 : -20, y]);
    return (
      tube(press, points('-22,-282 20,-290 26,-250 24,-140 14,-104 -20,-106'), 8, 'steel') +
      form(
        polygon([[-14, -282], ...teeth, [-14, -104]]),
        press.steel,
        press.ink,
        weight(press).detail,
      ) +
      lathe(press, -4, '8,-106 12,-96 8,-88 14,-60 16,-30 10,-8 12,0', 'wood') +
      ink(
        press,
        segments([
          [
            [-20, -40],
            [12, -40],
          ],
        ]),
      )
    );
  },
};

export const forceps: Figure = {
  width: 90,
  height: 240,
  draw: (press) =>
    tube(press, points('-34,-26 -30,-80 0,-132 8,-180 4,-236'), 8, 'steel') +
    tube(press, points('34,-26 30,-80 0,-132 -8,-180 -4,-236'), 8, 'steel') +
    hoop(press, [-34, -16], 18, 12, 'steel') +
    hoop(press, [34, -16], 18, 12, 'steel') +
    disc(press, [0, -132], 7, 'brass') +
    ink(press, 'M-6 -232h12M-7 -224h14M-8 -216h16M-8 -208h16'),
};

export const scissors: Figure = {
  width: 90,
  height: 230,
  draw: (press) =>
    sheet(press, points('-2,-110 10,-114 18,-180 6,-228 -6,-150'), 'steel', 1.2, true) +
    sheet(press, points('2,-110 -10,-114 -18,-180 -6,-228 6,-150'), 'steel', 1.2, true) +
    tube(press, points('-4,-112 20,-70 30,-34'), 7, 'steel') +
    tube(press, points('4,-112 -20,-70 -30,-34'), 7, 'steel') +
    hoop(press, [-32, -18], 18, 12, 'steel') +
    hoop(press, [32, -18], 18, 12, 'steel') +
    disc(press, [0, -114], 6, 'brass'),
};

/** A handle set across the end of a shaft. */
function crossHandle(press: Burin, y: number, written: string, material: Material): string {
  return place(lathe(press, 0, written, material), [0, y], Math.PI / 2);
}

export const trephine: Figure = {
  width: 130,
  height: 220,
  draw: (press) =>
    bar(press, [0, -60], [0, -190], 9, 'steel') +
    lathe(press, 0, '16,-76 18,-60 18,-10', 'steel', false) +
    ink(
      press,
      steps(-18, 14, 8)
        .map((x) => `M${x} -10l2 8 2 -8`)
        .join(''),
    ) +
    crossHandle(press, -196, '6,-58 9,-46 6,-30 9,0 6,30 9,46 6,58', 'wood') +
    disc(press, [0, -196], 9, 'brass'),
};

export const toothKey: Figure = {
  width: 120,
  height: 200,
  draw: (press) =>
    bar(press, [0, -36], [0, -180], 8, 'steel') +
    crossHandle(press, -186, '5,-52 9,-40 6,-20 8,0 6,20 9,40 5,52', 'dark') +
    plain(press, points('-14,-40 14,-40 18,-10 0,0 -18,-10'), 'steel', true) +
    tube(press, points('12,-24 34,-20 34,-2 20,2'), 7, 'steel') +
    disc(press, [10, -24], 5, 'brass'),
};

export const tourniquet: Figure = {
  width: 150,
  height: 190,
  draw: (press) =>
    tube(press, points('-60,-60 -64,-20 0,-8 64,-20 60,-60'), 20, 'clay') +
    plain(press, rectangle(-52, -80, 104, 18), 'brass') +
    bar(press, [0, -80], [0, -150], 12, 'steel') +
    ink(
      press,
      steps(-146, -84, 12)
        .map((y) => `M-6 ${y.toFixed(1)}l12 -4`)
        .join(''),
    ) +
    plain(press, rectangle(-44, -110, 88, 12), 'brass') +
    crossHandle(press, -160, '4,-38 8,-30 5,-10 8,0 5,10 8,30 4,38', 'brass'),
};
