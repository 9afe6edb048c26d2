import { type Random, valueNoise } from '@portal/engraving';
import { ball, tube } from '../../portraits/modelling/shapes.ts';
import type { Solid } from '../../portraits/modelling/solid.ts';
import { type Camera, makeAt, type Spot } from '../world/camera.ts';

const lumps = valueNoise('rocks');

/** A rock or a hummock of ice: sharp facets round an upright axis. */
export function rock(camera: Camera, spot: Spot, stuff: string, tall = 1, seed = 0): Solid {
  const make = makeAt(camera, spot, stuff, { contrast: 1.1 });
  const { density, ...rest } = make;
  return {
    ...rest,
    rows: Math.max(6, Math.round((tall + 0.6) * density)),
    columns: 26,
    at(along, line) {
      const turn = along * Math.PI * 2;
      const facet = Math.floor(along * 7) + seed * 3;
      const sharp =
        1 +
        0.3 * lumps([facet * 1.7, line * 2.6 + seed]) +
        0.14 * lumps([along * 12, line * 9 + seed]);
      const out = Math.sin((line * Math.PI) / 2) ** 0.7 * 0.8 * sharp;
      const lean = 0.2 * lumps([seed * 5, 3]) * (1 - line);
      return [
        Math.cos(turn) * out + lean,
        -tall * (1 - line) * (0.85 + 0.3 * sharp * 0.5),
        Math.sin(turn) * out * 0.8,
      ];
    },
  };
}

/** Someone standing, a third of a unit high, with something on the head or shoulder. */
export function figure(camera: Camera, place: Spot, random: Random): Solid[] {
  const spot = { ...place, size: place.size * 0.8 };
  const stuff = random.pick(['accent', 'wood', 'sail', 'roof', 'accent']);
  const cloth = makeAt(camera, spot, stuff, { darkness: 0.25 });
  const skin = makeAt(camera, spot, 'wood', { darkness: 0.2 });
  const lean = random.jitter(0.03);
  return [
    tube(
      [
        [0, 0, 0],
        [lean * 0.5, -0.13, 0],
        [lean, -0.26, 0],
      ],
      (t) => 0.075 - 0.03 * t,
      cloth,
    ),
    ball([lean, -0.31, 0], [0.036, 0.042, 0.036], skin),
    tube(
      [
        [0.06, 0, 0],
        [0.08, -0.18, 0],
        [0.1, -0.36, 0],
      ],
      () => 0.012,
      skin,
    ),
  ];
}

/** A stack of hay. */
export function haystack(camera: Camera, spot: Spot): Solid {
  return ball([0, -0.3, 0], [0.5, 0.52, 0.5], makeAt(camera, spot, 'sand', { darkness: 0.05 }));
}
