/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { between, distance, type Point } from './geometry.ts';
import { createPen, type Pen } from './pen.ts';

export type Lettering = {
  size: number;
  /** Where the text stands: a point on its baseline, or a map from flat text to the plate. */
  at: Point | ((flat: Point) => Point);
  /** Which part of the text stands there: 0 its start, 0.5 its middle, 1 its end. */
  anchor?: number;
  /** Extra room between letters, in the same unit as the size. */
  spacing?: number;
};

const typeface = createRequire(import.meta.url).resolve(
  '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
);

// The typeface cuts its corners by a hair, which shows in no plate and doubles its size.
const bevel = 0.013;

const openTypeface = once((): Font => create(readFileSync(typeface)));

/** Text as outlines to be filled, so that a plate needs no font where it is shown. */
export function letter(text: string, { size, at, anchor = 0, spacing = 0 }: Lettering): string {
  const font = openTypeface();
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const place = typeof at === 'function' ? at : ([x, y]: Point): Point => [at[0] + x, at[1] + y];
  const pen = createPen();
  let x = -anchor * measure(text, size, spacing);
  glyphs.forEach((glyph, index) => {
    const position = positions[index];
    const left = x + (position?.xOffset ?? 0) * scale;
    let here: Point = [0, 0];
    for (const { command, args } of glyph.path.commands) {
      const points: Point[] = [];
      for (let i = 0; i < args.length; i += 2) {
        points.push(place([left + (args[i] ?? 0) * scale, -(args[i + 1] ?? 0) * scale]));
      }
      const end = points.at(-1);
      if (command === 'lineTo' && end && distance(here, end) < Math.min(bevel * size, 0.3))
        continue;
      trace(pen, command, here, size, points);
      here = end ?? here;
    }
    x += (position?.xAdvance ?? 0) * scale + spacing;
  });
  return pen.done();
}

/** How wide the text comes out. */
export function measure(text: string, size: number, spacing = 0): number {
  const font = openTypeface();
  const { positions } = font.layout(text);
  const advance = positions.reduce((sum, position) => sum + position.xAdvance, 0);
  return (advance * size) / font.unitsPerEm + spacing * Math.max(0, positions.length - 1);
}

function trace(pen: Pen, command: string, here: Point, size: number, [a, b, c]: Point[]): void {
  if (command === 'moveTo' && a) pen.move(a);
  else if (command === 'lineTo' && a) pen.line(a);
  else if (command === 'quadraticCurveTo' && a && b) {
    // At the size of a caption most curves of a serif are straight to within a hair.
    if (distance(a, between(here, b, 0.5)) < Math.min(0.1 + size * 0.007, 0.3)) pen.line(b);
    else pen.quad(a, b);
  } else if (command === 'bezierCurveTo' && a && b && c) pen.cubic(a, b, c);
  else if (command === 'closePath') pen.close();
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
