import { circle, element, fill, type Point, polar, segments, stroke } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import type { MapRequest } from './request.ts';

export function net(centre: Point, radius: number, { inks }: MapRequest): string {
  const circles = [0.22, 0.44, 0.66, 0.88].map((share) => circle(centre, radius * share)).join('');
  const meridians = upTo(24).map(
    (index) =>
      [
        polar(centre, (index / 12) * Math.PI, index % 6 ? radius * 0.1 : 0),
        polar(centre, (index / 12) * Math.PI, radius),
      ] as const,
  );
  return (
    stroke(circles + segments(meridians), inks.ink, 0.8, { 'stroke-opacity': 0.5 }) +
    stroke(circle(centre, radius * 0.66), inks.accent, 2, { 'stroke-dasharray': '12 7' })
  );
}

export function waters(names: readonly string[], centre: Point, { inks }: MapRequest): string {
  const said = names.map((name, index) =>
    typefaces.oldStandard.letter(name.toUpperCase(), {
      size: 22,
      spacing: 7,
      anchor: 0.5,
      at: ([x, y]) =>
        index
          ? polar(centre, Math.PI / 2 - x / 205, 205 + y)
          : polar(centre, -Math.PI / 2 + x / 205, 205 - y),
    }),
  );
  return element(
    'g',
    { 'paint-order': 'stroke', stroke: inks.sea, 'stroke-width': 6, fill: inks.ink },
    said.map((d) => element('path', { d })).join(''),
  );
}

export function rim(centre: Point, radius: number, { inks }: MapRequest): string {
  const words = upTo(24).map((index) => {
    const angle = (index / 12) * Math.PI - Math.PI / 2;
    return typefaces.oldStandard.letter(`${index * 15}`, {
      size: 17,
      anchor: 0.5,
      at: ([x, y]) => polar(centre, angle + x / (radius + 20), radius + 19 - y),
    });
  });
  return (
    stroke(circle(centre, radius), inks.ink, 2) +
    stroke(circle(centre, radius + 6), inks.ink, 8, {
      'stroke-dasharray': `${((Math.PI * (radius + 6)) / 72).toFixed(2)}`,
      'stroke-linecap': 'butt',
    }) +
    stroke(circle(centre, radius + 42), inks.ink, 3) +
    fill(words.join(''), inks.ink)
  );
}
