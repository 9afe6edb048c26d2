import {
  circle,
  element,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  polyline,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import { moonFace, sunFace } from '../star-charts/faces.ts';
import { drawCartouche } from './cartouche.ts';
import type { Inks } from './inks.ts';
import { raiseLand } from './land.ts';
import { provinces } from './provinces.ts';
import { relief } from './relief.ts';
import type { MapRequest, MapSheet } from './request.ts';
import { seaBeast, ship } from './ships.ts';

/** Two round worlds side by side: the old one and the one that was found. */
export function world(request: MapRequest): MapSheet {
  const { inks, random, title, note, names } = request;
  const [width, height] = [1500, 940];
  const radius = 318;
  const centres: Point[] = [
    [400, 490],
    [1100, 490],
  ];
  const face = { line: inks.ink, light: inks.tints[1], dark: inks.accent };
  return {
    width,
    height,
    body:
      stroke(polygon(rectangle(38, 38, width - 76, height - 76)), inks.ink, 3.4) +
      fill(polygon(rectangle(46, 46, width - 92, height - 92)), inks.tints[4], {
        'fill-opacity': 0.35,
      }) +
      stroke(polygon(rectangle(46, 46, width - 92, height - 92)), inks.ink, 1.1) +
      sunFace([750, 226], 40, 14, face, random) +
      moonFace([756, 780], 56, face, random) +
      windHeads(width, height, inks) +
      centres
        .map((centre, index) =>
          globe(centre, radius, index, names.slice(index * 4, index * 4 + 4), request),
        )
        .join('') +
      drawCartouche([width / 2, 92], { title, note, manner: 'banner', inks, room: 640 }),
  };
}

function globe(
  centre: Point,
  radius: number,
  index: number,
  names: readonly string[],
  request: MapRequest,
): string {
  const { inks, random, title } = request;
  const [cx, cy] = centre;
  const box = { left: cx - radius, top: cy - radius, right: cx + radius, bottom: cy + radius };
  const seed = `${title} ${index}`;
  const land = raiseLand({
    box,
    seed,
    mass: (u, v) => 0.26 - Math.hypot(u, v) * 0.3 + 0.25 * Math.cos(v * 4 + index),
    rough: 1.35,
    grain: 150,
  });
  const seats = upTo(6).map((turn) => polar(centre, turn * 1.05 + index, radius * 0.6));
  const [coast, disc, shore] = [`coast-${index}`, `disc-${index}`, `land-${index}`];
  const use = (attributes: Record<string, string | number>): string =>
    element('use', { href: `#${coast}`, ...attributes });
  const meridians = [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75].map(
    (share): Line =>
      steps(-Math.PI / 2, Math.PI / 2, 20).map(
        (angle): Point => [cx + Math.cos(angle) * radius * share, cy + Math.sin(angle) * radius],
      ),
  );
  const parallels = [-0.66, -0.33, 0, 0.33, 0.66].map((share): Line => {
    const half = Math.sqrt(1 - share ** 2) * radius;
    return steps(-1, 1, 8).map(
      (t): Point => [cx + t * half, cy + share * radius + (1 - t * t) * share * -16],
    );
  });
  const words = names.map((name, place) =>
    typefaces.oldStandard.letter(name.toUpperCase(), {
      size: 19,
      at: [cx + (place % 2 ? 76 : -66), cy - 150 + place * 112],
      anchor: 0.5,
      spacing: 4,
    }),
  );
  return (
    element('defs', {}, element('path', { id: coast, d: land.outline })) +
    element('clipPath', { id: disc }, element('path', { d: circle(centre, radius) })) +
    element('clipPath', { id: shore }, use({ 'clip-rule': 'evenodd' })) +
    element(
      'g',
      { 'clip-path': `url(#${disc})` },
      fill(circle(centre, radius), inks.sea) +
        [30, 18]
          .map((wide) => use({ stroke: inks.shallow, 'stroke-width': wide, 'stroke-opacity': 0.5 }))
          .join('') +
        use({ fill: inks.land, 'fill-rule': 'evenodd' }) +
        element(
          'g',
          { 'clip-path': `url(#${shore})` },
          provinces(box, seats, 'washed', inks, seed).replaceAll('province-', `province-${index}-`),
        ) +
        use({ stroke: inks.ink, 'stroke-width': 1.8 }) +
        relief(land, 'molehills', inks, random) +
        stroke(polyline(...meridians, ...parallels), inks.ink, 0.9, { 'stroke-opacity': 0.45 }) +
        ship([cx + radius * 0.45, cy + radius * 0.62], 24, inks) +
        seaBeast([cx - radius * 0.5, cy - radius * 0.62], 34, inks, random),
    ) +
    form(words.join(''), inks.ink, inks.land, 5, { 'paint-order': 'stroke' }) +
    stroke(circle(centre, radius), inks.ink, 3) +
    stroke(circle(centre, radius + 7), inks.ink, 7, {
      'stroke-dasharray': '14',
      'stroke-linecap': 'butt',
    }) +
    stroke(circle(centre, radius + 13), inks.ink, 1.6)
  );
}

/** A puff of wind from every corner. */
function windHeads(width: number, height: number, inks: Inks): string {
  const corners: [Point, number][] = [
    [[96, 110], 0.7],
    [[width - 96, 110], 2.4],
    [[96, height - 100], -0.7],
    [[width - 96, height - 100], -2.4],
  ];
  return corners
    .map(([at, angle]) => {
      const breath = steps(-0.4, 0.4, 6).map(
        (turn): Line => [polar(at, angle + turn * 0.8, 46), polar(at, angle + turn, 118)],
      );
      const curls = upTo(6).map((index) =>
        circle(polar(at, angle + Math.PI + (index - 2.5) * 0.55, 32), 15),
      );
      return (
        form(curls.join(''), inks.tints[1], inks.ink, 1.5) +
        form(circle(at, 32), inks.land, inks.ink, 1.8) +
        form(circle(polar(at, angle + 0.5, 24), 9), inks.tints[0], inks.ink, 1.2) +
        fill(
          circle(polar(at, angle - 0.5, 14), 3) + circle(polar(at, angle - 1.5, 14), 3),
          inks.ink,
        ) +
        form(circle(polar(at, angle, 34), 6), inks.paper, inks.ink, 1.6) +
        stroke(polyline(...breath), inks.ink, 1.3)
      );
    })
    .join('');
}
