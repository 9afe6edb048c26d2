import { fill, form, type Point, polar, stroke } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { TextLine } from './markup.ts';
import type { Paper } from './papers.ts';

export type Slug = { size: number; stretch: number; above: number; below: number };

/** How large a line comes out, how far it is stretched, and its room about the baseline. */
export function measureLine(line: TextLine, measure: number, scale: number): Slug {
  const face = typefaces[line.face];
  const wanted = line.size * scale;
  const natural = face.measure(line.text, wanted, line.spacing * wanted);
  const [, top, , bottom] = face.inkBox(line.text, 100);
  const sized = (size: number, stretch: number): Slug => ({
    size,
    stretch,
    above: (-top / 100) * size + archRise(line, measure),
    below:
      Math.max((bottom / 100) * size, size * 0.04) +
      size * (line.effect === 'shadow' ? 0.22 : 0.16),
  });
  if (line.width === 'fit')
    return sized(Math.min(wanted, wanted * (measure / natural)) || wanted, 1);
  if (line.width === 'stretch')
    return sized(wanted, Math.max(0.42, Math.min(2.4, measure / natural)));
  return sized(natural > measure ? wanted * (measure / natural) : wanted, 1);
}

function archRise(line: TextLine, measure: number): number {
  return line.effect === 'arch' ? measure * 0.07 : 0;
}

/** Outlines of the line with its baseline at y, between the margins given. */
export function setLine(
  line: TextLine,
  slug: Slug,
  left: number,
  measure: number,
  y: number,
  tilt: number,
): string {
  const share = line.align === 'left' ? 0 : line.align === 'right' ? 1 : 0.5;
  const start = left + measure * share;
  const middle = left + measure / 2;
  const radius = measure * 1.9;
  const flat = ([x, down]: Point): Point => [start + x * slug.stretch, y + down + x * tilt];
  const arched = ([x, down]: Point): Point =>
    polar(
      [middle, y + radius - archRise(line, measure)],
      -Math.PI / 2 + (x * slug.stretch) / radius,
      radius - down,
    );
  return typefaces[line.face].letter(line.text, {
    size: slug.size,
    spacing: line.spacing * slug.size,
    anchor: share,
    at: line.effect === 'arch' ? arched : flat,
  });
}

export function inkLine(d: string, line: TextLine, size: number, paper: Paper): string {
  const colour = line.second ? paper.second : paper.ink;
  if (line.effect === 'outline') return form(d, paper.paper, colour, Math.max(1.6, size * 0.022));
  if (line.effect === 'shadow') {
    const drop = size * 0.045;
    const shade = [0.34, 0.67, 1].map((part) =>
      stroke(d, line.second ? paper.ink : paper.second, size * 0.03, {
        transform: `translate(${(drop * part).toFixed(1)} ${(drop * part).toFixed(1)})`,
      }),
    );
    return shade.reverse().join('') + form(d, colour, paper.paper, Math.max(1.2, size * 0.012));
  }
  return fill(d, colour);
}
