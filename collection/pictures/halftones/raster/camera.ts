import { type Line, mix, type Point } from '@portal/engraving';
import { type Canvas, type Coat, form } from './canvas.ts';
import type { Tint } from './tints.ts';

/** A point in metres: to the right, above the floor, away from the camera. */
export type Place = readonly [x: number, y: number, z: number];

/** A level camera: how far its eye is above the floor, and where it points. */
export type Camera = {
  canvas: Canvas;
  centre: Point;
  focal: number;
  eye: number;
  /** What far things fade into, and how far off they are half faded. */
  haze?: { tone: number; half: number };
};

export type Block = { from: Place; to: Place; tone: number; tint?: Tint; relief?: number };

export function project(
  { centre, focal, eye }: Pick<Camera, 'centre' | 'focal' | 'eye'>,
  [x, y, z]: Place,
): Point {
  const depth = Math.max(0.2, z);
  return [centre[0] + (focal * x) / depth, centre[1] - (focal * (y - eye)) / depth];
}

/** A flat face between places in space. */
export function face(camera: Camera, places: readonly Place[], coat: Coat): void {
  const line: Line = places.map((place) => project(camera, place));
  const depth = places.reduce((sum, place) => sum + place[2], 0) / places.length;
  const { tone } = coat;
  const plain = typeof tone === 'number' ? hazed(camera, tone, depth) : tone;
  form(camera.canvas, line, { ...coat, tone: plain });
}

/** The tone that something has at a distance. */
export function hazed({ haze }: Camera, tone: number, depth: number): number {
  return haze ? mix(haze.tone, tone, 0.5 ** (depth / haze.half)) : tone;
}

/** A box with square sides, of which those are painted that the camera sees. */
export function block(camera: Camera, { from, to, tone, tint, relief = 0.12 }: Block): void {
  const [x0, y0, z0] = from;
  const [x1, y1, z1] = to;
  const coat = (light: number): Coat => ({ tone: tone + light, ...(tint && { tint }) });
  const [left] = camera.canvas.light;
  if (x1 < 0)
    face(
      camera,
      [
        [x1, y0, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x1, y0, z1],
      ],
      coat(-relief * left),
    );
  if (x0 > 0)
    face(
      camera,
      [
        [x0, y0, z0],
        [x0, y1, z0],
        [x0, y1, z1],
        [x0, y0, z1],
      ],
      coat(relief * left),
    );
  if (y1 < camera.eye)
    face(
      camera,
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      coat(relief * 1.4),
    );
  if (y0 > camera.eye)
    face(
      camera,
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y0, z1],
        [x0, y0, z1],
      ],
      coat(-relief * 2),
    );
  face(
    camera,
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
    coat(0),
  );
}

type Span = readonly [from: number, to: number];

/** The corners of a wall that runs away from the camera. */
export function sideWall(x: number, [low, high]: Span, [near, far]: Span): Place[] {
  return [
    [x, low, near],
    [x, high, near],
    [x, high, far],
    [x, low, far],
  ];
}

/** The corners of a floor, a ceiling or something that lies flat. */
export function level(y: number, [left, right]: Span, [near, far]: Span): Place[] {
  return [
    [left, y, near],
    [right, y, near],
    [right, y, far],
    [left, y, far],
  ];
}

/** The corners of a wall that faces the camera. */
export function front(z: number, [left, right]: Span, [low, high]: Span): Place[] {
  return [
    [left, low, z],
    [right, low, z],
    [right, high, z],
    [left, high, z],
  ];
}
