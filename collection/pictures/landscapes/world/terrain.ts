import type { Solid } from '../../portraits/modelling/solid.ts';
import { type Camera, pixelsPerUnit, project } from './camera.ts';
import { countryNoise } from './noise.ts';

// Grass, scree and bushes, as a draughtsman scribbles them where nothing else is.
const patches = countryNoise('patches', 2);

/** Height above the water at a place. */
export type Ground = (x: number, distance: number) => number;

export type Look = {
  stuff: string;
  darkness?: number;
  contrast?: number;
  crossed?: boolean;
  pattern?: (x: number, distance: number) => number;
};

/** How far off the water is at the lower edge of the view, and a little less. */
function footDistance({ eye, focal, box, horizon }: Camera): number {
  return ((eye * focal) / (box[3] - horizon)) * 0.85;
}

/** The ground from near to far, wherever it is above the water. */
export function groundSheet(
  camera: Camera,
  ground: Ground,
  [start, far]: readonly [number, number],
  { pattern, ...look }: Look,
  water = true,
): Solid {
  const { focal, box, spacing } = camera;
  const near = Math.min(start, footDistance(camera));
  const half = ((box[2] - box[0]) / 2 / focal) * 1.12;
  // Rows at even steps of 1/distance lie at even steps on the plate.
  const distanceOf = (line: number): number => 1 / (1 / far + (1 / near - 1 / far) * line);
  const tall = camera.eye * focal * (1 / near - 1 / far);
  const place = (along: number, line: number): [number, number] => {
    const distance = distanceOf(line);
    return [(along * 2 - 1) * half * distance, distance];
  };
  return {
    ...look,
    rows: Math.min(110, Math.max(16, Math.round(tall / spacing))),
    columns: 110,
    pose: ([x, height, distance]) => project(camera, x, height, distance),
    at(along, line) {
      const [x, distance] = place(along, line);
      return [x, ground(x, distance), distance];
    },
    covers: water ? (_along, _line, [, height]) => height > -0.02 : undefined,
    pattern(along, line) {
      const [x, distance] = place(along, line);
      if (pattern) return pattern(x, distance);
      return 0.3 * patches([x * 1.3, distance * 0.9]) + 0.24 * patches([along * 90, line * 70]);
    },
  };
}

/** A road or a field: a strip of the ground, a little above it, from one distance to another. */
export function strip(
  camera: Camera,
  ground: Ground,
  [start, far]: readonly [number, number],
  middle: (distance: number) => number,
  half: (distance: number) => number,
  look: Omit<Look, 'pattern'>,
): Solid {
  // What begins at the beholder's feet begins below the edge of the view.
  const near = start < 3 ? Math.min(start, footDistance(camera)) : start;
  const tall = camera.eye * camera.focal * (1 / near - 1 / far);
  return {
    ...look,
    rows: Math.min(60, Math.max(8, Math.round(tall / camera.spacing))),
    columns: 14,
    pose: ([x, height, distance]) => project(camera, x, height, distance),
    at(along, line) {
      const distance = 1 / (1 / far + (1 / near - 1 / far) * line);
      const x = middle(distance) + (along * 2 - 1) * half(distance);
      return [x, ground(x, distance) + 0.012, distance];
    },
  };
}

export type Massif = {
  /** Middle of it, and how far it reaches to either side and in depth. */
  x: number;
  distance: number;
  half: number;
  deep: number;
  height: (x: number, depth: number) => number;
  /** How much its lines lean. */
  slant?: number;
};

/** A mountain or hill: lines run down it from the crest. Depth is -1 in front to 1 behind. */
export function massif(
  camera: Camera,
  { x, distance, half, deep, height, slant = 0 }: Massif,
  look: Look,
): Solid {
  const { pattern, ...rest } = look;
  const size = pixelsPerUnit(camera, distance);
  const place = (along: number, line: number): [number, number, number] => {
    const depth = along * 1.25 - 1;
    const px = x + (line * 2 - 1) * half + slant * depth;
    return [px, depth, distance + depth * deep];
  };
  return {
    ...rest,
    rows: Math.min(190, Math.round((half * 2 * size) / camera.spacing)),
    columns: 30,
    pose: ([wx, wy, wd]) => project(camera, wx, wy, wd),
    at(along, line) {
      const [px, depth, far] = place(along, line);
      return [px, height(px - x, depth), far];
    },
    covers: (_along, _line, [, tall]) => tall > -0.05,
    pattern(along, line) {
      const [px, depth] = place(along, line);
      return pattern ? pattern(px - x, depth) : 0.28 * patches([line * 70, along * 16]);
    },
  };
}

/** Sharp crests and steep faces. */
export function alps(seed: string, half: number, tall: number, rugged = 1): Massif['height'] {
  const noise = countryNoise(seed, 3);
  const broad = countryNoise(`${seed} range`, 2);
  return (x, depth) => {
    const side = Math.max(0, 1 - Math.abs(x / half) ** 2.4);
    const front = Math.max(0, 1 - Math.abs(depth) ** 1.5);
    const crest = 1 - Math.abs(noise([x * (2.6 / half) * rugged + 9, depth * 1.3]));
    const swell = 0.62 + 0.34 * broad([x * (1.5 / half), 0.5]);
    return tall * side ** 0.6 * front * swell * (0.42 + 0.6 * crest * crest) - 0.02 * tall;
  };
}

/** Rounded hills. */
export function hills(seed: string, half: number, tall: number): Massif['height'] {
  const noise = countryNoise(seed, 2);
  return (x, depth) => {
    const side = Math.max(0, 1 - Math.abs(x / half) ** 3);
    const front = Math.max(0, 1 - depth * depth);
    return (
      tall * side ** 0.7 * front * (0.66 + 0.3 * noise([x * (3 / half), depth * 0.8])) - 0.02 * tall
    );
  };
}

/** A single cone, hollow at the top, with ribs down its sides. */
export function cone(seed: string, half: number, tall: number, crater = 0.07): Massif['height'] {
  const noise = countryNoise(seed, 3);
  return (x, depth) => {
    const away = Math.hypot(x / half, depth * 0.95);
    const turn = Math.atan2(depth, x / half);
    const rib = 1 + 0.07 * noise([turn * 5, away * 2]) * Math.min(1, away * 3);
    const slope = Math.max(0, 1 - away * rib) ** 1.75;
    const top = (1 - crater) ** 1.75;
    const hollow = slope > top ? top - (slope - top) * 0.8 : slope;
    return tall * hollow - 0.01 * tall;
  };
}
