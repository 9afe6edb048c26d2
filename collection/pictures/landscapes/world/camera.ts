import type { Make } from '../../portraits/modelling/shapes.ts';
import type { Pose, Vector } from '../../portraits/modelling/vector.ts';

/** Where the draughtsman stands: what is far off is small and near the horizon. */
export type Camera = {
  /** Left, top, right and bottom of the view, in pixels. */
  box: readonly [number, number, number, number];
  horizon: number;
  /** Pixels to one unit at a distance of one. */
  focal: number;
  /** How high the eye is above the water. */
  eye: number;
  /** Room between engraved lines, in pixels. */
  spacing: number;
  /** -1 for the view as a mirror shows it. */
  hand: 1 | -1;
};

/** A place in the country: x to the right, height above the water, distance from the eye. */
export function project(
  { box, horizon, focal, eye, hand }: Camera,
  x: number,
  height: number,
  distance: number,
): Vector {
  const size = focal / distance;
  // Depth as the logarithm of distance keeps small things as round as large ones.
  return [
    (box[0] + box[2]) / 2 + hand * x * size,
    horizon - (height - eye) * size,
    -focal * Math.log(distance),
  ];
}

export function pixelsPerUnit({ focal }: Camera, distance: number): number {
  return focal / distance;
}

export type Spot = {
  x: number;
  /** Of the ground it stands on. */
  height: number;
  distance: number;
  /** Units to one unit of the thing. */
  size: number;
  /** Turned about an upright axis, in radians. */
  yaw?: number;
};

/** Stands a thing on its spot. In the thing's own measures, up is negative y, as on a plate. */
export function standing(camera: Camera, { x, height, distance, size, yaw = 0 }: Spot): Pose {
  const [sine, cosine] = [Math.sin(yaw), Math.cos(yaw)];
  return ([lx, ly, lz]) => {
    const [tx, tz] = [lx * cosine + lz * sine, lz * cosine - lx * sine];
    return project(camera, x + tx * size, height - ly * size, distance - tz * size);
  };
}

/** How to engrave a thing on a spot: as many lines as there is room for. */
export function makeAt(
  camera: Camera,
  spot: Spot,
  stuff: string,
  more: Partial<Omit<Make, 'stuff' | 'pose' | 'density'>> = {},
): Make {
  const density = (pixelsPerUnit(camera, spot.distance) * spot.size) / camera.spacing;
  return { stuff, pose: standing(camera, spot), density, ...more };
}
