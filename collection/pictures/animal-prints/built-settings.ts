import { halfDoor, halfTimber, openDoor } from './buildings.ts';
import { ironBars, tentCloth } from './enclosures.ts';
import { fireplace } from './fireplace.ts';
import { curtain, rug, window } from './furnishings.ts';
import { boards, papered } from './indoors.ts';
import { fence, grass, ground } from './outdoors.ts';
import { area, panel, shade } from './press.ts';
import type { Setting } from './setting.ts';
import { anvil, forge } from './smithy.ts';

/** Settings with walls, bars or canvas behind the animals. */
export const builtSettings = {
  smithy: {
    feet: 0.9,
    shadow: true,
    back: (press) =>
      halfTimber(press, 0.68) +
      openDoor(press, 0.05, 0.14, 0.3, 0.68) +
      forge(press, 0.15, 0.575) +
      ground(press, 0.68, '#c9ae7f') +
      anvil(press, press.at(0.9, 0.8), 1.6),
    front: (press) => grass(press, 0.93, 16),
  },
  stable: {
    feet: 0.91,
    shadow: true,
    back: (press) =>
      halfTimber(press, 0.7, '#e6cfa2') +
      openDoor(press, 0.57, 0.14, 0.82, 0.7) +
      halfDoor(press, 0.57, 0.42, 0.82, 0.7) +
      ground(press, 0.7, '#cdb27f'),
    front: (press) => grass(press, 0.92, 26),
  },
  yard: {
    feet: 0.89,
    shadow: true,
    back: (press) =>
      halfTimber(press, 0.6, '#efdfbe') +
      window(press, 0.3, 0.16, 0.46, 0.36) +
      ground(press, 0.6, '#bda26f') +
      fence(press, 0.5, 0, 0.3),
    front: (press) => grass(press, 0.9, 30),
  },
  cage: {
    feet: 0.88,
    shadow: true,
    back: (press) => ironBars(press, 0.66, 13) + ground(press, 0.66, '#d4bd86'),
    front: (press) => {
      const sill = panel(press, 0, 0.95, 1, 1);
      return area(press, sill, '#9a958b', 2) + shade(press, sill, { angle: 0.5, spacing: 7 });
    },
  },
  tent: {
    feet: 0.88,
    shadow: true,
    back: (press) => tentCloth(press, 0.7, ['#b8412f', '#f0e2bf']) + ground(press, 0.7, '#d8bc80'),
    front: (press) => grass(press, 0.92, 12),
  },
  hearth: {
    feet: 0.87,
    shadow: true,
    back: (press) =>
      papered(press, 0.68, '#b9c4a4') +
      fireplace(press, 0.5, 0.84, 0.68) +
      boards(press, 0.68) +
      rug(press, 0.14, 0.86, 0.78, '#a8432f'),
  },
  window: {
    feet: 0.9,
    shadow: true,
    back: (press) =>
      papered(press, 0.72, '#d9b7a0') +
      window(press, 0.28, 0.1, 0.72, 0.52) +
      curtain(press, 0.02, 0.3, '#7d3b45') +
      boards(press, 0.72),
  },
  parlour: {
    feet: 0.88,
    shadow: true,
    back: (press) =>
      papered(press, 0.66, '#8fa8a4') +
      curtain(press, 0.02, 0.34, '#a23d35') +
      boards(press, 0.66) +
      rug(press, 0.1, 0.9, 0.79, '#3f5f78'),
  },
} satisfies Record<string, Setting>;
