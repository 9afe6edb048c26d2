import type { Solid } from '../../portraits/modelling/solid.ts';
import type { Vector } from '../../portraits/modelling/vector.ts';
import { type Camera, project } from '../world/camera.ts';
import { countryNoise } from '../world/noise.ts';

/** One rank of waves across the whole view: a hollow face below pointed crests, and foam on them. */
export function waveRank(camera: Camera, distance: number, seed: string, stuff: string): Solid[] {
  const noise = countryNoise(seed);
  const half = ((camera.box[2] - camera.box[0]) / 2 / camera.focal) * 1.1 * distance;
  const long = 1.5 + distance * 0.1;
  const crest = (x: number): number => {
    const peak = 1 - Math.abs(Math.sin(x / long + 2 * noise([x / long / 2, 1]))) ** 0.7;
    return (
      (0.34 + 0.62 * peak * (0.6 + 0.5 * noise([x / long / 3, 5]))) *
      Math.min(1.15, 0.5 + distance * 0.06)
    );
  };
  const place = (along: number, line: number, lift: number): Vector => {
    const x = (along * 2 - 1) * half;
    const curl = 0.25 * Math.sin(line * Math.PI);
    const rough = 0.05 * noise([x * 3, line * 4]);
    return [
      x,
      crest(x) * (1 - line) ** 1.7 - 0.35 * line + rough + lift,
      distance * (1 - 0.2 * line) + curl,
    ];
  };
  const sheet = {
    rows: Math.max(8, Math.round((camera.focal * 0.9) / distance / camera.spacing)),
    columns: 120,
    crossed: false,
    pose: ([x, height, away]: Vector) => project(camera, x, height, away),
  };
  return [
    { ...sheet, stuff, contrast: 1.15, at: (along, line) => place(along, line, 0) },
    {
      ...sheet,
      stuff: 'foam',
      darkness: -0.3,
      at: (along, line) => place(along, line * 0.4, 0.012),
      covers: (along, line) => line * 0.4 < 0.07 + 0.13 * noise([along * half * 3, distance]),
    },
  ];
}
