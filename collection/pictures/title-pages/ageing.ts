import {
  circle,
  closedCurve,
  element,
  fill,
  type Point,
  polar,
  polygon,
  type Random,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import type { Paper } from './papers.ts';

export const ageings = ['clean', 'foxed', 'folded', 'stained'] as const;

export type Ageing = (typeof ageings)[number];

/** The sheet before printing: darker towards its edges. */
export function sheetOf(width: number, height: number, { paper, edge }: Paper): string {
  const stop = (offset: number, opacity: number): string =>
    element('stop', { offset, 'stop-color': edge, 'stop-opacity': opacity });
  const shade = element(
    'radialGradient',
    { id: 'edge', cx: 0.5, cy: 0.5, r: 0.75 },
    stop(0.55, 0) + stop(0.85, 0.18) + stop(1, 0.6),
  );
  const whole = polygon(rectangle(0, 0, width, height));
  return element('defs', {}, shade) + fill(whole, paper) + fill(whole, 'url(#edge)');
}

/** What has happened to the sheet since. */
export function wear(
  ageing: Ageing,
  width: number,
  height: number,
  { edge, ink }: Paper,
  random: Random,
): string {
  if (ageing === 'foxed') {
    const spots = Array.from({ length: 70 }, () =>
      circle([random.next() * width, random.next() * height], 1.5 + random.next() ** 3 * 11),
    );
    return fill(spots.join(''), '#a5692c', { 'fill-opacity': 0.16 });
  }
  if (ageing === 'folded') {
    const lines = [`M0 ${height / 2}H${width}`, `M${width / 2} 0V${height}`].join('');
    return (
      stroke(lines, '#ffffff', 5, { 'stroke-opacity': 0.28 }) +
      stroke(lines, ink, 1.4, { 'stroke-opacity': 0.22, transform: 'translate(2 2)' })
    );
  }
  if (ageing === 'stained') {
    const centre: Point = [
      width * (random.chance(0.5) ? 0.06 : 0.95),
      height * random.between(0.7, 1),
    ];
    const tide = (size: number): Point[] =>
      steps(0, Math.PI * 2, 22)
        .slice(1)
        .map((angle) => polar(centre, angle, size * (1 + random.jitter(0.1))));
    const outline = closedCurve(tide(width * 0.4));
    return (
      fill(outline, edge, { 'fill-opacity': 0.4 }) +
      stroke(outline, '#8a5a26', 2.5, { 'stroke-opacity': 0.4 })
    );
  }
  return '';
}
