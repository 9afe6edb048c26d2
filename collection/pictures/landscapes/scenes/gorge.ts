import { steps } from '@portal/engraving';
import { figure, rock } from '../things/natural.ts';
import { fir, oak } from '../things/trees.ts';
import { countryNoise } from '../world/noise.ts';
import { alps, groundSheet, massif } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, spotOn, together } from './stage.ts';

/** A gorge with a fall of water between two cliffs. */
export function gorge(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const cliff =
    (side: number, tall: number) =>
    (x: number, depth: number): number => {
      const inward = Math.max(
        0,
        Math.min(1, (side * x + 3.4 + 0.9 * bumps([x * 0.5, depth * 2])) * 0.55),
      );
      const step = 0.8 + 0.2 * Math.round(inward * 5) * 0.2;
      return (
        tall * inward ** 0.4 * step * Math.max(0, 1 - depth * depth) + 0.5 * bumps([x, depth * 3])
      );
    };
  const back = (x: number, depth: number): number =>
    9.4 * Math.max(0, 1 - Math.abs(depth) ** 3) * (1 - 0.12 * Math.exp(-((x / 0.9) ** 2))) +
    0.6 * bumps([x * 0.6, depth]);
  const ground = (x: number, distance: number): number =>
    0.22 * (Math.abs(x - 0.3 * Math.sin(distance)) - 0.9) + 0.3 * bumps([x * 0.7, distance * 0.6]);
  const fall = {
    stuff: 'snow',
    darkness: -0.2,
    contrast: 0.7,
    rows: 26,
    columns: 40,
    crossed: false,
    pose: massif(
      camera,
      { x: 0, distance: 20, half: 1, deep: 1, height: () => 0 },
      { stuff: 'snow' },
    ).pose,
    pattern: (_along: number, line: number) => 0.5 * bumps([line * 30, 2]),
    at: (along: number, line: number) =>
      [
        (line * 2 - 1) * (0.55 + 0.3 * along * along),
        8.3 * (1 - along),
        19.2 - 1.6 * Math.sqrt(along),
      ] as const,
  };
  return {
    water: true,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: 0, distance: 48, half: 30, deep: 6, height: alps(seed, 30, 26), slant: 4 },
        { stuff: 'land0' },
      ),
      massif(
        camera,
        { x: 0, distance: 22, half: 9, deep: 2.4, height: back, slant: 1 },
        { stuff: 'land1', darkness: 0.06 },
      ),
      fall,
      massif(
        camera,
        { x: -5.6, distance: 13, half: 5, deep: 4, height: cliff(-1, 7.6), slant: 1 },
        { stuff: 'land2', darkness: 0.12 },
      ),
      massif(
        camera,
        { x: 5.6, distance: 11.5, half: 5, deep: 3.6, height: cliff(1, 6.4), slant: -1 },
        { stuff: 'land2', darkness: 0.05 },
      ),
      groundSheet(camera, ground, [2.8, 17], { stuff: 'land3' }),
      ...scatter(stage, ground, 8, [-0.95, 0.95], [4, 9], [0.2, 0.5]).map((spot, index) =>
        rock(camera, spot, 'stone', 0.7, index),
      ),
      ...scatter(stage, ground, 6, [-0.98, -0.45], [4.4, 8], [0.6, 1]).map((spot) =>
        fir(camera, spot),
      ),
      oak(camera, spotOn(stage, ground, 0.74, 5, 1.1), random),
      ...steps(0, 1, 1).map((index) =>
        figure(camera, spotOn(stage, ground, -0.3 + index * 0.07, 4.2, 1.1), random),
      ),
    ),
  };
}
