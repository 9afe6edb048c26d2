import {
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  type Random,
  segments,
  stroke,
} from '@portal/engraving';
import { gridOver, measure, sampleGrid } from './grid.ts';
import type { Palette } from './palettes.ts';

/** Left, top, right and bottom of the picture on its sheet. */
export type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** All that is needed to print a setting. */
export type Press = {
  palette: Palette;
  random: Random;
  frame: Frame;
  /** A place in shares of the frame. */
  at(x: number, y: number): Point;
};

export function pressFor(palette: Palette, random: Random, frame: Frame): Press {
  const [left, top, right, bottom] = frame;
  return {
    palette,
    random,
    frame,
    at: (x, y) => [left + (right - left) * x, top + (bottom - top) * y],
  };
}

/** An area in a colour of nature, outlined. */
export function area({ palette }: Press, outline: Line, colour: string, width = 1.6): string {
  return form(polygon(outline), palette.tint(colour), palette.ink, width);
}

export function flat({ palette }: Press, outline: Line, colour: string): string {
  return fill(polygon(outline), palette.tint(colour));
}

export type Shading = {
  angle?: number;
  spacing?: number;
  width?: number;
  tone?: (point: Point) => number;
  ragged?: number;
};

/** Ruled strokes over an area. Prints with colour need fewer of them. */
export function shade({ palette, random }: Press, outline: Line, shading: Shading): string {
  const { angle = 0.4, spacing = 8, width = 1.1, tone, ragged = 6 } = shading;
  const room = spacing * (palette.washed ? 1.5 : 1);
  const known = tone && tabulated(outline, tone);
  const lines = hatch(outline, { angle, spacing: room, random, tone: known, ragged });
  return stroke(segments(lines), palette.ink, width);
}

// A stroke asks for the tone at every other pixel, which is dear where the tone is made of noise.
function tabulated(outline: Line, tone: (point: Point) => number): (point: Point) => number {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const grid = gridOver([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], 9);
  const values = measure(grid, (x, y) => tone([x, y]));
  return ([x, y]) => sampleGrid(grid, values, x, y);
}

/** The picture in shares of its frame, y downwards: "x,y x,y". */
export function placed({ at }: Press, text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return at(x, y);
    });
}

/** A rectangle in shares of the frame. */
export function panel({ at }: Press, x: number, y: number, right: number, bottom: number): Line {
  return [at(x, y), at(right, y), at(right, bottom), at(x, bottom)];
}
