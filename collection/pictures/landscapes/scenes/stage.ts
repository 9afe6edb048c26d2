import type { Random } from '@portal/engraving';
import type { Solid } from '../../portraits/modelling/solid.ts';
import type { View } from '../prints/view.ts';
import type { Camera, Spot } from '../world/camera.ts';
import type { Ground } from '../world/terrain.ts';

/** What every scene is given: the camera, a seed and chance. */
export type Stage = { camera: Camera; random: Random; seed: string };

/** What a scene gives back: all of a view but the camera. */
export type Scenery = Omit<View, 'camera'>;

export const fromLeft = [-0.62, -0.55, 0.5] as const;
/** The height of the water, wherever it is. */
export function sea(): number {
  return 0;
}

export const fromRight = [0.62, -0.55, 0.5] as const;

/** A spot on the ground at a share of the view's width, -1 left to 1 right. */
export function spotOn(
  { camera }: Stage,
  ground: Ground,
  across: number,
  distance: number,
  size: number,
  yaw = 0,
): Spot {
  const half = (camera.box[2] - camera.box[0]) / 2 / camera.focal;
  const x = across * half * distance;
  return { x, height: ground(x, distance), distance, size, yaw };
}

/** Spots scattered over part of the ground, nearest last. */
export function scatter(
  stage: Stage,
  ground: Ground,
  count: number,
  across: readonly [number, number],
  distance: readonly [number, number],
  size: readonly [number, number],
  dry = true,
): Spot[] {
  const { random } = stage;
  const spots = Array.from({ length: count }, () => {
    const away = 1 / random.between(1 / distance[1], 1 / distance[0]);
    return spotOn(
      stage,
      ground,
      random.between(...across),
      away,
      random.between(...size),
      random.jitter(0.6),
    );
  });
  return spots
    .filter(({ height }) => !dry || height > 0.03)
    .sort((a, b) => b.distance - a.distance);
}

export type Things = readonly (Solid | readonly Solid[])[];

export function together(...things: Things): Solid[] {
  return things.flat() as Solid[];
}
