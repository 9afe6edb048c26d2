import { polygon, stroke } from '@portal/engraving';
import { fence, grass, ground, hills } from './outdoors.ts';
import type { Setting } from './setting.ts';
import { nightSky, sky } from './sky.ts';
import { palm, tree } from './trees.ts';
import { reeds, rings, water, waves } from './water.ts';

/** Settings under the sky. */
export const openSettings = {
  ford: {
    feet: 0.9,
    shadow: false,
    back: (press) =>
      sky(press, 0.5) +
      hills(press, 0.46, 0.2, '#a9b8a4', 1) +
      hills(press, 0.52, 0.1, '#8aa06c', 2) +
      tree(press, press.at(0.1, 0.58), 330) +
      tree(press, press.at(0.92, 0.56), 260) +
      ground(press, 0.52, '#b8b27c') +
      grass(press, 0.52, 40) +
      water(press, 0.66, '#9fbcc0'),
    front: (press, feet) =>
      water(press, 0.83, '#9fbcc0', 1, 70) +
      rings(
        press,
        feet.map(([x]) => [x, press.at(0, 0.835)[1]]),
      ) +
      reeds(press, 0.9, 0.99, 0.99),
  },
  hills: {
    feet: 0.88,
    shadow: true,
    back: (press) =>
      sky(press, 0.62) +
      hills(press, 0.56, 0.3, '#a7b7bd', 3) +
      hills(press, 0.6, 0.18, '#93a878', 4) +
      hills(press, 0.64, 0.08, '#7f9a5c', 5) +
      ground(press, 0.63, '#a8ad68'),
    front: (press) => grass(press, 0.66, 90),
  },
  meadow: {
    feet: 0.88,
    shadow: true,
    back: (press) =>
      sky(press, 0.6) +
      hills(press, 0.56, 0.12, '#9fb095', 6) +
      tree(press, press.at(0.86, 0.64), 420) +
      tree(press, press.at(0.1, 0.6), 240) +
      ground(press, 0.6, '#9cab5e') +
      fence(press, 0.54),
    front: (press) => grass(press, 0.64, 100),
  },
  avenue: {
    feet: 0.9,
    shadow: true,
    back: (press) =>
      sky(press, 0.6, '#c9d3c0') +
      [0.04, 0.2, 0.36, 0.64, 0.8, 0.97]
        .map((x, index) =>
          tree(press, press.at(x, 0.64), 300 + Math.abs(index - 2.5) * 70, '#88964f'),
        )
        .join('') +
      ground(press, 0.63, '#cbb684'),
    front: (press) => grass(press, 0.9, 30),
  },
  riverbank: {
    feet: 0.88,
    shadow: true,
    back: (press) =>
      sky(press, 0.5) +
      hills(press, 0.5, 0.16, '#9fb095', 8) +
      tree(press, press.at(0.1, 0.54), 260) +
      water(press, 0.5, '#8fb3b8', 0.72) +
      ground(press, 0.72, '#b0ae70'),
    front: (press) => reeds(press, 0.02, 0.14, 0.94) + grass(press, 0.76, 60),
  },
  reedbed: {
    feet: 0.92,
    shadow: false,
    back: (press) =>
      sky(press, 0.58, '#e3c48f') +
      hills(press, 0.58, 0.07, '#8c9c86', 9) +
      water(press, 0.58, '#a9c0b6') +
      reeds(press, 0.66, 0.98, 0.84),
    front: (press, feet) =>
      rings(
        press,
        feet.map(([x]) => [x, press.at(0, 0.92)[1]]),
      ) + reeds(press, 0.01, 0.2, 0.98),
  },
  moonlight: {
    feet: 0.88,
    shadow: true,
    back: (press) =>
      nightSky(press, 0.64, [0.78, 0.22]) +
      hills(press, 0.64, 0.12, '#5d7a6a', 10) +
      ground(press, 0.64, '#6d8460'),
    front: (press) => grass(press, 0.68, 70),
  },
  sea: {
    feet: 0.74,
    shadow: false,
    back: (press) => sky(press, 0.56, '#8fb6cc') + waves(press, 0.5, '#5f93a6'),
    front: (press) => waves(press, 0.74, '#5f93a6'),
  },
  palms: {
    feet: 0.88,
    shadow: true,
    back: (press) =>
      sky(press, 0.6, '#e8c07a') +
      hills(press, 0.6, 0.1, '#a9a878', 11) +
      palm(press, press.at(0.08, 0.68), 480) +
      palm(press, press.at(0.9, 0.66), 560) +
      palm(press, press.at(0.76, 0.62), 300) +
      ground(press, 0.6, '#d3b46c'),
    front: (press) => grass(press, 0.66, 50),
  },
  heath: {
    feet: 0.88,
    shadow: true,
    back: (press) =>
      sky(press, 0.66, '#b5c6cf') +
      hills(press, 0.66, 0.1, '#97857c', 12) +
      tree(press, press.at(0.87, 0.7), 300, '#7d8a4c') +
      ground(press, 0.66, '#b39a6c'),
    front: (press) => grass(press, 0.7, 120),
  },
  bare: {
    feet: 0.88,
    shadow: true,
    back: (press) => {
      const [left, right] = [press.at(0.04, 0.9), press.at(0.96, 0.9)];
      return stroke(polygon([left, right]), press.palette.ink, 1);
    },
    front: (press) => grass(press, 0.86, 46),
  },
} satisfies Record<string, Setting>;
