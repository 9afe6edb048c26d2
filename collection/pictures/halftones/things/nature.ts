import { ellipse, type Line, type Point, steps } from '@portal/engraving';
import { type Canvas, form, shadow, wash } from '../raster/canvas.ts';
import { cloud } from '../raster/noise-tile.ts';
import type { Tint } from '../raster/tints.ts';

export type Sky = { top: number; low: number; horizon: number; clouds: number; tint?: Tint };

/** A sky down to the horizon, its clouds flatter the lower they are. */
export function drawSky(canvas: Canvas, { top, low, horizon, clouds, tint = 'sky' }: Sky): void {
  const shift = canvas.random.between(0, 256);
  wash(
    canvas,
    (x, y) => {
      const share = Math.min(1, y / horizon);
      const depth = 1.15 - share;
      const puff = cloud(((x - canvas.width / 2) * 0.28) / depth + shift, 40 / depth + shift);
      return top + (low - top) * share + clouds * Math.max(0, puff + 0.1) * (1 - share * 0.5);
    },
    tint,
  );
}

/** A ridge of hills from side to side: points up its outline, and it goes down to the bottom. */
export function ridge(canvas: Canvas, height: number, roughness: number, scale: number): Line {
  const shift = canvas.random.between(0, 256);
  const top = steps(0, canvas.width, 60).map(
    (x): Point => [x, height - roughness * cloud((x * scale) / 2 + shift, shift)],
  );
  return [...top, [canvas.width + 4, canvas.height + 4], [-4, canvas.height + 4]];
}

/** Water below a height: ripples that grow towards us, and a glitter under the light. */
export function drawWater(
  canvas: Canvas,
  top: number,
  tone: number,
  glitter: { x: number; amount: number },
): void {
  const far = [
    [-4, top],
    [canvas.width + 4, top],
    [canvas.width + 4, canvas.height + 4],
    [-4, canvas.height + 4],
  ] as const;
  const shift = canvas.random.between(0, 256);
  form(canvas, far, {
    tint: 'sea',
    tone: (x, y) => {
      const depth = (y - top) / (canvas.height - top) + 0.03;
      const ripple = cloud(
        (x * 0.5) / (depth + 0.22) + shift,
        130 * Math.log(depth + 0.06) + shift,
      );
      const path = Math.max(0, 1 - Math.abs(x - glitter.x) / (20 + depth * 130));
      return tone + ripple * 0.12 + glitter.amount * path * Math.max(0, 0.35 + ripple);
    },
  });
}

/** Smoke that drifts from a chimney and widens. */
export function drawSmoke(
  canvas: Canvas,
  [x, y]: Point,
  drift: Point,
  size: number,
  tone: number,
): void {
  const puffs = 9;
  for (let puff = puffs; puff >= 0; puff -= 1) {
    const t = puff / puffs;
    const wide = size * (0.25 + t * 1.2);
    const centre: Point = [
      x + drift[0] * t ** 0.8 + canvas.random.jitter(size * 0.2),
      y + drift[1] * t,
    ];
    form(canvas, ellipse(centre, wide, wide * 0.75, 14), {
      tone,
      soft: wide * 0.35,
      ragged: 0.9,
      grainSize: 0.35 * (1.4 - t),
      strength: 0.85 * (1 - t * 0.75),
      round: wide * 0.4,
      relief: 0.22,
      texture: 0.12,
    });
  }
}

/** Ground from a height to the bottom, lighter far away, with a texture that grows nearer. */
export function drawGround(
  canvas: Canvas,
  top: number,
  far: number,
  near: number,
  tint: Tint,
): void {
  const shift = canvas.random.between(0, 256);
  const all = [
    [-4, top],
    [canvas.width + 4, top],
    [canvas.width + 4, canvas.height + 4],
    [-4, canvas.height + 4],
  ] as const;
  form(canvas, all, {
    tint,
    soft: 1,
    tone: (x, y) => {
      const depth = (y - top) / (canvas.height - top) + 0.05;
      const rough = cloud((x * 0.5) / (depth + 0.15) + shift, 26 / depth);
      return far + (near - far) * depth + rough * 0.09;
    },
  });
  shadow(
    canvas,
    [
      [0, canvas.height],
      [canvas.width, canvas.height],
      [canvas.width, canvas.height - 20],
      [0, canvas.height - 20],
    ],
    20,
    0.2,
  );
}
