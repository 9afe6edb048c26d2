import { readFileSync } from 'node:fs';
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import { createPen, type Pen, type Point } from './pen.ts';

/** Left, top, right and bottom of the ink, relative to the start of the baseline. */
export type InkBox = readonly [left: number, top: number, right: number, bottom: number];

export type Typeface = {
  /** Text as outlines to fill, from a point on its baseline, so that a picture needs no font. */
  letter(text: string, size: number, start: Point): string;
  /** The width of the text. */
  measure(text: string, size: number): number;
  inkBox(text: string, size: number): InkBox;
};

type Outline = Pick<Glyph, 'id' | 'bbox'> & Pick<Glyph['path'], 'commands'>;
type Run = { glyphs: Outline[]; positions: GlyphRun['positions'] };

// Some typefaces bevel their corners slightly, which is never visible but doubles the size.
const bevel = 0.013;

/** A typeface from a font file, which is read when the first text is typeset. */
export function openTypeface(file: string): Typeface {
  let opened: Font | undefined;
  const runs = new Map<string, Run>();
  const outlines = new Map<number, Outline>();
  const traced = new Map<string, { start: Point; rest: string }>();

  function font(): Font {
    opened ??= openFont(file);
    return opened;
  }

  function layout(text: string): Run {
    const known = runs.get(text);
    if (known) return known;
    const { glyphs, positions } = font().layout(text);
    const run = { glyphs: glyphs.map(outlineOf), positions };
    runs.set(text, run);
    return run;
  }

  // The font recomputes an outline each time it is read.
  function outlineOf(glyph: Glyph): Outline {
    const known = outlines.get(glyph.id);
    if (known) return known;
    const outline = { id: glyph.id, commands: glyph.path.commands, bbox: glyph.bbox };
    outlines.set(glyph.id, outline);
    return outline;
  }

  function measure(text: string, size: number): number {
    const advance = layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return (advance * size) / font().unitsPerEm;
  }

  function letter(text: string, size: number, [startX, y]: Point): string {
    const scale = size / font().unitsPerEm;
    const { glyphs, positions } = layout(text);
    let x = startX;
    return glyphs
      .map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
        const path = placeGlyph(glyph, size, scale, [x + xOffset * scale, y]);
        x += xAdvance * scale;
        return path;
      })
      .join('');
  }

  // A letter is traced once for each size: everything but its first point is the same everywhere.
  function placeGlyph(glyph: Outline, size: number, scale: number, [x, y]: Point): string {
    const key = `${glyph.id} ${size}`;
    const { start, rest } = traced.get(key) ?? cutStart(traceGlyph(glyph, size, scale));
    traced.set(key, { start, rest });
    return rest && `M${tenths(x + start[0])} ${tenths(y + start[1])}${rest}`;
  }

  function inkBox(text: string, size: number): InkBox {
    const scale = size / font().unitsPerEm;
    const { glyphs, positions } = layout(text);
    let [x, left, top, right, bottom] = [0, Infinity, Infinity, -Infinity, -Infinity];
    glyphs.forEach(({ bbox }, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const start = x + xOffset * scale;
      if (bbox.maxX > bbox.minX) {
        left = Math.min(left, start + bbox.minX * scale);
        right = Math.max(right, start + bbox.maxX * scale);
        top = Math.min(top, -bbox.maxY * scale);
        bottom = Math.max(bottom, -bbox.minY * scale);
      }
      x += xAdvance * scale;
    });
    return left > right ? [0, 0, 0, 0] : [left, top, right, bottom];
  }

  return { letter, measure, inkBox };
}

function openFont(file: string): Font {
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} must be one font, not a collection.`);
  return font;
}

function traceGlyph({ commands }: Outline, size: number, scale: number): string {
  const pen = createPen();
  let here: Point = [0, 0];
  for (const { command, args } of commands) {
    const points: Point[] = [];
    for (let i = 0; i < args.length; i += 2) {
      points.push([(args[i] ?? 0) * scale, -(args[i + 1] ?? 0) * scale]);
    }
    const end = points.at(-1);
    if (command === 'lineTo' && end && distance(here, end) < Math.min(bevel * size, 0.3)) continue;
    trace(pen, command, here, size, points);
    here = end ?? here;
  }
  return pen.done();
}

/** Splits path data such as "M10 20l3 4z" into its first point and the steps from there. */
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
    // At text sizes most curves of a serif are practically straight.
    const middle: Point = [(here[0] + b[0]) / 2, (here[1] + b[1]) / 2];
    if (distance(a, middle) < Math.min(0.1 + size * 0.007, 0.3)) pen.line(b);
    else pen.quad(a, b);
  } else if (command === 'bezierCurveTo' && a && b && c) pen.cubic(a, b, c);
  else if (command === 'closePath') pen.close();
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}
