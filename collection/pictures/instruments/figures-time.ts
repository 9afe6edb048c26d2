import {
  circle,
  element,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  rectangle,
  steps,
} from '@portal/engraving';
import { points } from '../ornament/points.ts';
import type { Figure } from './figure.ts';
import {
  bar,
  castShadow,
  dial,
  disc,
  ink,
  lathe,
  plain,
  scaleMarks,
  sheet,
  solid,
  tube,
  weight,
  wheel,
} from './parts.ts';

export const pendulumClock: Figure = {
  width: 150,
  height: 330,
  draw: (press) =>
    castShadow(press, 0, 130) +
    sheet(press, points('-60,-232 -60,-296 -40,-316 0,-328 40,-316 60,-296 60,-232'), 'wood', 1.2) +
    sheet(press, rectangle(-46, -232, 92, 150), 'wood', 1.2) +
    sheet(press, rectangle(-60, -82, 120, 82), 'wood', 1.2) +
    dial(press, [0, -272], 42, 60) +
    bar(press, [0, -272], [0, -300], 3, 'dark') +
    bar(press, [0, -272], [18, -262], 3.4, 'dark') +
    disc(press, [0, -272], 4, 'brass') +
    plain(press, rectangle(-28, -214, 56, 116), 'glass') +
    bar(press, [0, -214], [8, -126], 3, 'brass') +
    disc(press, [9, -120], 14, 'brass') +
    [-18, 20]
      .map(
        (x) =>
          lathe(press, x, '5,-180 7,-176 7,-150 3,-146', 'brass', false) +
          ink(press, `M${x} -214V-180`),
      )
      .join('') +
    ink(press, 'M-50 -66H50V-14H-50Z'),
};

export const watch: Figure = {
  width: 130,
  height: 170,
  draw: (press) =>
    tube(press, points('-14,-146 -12,-166 12,-166 14,-146'), 5, 'brass') +
    lathe(press, 0, '7,-150 10,-142 6,-130', 'brass') +
    disc(press, [0, -70], 66, 'brass') +
    dial(press, [0, -70], 56, 60) +
    ink(
      press,
      Array.from({ length: 12 }, (_, hour) =>
        circle(polar([0, -70], (hour * Math.PI) / 6, 39), 2.6),
      ).join(''),
    ) +
    bar(press, [0, -70], [-20, -96], 3.4, 'dark') +
    bar(press, [0, -70], [28, -92], 2.4, 'dark') +
    dial(press, [0, -44], 11, 12) +
    disc(press, [0, -70], 4, 'brass'),
};

export const works: Figure = {
  width: 220,
  height: 200,
  draw: (press) => {
    const cog = (centre: Point, radius: number, teeth: number): string => {
      const rim: Line = steps(0, Math.PI * 2, teeth * 4)
        .slice(1)
        .map((turn, index) => polar(centre, turn, index % 4 < 2 ? radius : radius * 0.88));
      return (
        form(polygon(rim), press.brass, press.ink, weight(press).detail) +
        wheel(press, centre, radius * 0.78, 5, 'brass')
      );
    };
    return (
      plain(press, rectangle(-106, -196, 212, 192), 'steel') +
      cog([-38, -118], 62, 40) +
      cog([52, -66], 44, 30) +
      cog([58, -148], 30, 22) +
      cog([-56, -34], 24, 18) +
      [
        [-96, -186],
        [96, -186],
        [96, -14],
        [-96, -14],
      ]
        .map(([x = 0, y = 0]) => disc(press, [x, y], 6, 'dark'))
        .join('')
    );
  },
};

export const metronome: Figure = {
  width: 120,
  height: 220,
  draw: (press) =>
    castShadow(press, 0, 110) +
    sheet(press, points('-54,-10 -22,-206 22,-206 54,-10'), 'wood', 1.3) +
    plain(press, rectangle(-60, -12, 120, 12), 'wood') +
    plain(press, points('-26,-36 -14,-180 14,-180 26,-36'), 'white') +
    scaleMarks(press, [4, -50], [4, -172], 20, -8) +
    bar(press, [0, -44], [26, -190], 3, 'steel') +
    plain(press, points('8,-130 28,-126 24,-104 6,-108'), 'brass') +
    solid(press, circle([0, -26], 5)) +
    element('g', {}, disc(press, [56, -60], 7, 'brass')),
};
