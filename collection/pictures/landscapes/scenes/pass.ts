import { house } from '../things/buildings.ts';
import { figure, rock } from '../things/natural.ts';
import { fir } from '../things/trees.ts';
import { countryNoise } from '../world/noise.ts';
import { alps, groundSheet, massif, strip } from '../world/terrain.ts';
import { fromLeft, type Scenery, type Stage, scatter, spotOn, together } from './stage.ts';

/** A road over a pass, a hospice by it, and snow above. */
export function pass(stage: Stage): Scenery {
  const { camera, seed, random } = stage;
  const bumps = countryNoise(seed);
  const far = alps(`${seed} far`, 40, 30, 1.3);
  const near = alps(`${seed} near`, 24, 20);
  const ground = (x: number, distance: number): number =>
    0.05 * (distance - 3) +
    0.012 * (x + 1) ** 2 * (1 - distance / 60) +
    0.22 * bumps([x * 0.35, distance * 0.3]);
  const bend = (distance: number): number => 1.4 * Math.sin(distance * 0.42) + 0.06 * distance;
  const boulders = scatter(stage, ground, 9, [-0.95, 0.95], [4, 14], [0.16, 0.5]);
  const snowy = (height: typeof far, x: number, distance: number, half: number, line: number) => ({
    ...massif(
      camera,
      { x, distance: distance - 0.2, half, deep: 9, height, slant: 6 },
      { stuff: 'snow' },
    ),
    covers: (_along: number, _line: number, [wx, tall]: readonly [number, number, number]) =>
      tall > line + 3 * bumps([wx * 0.8, tall * 0.3]),
  });
  return {
    water: false,
    light: fromLeft,
    solids: together(
      massif(
        camera,
        { x: 2, distance: 62, half: 40, deep: 9, height: far, slant: 6 },
        { stuff: 'land0' },
      ),
      snowy(far, 2, 62, 40, 10),
      massif(
        camera,
        { x: 22, distance: 36, half: 24, deep: 9, height: near, slant: 6 },
        { stuff: 'land1' },
      ),
      snowy(near, 22, 36, 24, 9),
      groundSheet(camera, ground, [2.6, 44], { stuff: 'land3' }, false),
      strip(camera, ground, [2.6, 30], bend, () => 0.34, {
        stuff: 'sail',
        darkness: -0.05,
        contrast: 0.5,
      }),
      house(camera, spotOn(stage, ground, -0.22, 13, 2, 0.5), 3),
      house(camera, spotOn(stage, ground, -0.4, 14.5, 1.2, 0.5), 1),
      ...boulders.map((spot, index) => rock(camera, spot, 'stone', 0.8, index + random.next())),
      ...scatter(stage, ground, 9, [-0.95, -0.35], [6, 13], [0.5, 0.8]).map((spot) =>
        fir(camera, spot),
      ),
      ...[4.4, 4.7].map((distance) => {
        const x = bend(distance);
        return figure(camera, { x, height: ground(x, distance), distance, size: 1.5 }, random);
      }),
    ),
  };
}
