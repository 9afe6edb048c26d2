import {
  circle,
  element,
  fill,
  form,
  polygon,
  rectangle,
  segments,
  stroke,
} from '@portal/engraving';
import { rimShadow } from './field.ts';
import { words, wrap } from './lettering.ts';
import type { Mounted, Mounting } from './mounts.ts';
import { linear } from './radial.ts';

const tables = ['#3f5a48', '#6a4a30', '#2d3442', '#7a6a58', '#8c2f2a'] as const;
const papers = ['#b8432f', '#2f6a8c', '#c79a2e', '#4d7a4a', '#5a3a6a'] as const;

/** A whole slide lying on a table: glass, cover slip, and a paper label at each end. */
export function glassSlide({ legend, light, look, random }: Mounting): Mounted {
  const [width, height] = [1580, 660];
  const glass = linear(
    [
      [0, '#f4faf6'],
      [0.45, '#dcebe6'],
      [1, '#c4d8d2'],
    ],
    true,
  );
  const table = random.pick(tables);
  const field = { centre: [790, 326], radius: 236 } as const;
  const boards = random.chance(0.5)
    ? stroke(
        segments(
          [130, 290, 460, 590].map(
            (y) =>
              [
                [0, y],
                [width, y + 6],
              ] as const,
          ),
        ),
        '#000',
        3,
        { opacity: 0.18 },
      )
    : '';
  const paper = random.pick(papers);
  const body =
    glass.defs +
    fill(polygon(rectangle(0, 0, width, height)), table) +
    boards +
    fill(polygon(rectangle(62, 66, 1470, 548)), '#000', { 'fill-opacity': 0.35 }) +
    form(polygon(rectangle(50, 50, 1480, 552)), glass.paint, '#8fb0a6', 3) +
    stroke('M54 56h1472', '#ffffff', 5, { 'stroke-opacity': 0.8 }) +
    label(70, paper, [...wrap(legend.title, 'hand', 46, 300), legend.scale]) +
    label(1130, paper, [legend.number, ...wrap(legend.note, 'hand', 40, 300)]) +
    fill(circle(field.centre, 262), '#16130f') +
    stroke(circle(field.centre, 256), '#4a4238', 2) +
    element('clipPath', { id: 'slip' }, element('path', { d: circle(field.centre, 236) })) +
    element('g', { 'clip-path': 'url(#slip)' }, look(field) + rimShadow(field, light)) +
    fill('M640 70L760 70L560 582L440 582z', '#ffffff', { 'fill-opacity': 0.13 });
  return { width, height, body };
}

/** A label with a printed border, as sold by the hundred. */
function label(x: number, paper: string, lines: readonly string[]): string {
  const middle = x + 190;
  const from = 338 - ((lines.length - 1) * 58) / 2;
  return (
    fill(polygon(rectangle(x, 72, 380, 508)), paper) +
    form(polygon(rectangle(x + 22, 94, 336, 464)), '#f2e8cc', '#f8f0da', 3) +
    stroke(polygon(rectangle(x + 31, 103, 318, 446)), paper, 1.4) +
    lines
      .map((line, index) =>
        words(line, 'hand', 44, [middle, from + index * 58], '#2b2330', {
          room: 300,
          tilt: -0.015,
        }),
      )
      .join('')
  );
}
