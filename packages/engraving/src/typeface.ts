/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun, type PathCommand } from 'fontkit';
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

/** Left, top, right and bottom of what is inked, seen from the start of the baseline. */
export type InkBox = readonly [left: number, top: number, right: number, bottom: number];

export type Typeface = {
  /** Text as outlines to be filled, so that a picture needs no font where it is shown. */
  letter(text: string, lettering: Lettering): string;
  /** How wide the text comes out. */
  measure(text: string, size: number, spacing?: number): number;
  inkBox(text: string, size: number, spacing?: number): InkBox;
  /** Whether every letter of the text is in the typeface. */
  has(text: string): boolean;
};

type Outline = Pick<GlyphRun['glyphs'][number], 'id' | 'bbox'> & { commands: PathCommand[] };
type Run = { glyphs: Outline[]; positions: GlyphRun['positions'] };

// Some typefaces cut their corners by a hair, which shows in no picture and doubles its size.
const bevel = 0.013;

/** A typeface from a font file, which is read when the first text is set. */
export function openTypeface(file: string): Typeface {
  const font = once((): Font => create(readFileSync(file)));
  const runs = new Map<string, Run>();
  const outlines = new Map<number, Outline>();
  const flatGlyphs = new Map<string, { start: Point; rest: string }>();

  function layout(text: string): Run {
    const known = runs.get(text);
    if (known) return known;
    const { glyphs, positions } = font().layout(text);
    const run = { glyphs: glyphs.map(outlineOf), positions };
    runs.set(text, run);
    return run;
  }

  // The font works its outlines out anew each time it is asked.
  function outlineOf(glyph: GlyphRun['glyphs'][number]): Outline {
    const known = outlines.get(glyph.id);
    if (known) return known;
    const outline = { id: glyph.id, commands: glyph.path.commands, bbox: glyph.bbox };
    outlines.set(glyph.id, outline);
    return outline;
  }

  function measure(text: string, size: number, spacing = 0): number {
    const { positions } = layout(text);
    const advance = positions.reduce((sum, position) => sum + position.xAdvance, 0);
    return (advance * size) / font().unitsPerEm + spacing * Math.max(0, positions.length - 1);
  }

  function letter(text: string, { size, at, anchor = 0, spacing = 0 }: Lettering): string {
    const scale = size / font().unitsPerEm;
    const { glyphs, positions } = layout(text);
    let x = -anchor * measure(text, size, spacing);
    return glyphs
      .map((glyph, index) => {
        const position = positions[index];
        const left = x + (position?.xOffset ?? 0) * scale;
        x += (position?.xAdvance ?? 0) * scale + spacing;
        return typeof at === 'function'
          ? traceGlyph(glyph, size, scale, ([dx, dy]) => at([left + dx, dy]))
          : flatGlyph(glyph, size, scale, [at[0] + left, at[1]]);
      })
      .join('');
  }

  // Flat letters are traced once for each size: all but their first point is the same everywhere.
  function flatGlyph(glyph: Outline, size: number, scale: number, [x, y]: Point): string {
    const key = `${glyph.id} ${size}`;
    const flat = flatGlyphs.get(key) ?? cutStart(traceGlyph(glyph, size, scale, (point) => point));
    flatGlyphs.set(key, flat);
    return flat.rest && `M${tenths(x + flat.start[0])} ${tenths(y + flat.start[1])}${flat.rest}`;
  }

  function inkBox(text: string, size: number, spacing = 0): InkBox {
    const scale = size / font().unitsPerEm;
    const { glyphs, positions } = layout(text);
    let [x, left, top, right, bottom] = [0, Infinity, Infinity, -Infinity, -Infinity];
    glyphs.forEach(({ bbox }, index) => {
      const start = x + (positions[index]?.xOffset ?? 0) * scale;
      if (bbox.maxX > bbox.minX) {
        left = Math.min(left, start + bbox.minX * scale);
        right = Math.max(right, start + bbox.maxX * scale);
        top = Math.min(top, -bbox.maxY * scale);
        bottom = Math.max(bottom, -bbox.minY * scale);
      }
      x += (positions[index]?.xAdvance ?? 0) * scale + spacing;
    });
    return left > right ? [0, 0, 0, 0] : [left, top, right, bottom];
  }

  return {
    letter,
    measure,
    inkBox,
    has: (text) => layout(text).glyphs.every(({ id }) => id !== 0),
  };
}

function traceGlyph(
  { commands }: Outline,
  size: number,
  scale: number,
  place: (flat: Point) => Point,
): string {
  const pen = createPen();
  let here: Point = [0, 0];
  for (const { command, args } of commands) {
    const points: Point[] = [];
    for (let i = 0; i < args.length; i += 2) {
      points.push(place([(args[i] ?? 0) * scale, -(args[i + 1] ?? 0) * scale]));
    }
    const end = points.at(-1);
    if (command === 'lineTo' && end && distance(here, end) < Math.min(bevel * size, 0.3)) continue;
    trace(pen, command, here, size, points);
    here = end ?? here;
  }
  return pen.done();
}

/** Parts path data such as "M10 20l3 4z" into its first point and the steps from there. */
function cutStart(data: string): { start: Point; rest: string } {
  const [, x = '0', y = '0', rest = ''] = /^M(-?\d*\.?\d+) ?(-?\d*\.?\d+)(.*)$/.exec(data) ?? [];
  return { start: [Number(x), Number(y)], rest };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
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
