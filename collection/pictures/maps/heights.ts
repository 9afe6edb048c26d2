import {
  curve,
  element,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import { drawCartouche } from './cartouche.ts';
import { border } from './furniture.ts';
import type { MapRequest, MapSheet } from './request.ts';

/** All the mountains side by side, and all the rivers pulled straight and hung up to dry. */
export function heights(request: MapRequest): MapSheet {
  const { inks, title, note, names } = request;
  const [width, height] = [1180, 1360];
  const floor = 1180;
  const rows = upTo(11).map((index) => {
    const y = floor - index * 78;
    return {
      line: `M66 ${y}H${width - 66}`,
      word: typefaces.oldStandard.letter(String(index * 2000), { size: 16, at: [76, y - 6] }),
    };
  });
  const count = Math.floor(names.length / 2);
  return {
    width,
    height,
    body:
      fill(polygon(rectangle(56, 56, width - 112, height - 112)), inks.paper) +
      stroke(rows.map(({ line }) => line).join(''), inks.faint, 1.2) +
      element(
        'clipPath',
        { id: 'field' },
        element('path', { d: polygon(rectangle(56, 56, width - 112, height - 112)) }),
      ) +
      element('g', { 'clip-path': 'url(#field)' }, peaks(names.slice(0, count), floor, request)) +
      rivers(names.slice(count), request) +
      fill(polygon(rectangle(56, floor, width - 112, height - 56 - floor)), inks.tints[2]) +
      stroke(`M56 ${floor}H${width - 56}`, inks.ink, 2.4) +
      fill(rows.map(({ word }) => word).join(''), inks.ink) +
      drawCartouche([width / 2, 1244], { title, note, manner: 'banner', inks, room: 760 }) +
      border({ left: 56, top: 56, right: width - 56, bottom: height - 56 }, inks, {
        across: 10,
        down: 12,
        from: 0,
        labels: false,
      }),
  };
}

/** From the tallest at the back to the least in front, each with its snow. */
function peaks(names: readonly string[], floor: number, { inks, random }: MapRequest): string {
  const order = names.map((name, index) => ({
    name,
    high: 700 - index * (560 / names.length) + random.jitter(18),
    x: 330 + ((index * 373) % 610),
  }));
  return order
    .map(({ name, high, x }, index) => {
      const half = high * 0.36 + 30;
      const top = floor - high;
      const side = (sign: number): Point[] =>
        steps(0, 1, 7).map(
          (t): Point => [
            x + sign * half * t ** 0.9 + random.jitter(9),
            floor - high * (1 - t) + random.jitter(8),
          ],
        );
      const [west, east] = [side(-1), side(1)];
      const outline: Line = [...west.reverse(), ...east];
      const snow: Line = [
        [x - half * 0.2, floor - high * 0.76],
        [x - half * 0.08, floor - high * 0.84],
        [x, top - 3],
        [x + half * 0.1, floor - high * 0.85],
        [x + half * 0.2, floor - high * 0.77],
        [x + half * 0.08, floor - high * 0.8],
        [x, floor - high * 0.74],
        [x - half * 0.09, floor - high * 0.8],
      ];
      const tint = inks.tints[[5, 0, 7, 2, 6, 1][index % 6] ?? 0] ?? inks.hill;
      const shade = hatch(outline, {
        angle: 1.2,
        spacing: 9,
        random,
        ragged: 20,
        tone: ([px]) => (px - x) / half + 0.2,
      });
      const label = typefaces.garamondItalic.letter(name, {
        size: 24,
        at: [x, top - 12],
        anchor: 0.5,
      });
      return (
        form(polygon(outline), tint, inks.ink, 1.7) +
        stroke(segments(shade), inks.ink, 0.9) +
        form(polygon(snow), '#fdfaf0', inks.ink, 1.2) +
        element(
          'g',
          { 'paint-order': 'stroke', stroke: inks.paper, 'stroke-width': 5, fill: inks.ink },
          element('path', { d: label }),
        )
      );
    })
    .join('');
}

function rivers(names: readonly string[], { inks, random }: MapRequest): string {
  return names
    .map((name, index) => {
      const x = 118 + (index / Math.max(1, names.length - 1)) * 944;
      const long = 330 - ((index * 61) % 190);
      const line = steps(0, 1, 18).map(
        (t): Point => [
          x + Math.sin(t * 26 + index) * 7 * (1 - t * 0.4) + random.jitter(3),
          66 + long * t,
        ],
      );
      const label = typefaces.garamondItalic.letter(name, {
        size: 24,
        at: ([px, py]) => [x + 20 - py, 78 + px],
      });
      return (
        stroke(curve(line), inks.river, 5) +
        stroke(curve(line.slice(0, 9).map(([px, py]): Point => [px + 12, py])), inks.river, 2) +
        fill(label, inks.ink)
      );
    })
    .join('');
}
