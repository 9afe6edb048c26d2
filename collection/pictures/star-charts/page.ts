import {
  between,
  closedSoft,
  ellipse,
  fill,
  type Line,
  type Point,
  polygon,
  type Random,
  rectangle,
  steps,
  stroke,
  waver,
} from '@portal/engraving';
import type { Inks } from './inks.ts';

/** What a page must know of its paper. */
export type Paper = Pick<Inks, 'paper' | 'dark'>;

export type Size = { width: number; height: number };

/** A sheet with what time did to it: browned edges and a few stains. */
export function page(
  inks: Paper,
  { width, height }: Size,
  random: Random,
  drawing: string,
): string {
  return (
    fill(`M0 0h${width}v${height}H0z`, inks.paper) + drawing + age(inks, width, height, random)
  );
}

function age({ dark }: Paper, width: number, height: number, random: Random): string {
  const colour = dark ? '#ffffff' : '#6b4318';
  const stains = Array.from({ length: 5 }, () => {
    const size = random.between(18, 90);
    const centre = [random.between(0, width), random.between(0, height)] as const;
    return waver(ellipse(centre, size, size * random.between(0.5, 1), 9), random, size * 0.3);
  });
  const edges = [22, 13, 6].map((deep) => {
    const inner = waver(perimeter(width, height, deep), random, deep * 0.6);
    return polygon(rectangle(0, 0, width, height)) + closedSoft(inner);
  });
  return (
    fill(closedSoft(...stains), colour, { 'fill-opacity': dark ? 0.025 : 0.05 }) +
    edges
      .map((edge) => fill(edge, colour, { 'fill-opacity': 0.045, 'fill-rule': 'evenodd' }))
      .join('')
  );
}

/** Points all round the sheet, a little way in from its edges. */
function perimeter(width: number, height: number, inset: number): Line {
  const corners = rectangle(inset, inset, width - 2 * inset, height - 2 * inset);
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 4] as Point;
    return steps(0, 1, 20)
      .slice(1)
      .map((t) => between(from, to, t));
  });
}

/** The dent a copper plate leaves, and the ruled frame inside it. */
export function frame(inks: Inks, { width, height }: Size, inset: number): string {
  const box = (by: number): string => polygon(rectangle(by, by, width - 2 * by, height - 2 * by));
  return (
    stroke(box(inset), inks.ink, 3.2, { 'stroke-linejoin': 'miter' }) +
    stroke(box(inset + 8), inks.ink, 1.1, { 'stroke-linejoin': 'miter' })
  );
}
