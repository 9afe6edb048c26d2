import {
  circle,
  curve,
  form,
  type Line,
  type Point,
  polygon,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { points } from '../ornament/points.ts';
import type { Figure } from './figure.ts';
import { bar, disc, hoop, ink, lathe, plain, sheet, tube, weight } from './parts.ts';

export const syringe: Figure = {
  width: 60,
  height: 260,
  draw: (press) =>
    bar(press, [0, -180], [0, -240], 5, 'steel') +
    hoop(press, [0, -250], 11, 6, 'brass') +
    lathe(press, 0, '22,-188 22,-180 17,-176 17,-60 22,-56 22,-48 8,-38 5,-20', 'glass', false) +
    form(polygon(rectangle(-16, -116, 32, 56)), press.liquid, press.ink, weight(press).shade) +
    plain(press, rectangle(-17, -126, 34, 10), 'dark') +
    ink(press, 'M0 -20V0', 1.8) +
    plain(press, rectangle(-23, -186, 46, 7), 'brass'),
};

export const probe: Figure = {
  width: 24,
  height: 210,
  draw: (press) =>
    bar(press, [0, -14], [0, -196], 3, 'steel') +
    disc(press, [0, -202], 5, 'steel') +
    hoop(press, [0, -9], 8, 4, 'steel'),
};

export const spatula: Figure = {
  width: 40,
  height: 210,
  draw: (press) =>
    lathe(press, 0, '6,-90 8,-80 5,-60 9,-20 4,0', 'wood') +
    sheet(press, points('-5,-88 5,-88 15,-180 0,-208 -15,-180'), 'steel', 1.2, true),
};

export const cuppingGlass: Figure = {
  width: 90,
  height: 100,
  draw: (press) =>
    lathe(press, 0, '8,-96 14,-90 34,-74 40,-40 32,-10 36,0', 'glass') +
    ink(press, curve(points('-30,-60 -22,-78 -8,-84')), 2),
};

/** A spring box of little blades, with the row of them showing. */
export const scarificator: Figure = {
  width: 110,
  height: 110,
  draw: (press) =>
    sheet(press, points('-44,-96 44,-96 50,-84 50,-10 44,0 -44,0 -50,-10 -50,-84'), 'brass', -0.8) +
    ink(
      press,
      steps(-80, -16, 3)
        .map((y) =>
          steps(-34, 34, 4)
            .map((x) => `M${x - 6} ${y}h12`)
            .join(''),
        )
        .join(''),
      3,
    ) +
    disc(press, [0, -102], 7, 'steel'),
};

export const catheter: Figure = {
  width: 60,
  height: 240,
  draw: (press) =>
    tube(press, points('10,-22 8,-150 2,-200 -14,-226 -26,-218'), 6, 'steel') +
    hoop(press, [2, -14], 8, 4, 'steel') +
    hoop(press, [18, -14], 8, 4, 'steel') +
    stroke(circle([-18, -224], 1.6), press.ink, 1.6),
};

export const bandage: Figure = {
  width: 120,
  height: 100,
  draw: (press) => {
    const turns: Line = steps(0, 26, 60).map(
      (turn): Point => [
        -18 + Math.cos(turn) * (4 + turn * 1.35),
        -44 + Math.sin(turn) * (4 + turn * 1.35),
      ],
    );
    return (
      form(circle([-18, -44], 42), press.white, press.ink, weight(press).outline) +
      ink(press, curve(turns), 1) +
      sheet(press, points('-18,-4 56,-4 56,-14 12,-14'), 'white')
    );
  },
};
