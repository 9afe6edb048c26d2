import {
  curve,
  element,
  fill,
  type Point,
  polygon,
  rectangle,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import { type FleuronName, fleuron } from '../ornament/fleurons.ts';
import { setting } from '../ornament/transforms.ts';
import type { Paper } from './papers.ts';

export function ruleHeight(form: string): number {
  return (
    { thin: 10, thick: 16, double: 18, swelled: 22, dotted: 14, wavy: 20, triple: 26 }[form] ?? 12
  );
}

/** A printer's rule across the given share of the measure, about the middle height. */
export function drawRule(
  form: string,
  centre: number,
  y: number,
  width: number,
  { ink }: Paper,
): string {
  const bar = (top: number, thick: number): string =>
    polygon(rectangle(centre - width / 2, top, width, thick));
  if (form === 'thick') return fill(bar(y - 4, 8), ink);
  if (form === 'double') return fill(bar(y - 6, 6) + bar(y + 4, 1.6), ink);
  if (form === 'triple') return fill(bar(y - 9, 1.6) + bar(y - 4, 8) + bar(y + 8, 1.6), ink);
  if (form === 'dotted')
    return stroke(`M${centre - width / 2} ${y}h${width}`, ink, 4, { 'stroke-dasharray': '0.1 12' });
  if (form === 'swelled') {
    const line = steps(-0.5, 0.5, 24).map((share): Point => [centre + share * width, y]);
    return fill(
      swelled(line, (share) => 1 + 8 * Math.sin(share * Math.PI) ** 4),
      ink,
    );
  }
  if (form === 'wavy') {
    const line = steps(0, 1, Math.round(width / 12)).map(
      (share, index): Point => [centre + (share - 0.5) * width, y + (index % 2 ? 5 : -5)],
    );
    return stroke(curve(line), ink, 2.2);
  }
  return fill(bar(y - 0.9, 1.8), ink);
}

/** A row of one fleuron, every other one turned over. */
export function drawFlowers(
  name: string,
  count: number,
  size: number,
  centre: number,
  y: number,
  { ink, paper }: Paper,
): string {
  const drawing = fleuron(name as FleuronName, paper);
  const id = `row-${name}-${Math.round(y)}`;
  const places = Array.from({ length: count }, (_, index) =>
    setting([centre + (index - (count - 1) / 2) * size, y], 0, [
      ((index % 2 ? -1 : 1) * size) / 104,
      size / 104,
    ]),
  );
  return (
    element('defs', {}, element('g', { id }, drawing)) +
    element(
      'g',
      { color: ink },
      places.map((transform) => element('use', { href: `#${id}`, transform })).join(''),
    )
  );
}
