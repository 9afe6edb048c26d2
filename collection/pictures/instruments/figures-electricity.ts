import { curve, form, polar, polygon, rectangle, segments, steps, stroke } from '@portal/engraving';
import { points } from '../ornament/points.ts';
import type { Figure } from './figure.ts';
import { bar, castShadow, disc, hoop, ink, lathe, plain, tube, weight } from './parts.ts';

export const electricMachine: Figure = {
  width: 300,
  height: 270,
  draw: (press) =>
    castShadow(press, 0, 240) +
    plain(press, rectangle(-132, -18, 264, 18), 'wood') +
    [-70, 30].map((x) => bar(press, [x, -18], [x, -200], 15, 'wood')).join('') +
    disc(press, [-20, -150], 94, 'glass') +
    ink(
      press,
      steps(0.4, 1.4, 8)
        .map(
          (turn) =>
            `M${polar([-20, -150], turn, 40)
              .map((v) => v.toFixed(1))
              .join(' ')}L${polar([-20, -150], turn, 84)
              .map((v) => v.toFixed(1))
              .join(' ')}`,
        )
        .join(''),
      0.8,
    ) +
    disc(press, [-20, -150], 15, 'brass') +
    bar(press, [-20, -150], [-76, -104], 7, 'steel') +
    bar(press, [-76, -104], [-76, -78], 9, 'wood') +
    plain(press, rectangle(-34, -258, 28, 30), 'dark') +
    plain(press, rectangle(-34, -72, 28, 30), 'dark') +
    lathe(press, 104, '7,-136 8,-60 12,-40 20,-18', 'glass') +
    bar(press, [60, -152], [140, -152], 30, 'brass') +
    disc(press, [140, -152], 17, 'brass') +
    disc(press, [62, -152], 17, 'brass') +
    tube(press, points('48,-152 40,-176 44,-196'), 4, 'brass') +
    ink(press, 'M156 -158l10 -8 -2 10 12 -6', 1.8),
};

export const leydenJar: Figure = {
  width: 100,
  height: 210,
  draw: (press) =>
    castShadow(press, 0, 80) +
    bar(press, [0, -124], [0, -190], 4, 'brass') +
    disc(press, [0, -196], 11, 'brass') +
    lathe(press, 0, '22,-140 20,-132 34,-120 40,-108 40,0', 'glass') +
    form(polygon(rectangle(-40, -76, 80, 76)), press.steel, press.ink, weight(press).outline) +
    ink(
      press,
      segments(
        steps(-72, -4, 18).map(
          (y) =>
            [
              [8, y],
              [38, y],
            ] as const,
        ),
      ),
      weight(press).shade,
    ) +
    plain(press, rectangle(-24, -146, 48, 10), 'wood') +
    ink(press, curve(points('0,-124 -4,-110 4,-100 -4,-90 0,-80'))),
};

export const voltaicPile: Figure = {
  width: 110,
  height: 260,
  draw: (press) =>
    castShadow(press, 0, 90) +
    lathe(press, 0, '44,-18 48,-10 50,0', 'wood', false) +
    [-34, 34].map((x) => bar(press, [x, -18], [x, -236], 4, 'glass')).join('') +
    steps(-30, -212, 17)
      .map((y, index) =>
        form(
          polygon(rectangle(-27, y - 10, 54, 10)),
          press[(['brass', 'steel', 'clay'] as const)[index % 3] ?? 'brass'],
          press.ink,
          weight(press).detail,
        ),
      )
      .join('') +
    plain(press, rectangle(-42, -240, 84, 10), 'wood') +
    tube(press, points('0,-240 10,-256 40,-250 48,-200'), 3, 'brass') +
    tube(press, points('26,-34 48,-50 52,-90'), 3, 'brass'),
};

export const magnet: Figure = {
  width: 140,
  height: 180,
  draw: (press) =>
    stroke('M-38 -40V-116A38 38 0 0 1 38 -116V-40', press.ink, 36, { 'stroke-linecap': 'butt' }) +
    stroke(
      'M-38 -42V-116A38 38 0 0 1 38 -116V-42',
      press.accent === press.ink ? press.steel : press.accent,
      32,
      { 'stroke-linecap': 'butt' },
    ) +
    plain(press, rectangle(-55, -62, 34, 22), 'steel') +
    plain(press, rectangle(21, -62, 34, 22), 'steel') +
    plain(press, rectangle(-62, -38, 124, 14), 'steel') +
    ink(
      press,
      steps(0, 1, 9)
        .map((share) => `M${-60 + share * 120} -20l${(share - 0.5) * 14} 14`)
        .join(''),
    ) +
    hoop(press, [0, -164], 9, 5, 'brass'),
};
