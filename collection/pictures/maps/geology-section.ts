import {
  element,
  fill,
  form,
  type Line,
  type Point,
  polygon,
  rectangle,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import type { Inks } from './inks.ts';
import type { Box } from './land.ts';
import type { MapRequest } from './request.ts';

/** The ground cut through: the same beds, tilted and bent under a line of hills. */
export function section({ left, top, right, bottom }: Box, { inks, title }: MapRequest): string {
  const noise = valueNoise(`section ${title}`);
  const surface = (x: number): number =>
    top + 34 - noise([x / 130, 1]) * 24 - noise([x / 40, 7]) * 6;
  const ridge = steps(left, right, 60).map((x): Point => [x, surface(x)]);
  const whole: Line = [...ridge, [right, bottom], [left, bottom]];
  const beds = upTo(10).map((index) => {
    const from = left - 260 + index * ((right - left + 460) / 10);
    const edge = (x: number): Point[] =>
      steps(0, 1, 6).map(
        (t): Point => [
          x + t * 190 + Math.sin(t * 3 + index) * 16,
          top - 20 + t * (bottom - top + 20),
        ],
      );
    return form(
      polygon([...edge(from), ...edge(from + 190).reverse()]),
      inks.tints[index % 8] ?? inks.land,
      inks.ink,
      1,
    );
  });
  return (
    element('clipPath', { id: 'section' }, element('path', { d: polygon(whole) })) +
    element('g', { 'clip-path': 'url(#section)' }, beds.join('')) +
    stroke(polygon(whole), inks.ink, 1.8) +
    fill(
      typefaces.garamondItalic.letter('Section from A to B', {
        size: 20,
        at: [(left + right) / 2, top - 6],
        anchor: 0.5,
      }),
      inks.ink,
    ) +
    fill(
      typefaces.oldStandardBold.letter('A', { size: 22, at: [left + 4, top + 4] }) +
        typefaces.oldStandardBold.letter('B', { size: 22, at: [right - 18, top + 4] }),
      inks.ink,
    )
  );
}

export function key({ left, top, right }: Box, names: readonly string[], inks: Inks): string {
  const wide = (right - left) / 8;
  return names
    .slice(0, 8)
    .map((name, index) => {
      const x = left + index * wide;
      const size = Math.min(18, (18 * (wide - 12)) / typefaces.garamond.measure(name, 18));
      return (
        form(
          polygon(rectangle(x + 3, top, wide - 6, 26)),
          inks.tints[index] ?? inks.land,
          inks.ink,
          1.3,
        ) +
        fill(
          typefaces.garamond.letter(name, { size, at: [x + wide / 2, top + 44], anchor: 0.5 }),
          inks.ink,
        )
      );
    })
    .join('');
}
