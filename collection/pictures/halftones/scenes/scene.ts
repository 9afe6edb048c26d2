import type { Canvas } from '../raster/canvas.ts';

/** Something in front of the camera. The second view of it differs from the first. */
export type Scene = {
  /** In pixels of the canvas: half of those printed. */
  size: readonly [width: number, height: number];
  draw(canvas: Canvas, view: 'first' | 'second'): void;
};
