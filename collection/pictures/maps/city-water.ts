import {
  along,
  curve,
  element,
  fill,
  heading,
  type Line,
  type Point,
  polar,
  polyline,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { MapRequest } from './request.ts';

export function water(river: Line, width: number, { inks, random }: MapRequest): string {
  const flow = [-0.28, 0, 0.26].map(
    (side): Line =>
      river
        .filter((_, index) => index % 3 === 0)
        .map((point, index, list) => {
          const angle = heading(list, index / (list.length - 1)) + Math.PI / 2;
          return polar(point, angle, side * width + random.jitter(3));
        }),
  );
  const bridges = [0.3, 0.5, 0.68, 0.82].map((share) => {
    const at = along(river, share);
    const angle = heading(river, share) + Math.PI / 2;
    const [a, b] = [polar(at, angle, width * 0.66), polar(at, angle, -width * 0.66)];
    return [a, b] as const;
  });
  const crossing = polyline(...bridges);
  return (
    stroke(curve(river.filter((_, index) => index % 3 === 0)), inks.ink, width + 5) +
    stroke(curve(river.filter((_, index) => index % 3 === 0)), inks.shallow, width) +
    stroke(curve(...flow), inks.river, 1.2, { 'stroke-dasharray': '34 16' }) +
    stroke(crossing, inks.ink, 15, { 'stroke-linecap': 'butt' }) +
    stroke(crossing, inks.paper, 11, { 'stroke-linecap': 'butt' })
  );
}

/** The river's name along its stream, and the chief quarters. */
export function streetNames(
  names: readonly string[],
  river: Line,
  town: { at: Point; rx: number; ry: number },
  width: number,
  { inks }: MapRequest,
): string {
  const [first, ...quarters] = names;
  const size = Math.min(30, width * 0.5);
  const start = 0.56;
  const stream = typefaces.garamondItalic.letter(first ?? '', {
    size,
    spacing: 3,
    at: ([x, y]) => {
      const share = start + x / (river.length * 14);
      return polar(along(river, share), heading(river, share) + Math.PI / 2, y + size * 0.3);
    },
  });
  const [rx, ry] = [Math.min(town.rx, 420), Math.min(town.ry, 330)];
  const spots = [-1.9, -0.75, 1.1, 2.5].map(
    (angle): Point => [
      town.at[0] + Math.cos(angle) * rx * 0.58,
      town.at[1] + Math.sin(angle) * ry * 0.62,
    ],
  );
  const said = quarters.slice(0, 4).map((name, index) =>
    typefaces.oldStandardBold.letter(name.toUpperCase(), {
      size: 21,
      at: spots[index] ?? [0, 0],
      anchor: 0.5,
      spacing: 3,
    }),
  );
  return (
    fill(stream, inks.ink) +
    element(
      'g',
      { 'paint-order': 'stroke', stroke: inks.paper, 'stroke-width': 9, fill: inks.ink },
      said.map((d) => element('path', { d })).join(''),
    )
  );
}
