import { fill, form, type Point, polar, polygon, type Random, stroke } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { jumble } from './jumble.ts';
import type { Inks } from './palettes.ts';
import type { Box } from './press.ts';
import type { WordLine } from './words.ts';

/** Where lettering stands: its measure, the printed area for strips, and how much it climbs. */
export type Setting = { measure: Box; area: Box; climb: number; inks: Inks; random: Random };

type Slug = { size: number; stretch: number; above: number; below: number; gap: number };

/** How high the lines come out one under another. */
export function heightOf(lines: readonly WordLine[], width: number): number {
  return lines.reduce((sum, line) => {
    const { above, below, gap } = slugOf(line, width);
    return sum + above + below + gap;
  }, 0);
}

/** Sets lines one under another, beginning at the top given. */
export function setLines(lines: readonly WordLine[], top: number, setting: Setting): string {
  let y = top;
  return lines
    .map((line) => {
      const slug = slugOf(line, setting.measure.width);
      const svg = setLine(line, slug, y + slug.above + slug.gap / 2, setting);
      y += slug.above + slug.below + slug.gap;
      return svg;
    })
    .join('');
}

function slugOf(line: WordLine, width: number): Slug {
  const face = typefaces[line.face];
  const natural = face.measure(line.text, line.size, spacingOf(line, line.size));
  const shrunk = line.width === 'fit' ? width / natural : Math.min(1, width / natural);
  const size = line.width === 'tall' ? line.size : line.size * shrunk;
  const stretch = line.width === 'tall' ? Math.min(2, Math.max(0.4, width / natural)) : 1;
  const [, top, , bottom] = face.inkBox(line.text, size);
  const padding = line.band ? 12 + size * 0.12 : 0;
  const bend = line.course === 'arch' ? width * 0.075 : line.course === 'wave' ? size * 0.16 : 0;
  return {
    size,
    stretch,
    above: -top + padding + bend,
    below: Math.max(0, bottom) + padding + (line.course === 'wave' ? bend : 0),
    gap: 14 + size * 0.08,
  };
}

function spacingOf(line: WordLine, size: number): number {
  // Letters askew need room to turn.
  if (line.course === 'jumble') return size * 0.05;
  return line.spaced ? size * 0.16 : 0;
}

function setLine(line: WordLine, slug: Slug, y: number, setting: Setting): string {
  const { measure, area, climb, inks, random } = setting;
  const middle = measure.x + measure.width / 2;
  const rise = (x: number): number => -(x - middle) * climb;
  const courses = {
    straight: ([x, down]: Point): Point => {
      const across = middle + x * slug.stretch;
      return [across, y + down + rise(across)];
    },
    arch: ([x, down]: Point): Point => {
      const radius = measure.width * 1.75;
      const angle = -Math.PI / 2 + (x * slug.stretch) / radius;
      return polar([middle, y + radius - measure.width * 0.075], angle, radius - down);
    },
    wave: ([x, down]: Point): Point => {
      const across = middle + x * slug.stretch;
      const turn = ((across - measure.x) / measure.width) * Math.PI * 2;
      return [across, y + down - Math.sin(turn) * slug.size * 0.16];
    },
  };
  const strip = line.band ? fill(stripOf(area, y, slug, rise), inks[line.band]) : '';
  if (line.course === 'jumble') {
    const face = typefaces[line.face];
    const spacing = spacingOf(line, slug.size);
    const left = middle - face.measure(line.text, slug.size, spacing) / 2;
    const d = jumble(line.text, face, slug.size, spacing, [left, y], random);
    return strip + dress(d, line, slug, inks);
  }
  const d = typefaces[line.face].letter(line.text, {
    size: slug.size,
    spacing: spacingOf(line, slug.size),
    anchor: 0.5,
    at: courses[line.course],
  });
  return strip + dress(d, line, slug, inks);
}

function stripOf(area: Box, y: number, slug: Slug, rise: (x: number) => number): string {
  const [left, right] = [area.x, area.x + area.width];
  const [top, bottom] = [y - slug.above, y + slug.below];
  return polygon([
    [left, top + rise(left)],
    [right, top + rise(right)],
    [right, bottom + rise(right)],
    [left, bottom + rise(left)],
  ]);
}

function dress(d: string, line: WordLine, { size }: Slug, inks: Inks): string {
  const colour = inks[line.colour];
  if (line.dress === 'outline') return stroke(d, inks.ink, size * 0.07) + fill(d, colour);
  if (line.dress === 'plain') return fill(d, colour);
  const shadow = [1, 0.75, 0.5, 0.25].map((part) => {
    const drop = (size * 0.07 * part).toFixed(1);
    return stroke(d, inks.ink, size * 0.02, {
      fill: inks.ink,
      transform: `translate(${drop} ${drop})`,
    });
  });
  return shadow.join('') + form(d, colour, inks.ink, size * 0.018);
}
