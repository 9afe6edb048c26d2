import {
  circle,
  curve,
  element,
  fill,
  form,
  type Point,
  polar,
  segments,
  steps,
  stipple,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from '../star-charts/counting.ts';
import { boxPath } from './box-path.ts';
import { type Cartouche, cartoucheSize, drawCartouche } from './cartouche.ts';
import { landClip, mapClip } from './clips.ts';
import { compass, rhumbLines } from './compass.ts';
import { border, graticule, scaleBar } from './furniture.ts';
import { type Box, type Land, linesAt, raiseLand } from './land.ts';
import { type MassName, masses } from './masses.ts';
import { createLabeller, drawPlaces, settle } from './places.ts';
import { hachures } from './relief.ts';
import { layoutOf, type MapRequest, type MapSheet } from './request.ts';
import { emptyPlaces } from './room.ts';
import { alongCoast, coastDefinition } from './water.ts';

const layouts: readonly [
  { size: readonly [number, number]; mass: MassName },
  ...{ size: readonly [number, number]; mass: MassName }[],
] = [
  { size: [1140, 1300], mass: 'bay' },
  { size: [1360, 980], mass: 'strait' },
  { size: [1240, 1120], mass: 'archipelago' },
];

/** A pilot's chart: depths in fathoms, shoals, lights, and only so much land as is seen from a deck. */
export function seaChart(request: MapRequest): MapSheet {
  const { inks, random, variant, title, note, names } = request;
  const { size, mass } = layoutOf(layouts, variant);
  const [width, height] = size;
  const box: Box = { left: 62, top: 62, right: width - 62, bottom: height - 62 };
  const land = raiseLand({ box, seed: title, mass: masses[mass], rough: 1.1, grain: 150 });
  const cartouche: Cartouche = { title, note, manner: 'box', inks, room: 340 };
  const titleSize = cartoucheSize(cartouche);
  const [titleAt, roseAt, scaleAt] = emptyPlaces(land, [
    { width: titleSize.width + 30, height: titleSize.height + 30 },
    { width: 230, height: 240 },
    { width: 260, height: 80 },
  ]);
  const labeller = createLabeller([box.left + 6, box.top + 6, box.right - 6, box.bottom - 6]);
  if (titleAt)
    labeller.reserve([
      titleAt[0] - titleSize.width / 2 - 8,
      titleAt[1] - titleSize.height / 2 - 8,
      titleAt[0] + titleSize.width / 2 + 8,
      titleAt[1] + titleSize.height / 2 + 8,
    ]);
  if (roseAt)
    labeller.reserve([roseAt[0] - 100, roseAt[1] - 116, roseAt[0] + 100, roseAt[1] + 100]);
  if (scaleAt)
    labeller.reserve([scaleAt[0] - 120, scaleAt[1] - 30, scaleAt[0] + 120, scaleAt[1] + 36]);
  const places = settle(land, names, random, 110).filter(({ at }) => land.height(at) < 0.14);
  const drawing =
    fill(boxPath(box), inks.sea) +
    depths(land, request) +
    graticule(box, 6, 5, inks) +
    (roseAt ? rhumbLines(roseAt, 900, 16, inks) : '') +
    element('use', { href: '#coast', fill: inks.land, 'fill-rule': 'evenodd' }) +
    landClip() +
    element(
      'g',
      { 'clip-path': 'url(#land)' },
      hachures(land, inks, random, (point) => nearSea(land, point)),
    ) +
    alongCoast(inks.ink, 2.6) +
    lights(
      places.map(({ at }) => at),
      land,
      request,
    );
  return {
    width,
    height,
    body:
      coastDefinition(land) +
      mapClip(box) +
      element('g', { 'clip-path': 'url(#map)' }, drawing) +
      drawPlaces(places, labeller, inks) +
      soundings(land, labeller, request) +
      (roseAt ? compass(roseAt, 84, 'wind-star', inks) : '') +
      (titleAt ? drawCartouche(titleAt, cartouche) : '') +
      (scaleAt ? scaleBar([scaleAt[0] - 100, scaleAt[1]], 200, 'Cables and fathoms', inks) : '') +
      border(box, inks, { across: 6, down: 5, from: 11 + variant, labels: true }),
  };
}

/** Shoal water tinted, its edges dotted as the surveyor felt them with the lead. */
function depths({ ground }: Land, { inks }: MapRequest): string {
  const levels = [-0.14, -0.3];
  const tinted = levels.map((level, index) => {
    const lines = linesAt(ground, level, 8, 3);
    if (lines.length === 0) return '';
    const d = curve(...lines.map((line) => [...line, line[0] as Point]));
    return (
      fill(d, inks.shallow, { 'fill-opacity': index ? 0.4 : 0.7, 'fill-rule': 'evenodd' }) +
      stroke(d, inks.ink, 1.2, { 'stroke-dasharray': index ? '1 6' : '1 4' })
    );
  });
  return [...tinted].reverse().join('');
}

/** Depths in figures, kept clear of names. */
function soundings(
  land: Land,
  labeller: ReturnType<typeof createLabeller>,
  { inks, random }: MapRequest,
): string {
  const { left, top, right, bottom } = land.box;
  const spots = stipple({
    box: [left + 24, top + 24, right - 24, bottom - 24],
    tries: 1500,
    apart: 54,
    random,
    tone: (point) => (land.height(point) < -0.04 ? 1 : 0),
  });
  const figures = spots.map((at) => {
    const fathoms = Math.max(1, Math.round(-land.height(at) * 34 + random.jitter(1.4)));
    return labeller.put(String(fathoms), [at[0] - 14, at[1]], typefaces.oldStandard, 16);
  });
  const rocks = spots.filter(([x, y]) => land.height([x, y]) > -0.1).slice(0, 14);
  const crosses = rocks.flatMap(([x, y]) => [
    [
      [x - 20, y + 16],
      [x - 12, y + 16],
    ] as const,
    [
      [x - 16, y + 12],
      [x - 16, y + 20],
    ] as const,
  ]);
  return fill(figures.join(''), inks.ink) + stroke(segments(crosses), inks.accent, 1.6);
}

/** Lighthouses, each with the arc over which it is seen. */
function lights(places: readonly Point[], land: Land, { inks }: MapRequest): string {
  return places
    .flatMap((at) => {
      const seaward = upTo(16)
        .map((index) => (index / 8) * Math.PI)
        .reduce(
          (best, angle) =>
            land.height(polar(at, angle, 90)) < land.height(polar(at, best, 90)) ? angle : best,
          0,
        );
      const open = [60, 120, 180].every((reach) => land.height(polar(at, seaward, reach)) < 0);
      if (!open) return [];
      const arc = steps(seaward - 0.8, seaward + 0.8, 12).map((angle) => polar(at, angle, 118));
      const d = `${curve(arc)}${segments([
        [at, arc[0] as Point],
        [at, arc.at(-1) as Point],
      ])}`;
      return [
        stroke(d, inks.accent, 1.6, { 'stroke-dasharray': '9 5' }) +
          form(circle(at, 7), inks.accent, inks.ink, 1.4),
      ];
    })
    .slice(0, 3)
    .join('');
}

function nearSea(land: Land, point: Point): boolean {
  return [0, 1, 2, 3, 4, 5, 6, 7].some(
    (turn) => land.height(polar(point, (turn / 4) * Math.PI, 95)) < 0,
  );
}
