import {
  element,
  fill,
  form,
  type Point,
  polygon,
  rectangle,
  stipple,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Cartouche, cartoucheSize, drawCartouche } from './cartouche.ts';
import { landClip, mapClip } from './clips.ts';
import { compass } from './compass.ts';
import { border, scaleBar } from './furniture.ts';
import type { Inks } from './inks.ts';
import { type Box, raiseLand } from './land.ts';
import { masses } from './masses.ts';
import { createLabeller } from './places.ts';
import { realms } from './provinces.ts';
import { layoutOf, type MapRequest, type MapSheet } from './request.ts';
import { drawRivers, riverLines } from './rivers.ts';
import { emptyPlaces } from './room.ts';
import { alongCoast, coastDefinition, sea } from './water.ts';

const ramps = {
  red: ['#f6e3c8', '#efb98e', '#e08a5c', '#c4513a', '#8e2323'],
  blue: ['#eef0dd', '#bcd8d2', '#7fb3bf', '#3f7fa0', '#1f4a73'],
  green: ['#f3efcf', '#cfdc9a', '#97bb6a', '#5c8f4c', '#2c5a36'],
} as const;

const layouts = [
  { size: [1140, 1320], mass: 'broad', ramp: 'red', count: 30 },
  { size: [1340, 1040], mass: 'twin', ramp: 'blue', count: 26 },
  { size: [1240, 1240], mass: 'crescent', ramp: 'green', count: 34 },
] as const;

/** A statistical map: each parish shaded by how much of something it has. */
export function parishes(request: MapRequest): MapSheet {
  const { inks, random, variant, title, note, names } = request;
  const layout = layoutOf(layouts, variant);
  const [width, height] = layout.size;
  const box: Box = { left: 54, top: 54, right: width - 54, bottom: height - 54 };
  const land = raiseLand({ box, seed: title, mass: masses[layout.mass], rough: 0.9 });
  const seats = stipple({
    box: [box.left, box.top, box.right, box.bottom],
    tries: 1400,
    apart: 112,
    random,
    tone: (point) => (land.height(point) > 0.03 ? 1 : 0),
  }).slice(0, layout.count);
  const worst = seats[Math.floor(random.next() * seats.length)] ?? [width / 2, height / 2];
  const shades = ramps[layout.ramp];
  const shadeAt = (seat: Point): number => {
    const away = Math.hypot(seat[0] - worst[0], seat[1] - worst[1]) / 210;
    return Math.max(0, Math.min(4, Math.round(4 - away + random.jitter(1.1))));
  };
  const cartouche: Cartouche = { title, note, manner: 'box', inks, room: 400 };
  const size = cartoucheSize(cartouche);
  const [titleAt, keyAt, roseAt, scaleAt] = emptyPlaces(land, [
    { width: size.width + 30, height: size.height + 30 },
    { width: 260, height: 250 },
    { width: 140, height: 170 },
    { width: 250, height: 90 },
  ]);
  const labeller = createLabeller([box.left, box.top, box.right, box.bottom]);
  const labels = seats.map((at, index) => {
    const name = names[index % names.length] ?? '';
    const wide = typefaces.garamond.measure(name, 19);
    return labeller.put(name, [at[0] - wide / 2 - 14, at[1]], typefaces.garamond, 19);
  });
  const bounds = realms(box, seats, title, 16);
  // Three parishes may leave a gap where they meet: a rim of their own colour closes it.
  const areas = bounds.map((d, index) => {
    const shade = shades[shadeAt(seats[index] as Point)] ?? shades[0];
    return form(d, shade, shade, 6);
  });
  const rivers = drawRivers(riverLines(land, 5, random), inks, 3);
  return {
    width,
    height,
    body:
      coastDefinition(land) +
      mapClip(box) +
      landClip() +
      element(
        'g',
        { 'clip-path': 'url(#map)' },
        sea(land, 'lines', inks, random) +
          element(
            'g',
            { 'clip-path': 'url(#land)' },
            areas.join('') + stroke(bounds.join(''), inks.ink, 1.3) + rivers,
          ) +
          alongCoast(inks.ink, 2.6),
      ) +
      element(
        'g',
        { 'paint-order': 'stroke', stroke: '#f8f1dd', 'stroke-width': 4, fill: '#241d18' },
        labels.map((d) => element('path', { d })).join(''),
      ) +
      (titleAt ? drawCartouche(titleAt, cartouche) : '') +
      (keyAt ? key(keyAt, shades, inks) : '') +
      (roseAt ? compass(roseAt, 56, 'rose', inks) : '') +
      (scaleAt ? scaleBar([scaleAt[0] - 90, scaleAt[1]], 180, 'Miles', inks) : '') +
      border(box, inks, { across: 8, down: 8, from: 0, labels: false }),
  };
}

function key([x, y]: Point, shades: readonly string[], inks: Inks): string {
  const rows = shades.map((shade, index) => {
    const top = y - 88 + index * 38;
    const text = ['under 5', '5 to 10', '10 to 20', '20 to 40', 'over 40'][index] ?? '';
    return (
      form(polygon(rectangle(x - 92, top, 46, 28)), shade, inks.ink, 1.3) +
      fill(typefaces.garamondItalic.letter(text, { size: 22, at: [x - 34, top + 21] }), inks.ink)
    );
  });
  return (
    form(polygon(rectangle(x - 114, y - 112, 220, 224)), inks.paper, inks.ink, 1.6) + rows.join('')
  );
}
