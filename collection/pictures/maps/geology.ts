import {
  dots,
  element,
  type Line,
  type Point,
  polyline,
  roughNoise,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { upTo } from '../star-charts/counting.ts';
import { paintBands, surveyOf } from './bands.ts';
import { type Cartouche, cartoucheSize, drawCartouche } from './cartouche.ts';
import { landClip, mapClip } from './clips.ts';
import { compass } from './compass.ts';
import { border } from './furniture.ts';
import { key, section } from './geology-section.ts';
import { type Box, type Land, raiseLand } from './land.ts';
import { type MassName, masses } from './masses.ts';
import { createLabeller, drawPlaces, settle } from './places.ts';
import { layoutOf, type MapRequest, type MapSheet } from './request.ts';
import { drawRivers, riverLines } from './rivers.ts';
import { emptyPlaces } from './room.ts';
import { alongCoast, coastDefinition, sea } from './water.ts';

type Layout = { size: readonly [number, number]; mass: MassName; lean: number; folds: number };

const layouts: readonly [Layout, ...Layout[]] = [
  { size: [1080, 1380], mass: 'broad', lean: 0.5, folds: 1.5 },
  { size: [1360, 1120], mass: 'inland', lean: 1.2, folds: 2.2 },
  { size: [1240, 1280], mass: 'coast', lean: -0.5, folds: 1.2 },
];

/** A geologist's map: beds in strong colours, a key to them, and a section below. */
export function geology(request: MapRequest): MapSheet {
  const { inks, random, variant, title, note, names } = request;
  const layout = layoutOf(layouts, variant);
  const [width, height] = layout.size;
  const box: Box = { left: 50, top: 50, right: width - 50, bottom: height - 262 };
  const land = raiseLand({
    box,
    seed: title,
    mass: masses[layout.mass],
    rough: layout.mass === 'inland' ? 0.3 : 1,
  });
  const fold = roughNoise(`beds ${title}`, 2);
  const measure = ([x, y]: Point): number =>
    (x * Math.cos(layout.lean) + y * Math.sin(layout.lean)) / 120 +
    fold([x / 260, y / 260]) * layout.folds -
    (variant === 2 ? 4.2 : 0.4);
  const granite = valueNoise(`granite ${title}`);
  const beds = paintBands({
    box,
    ground: surveyOf(box, measure),
    colours: [...inks.tints, ...inks.tints.slice(1, 4)],
    line: inks.ink,
    width: 0.9,
  });
  const bosses = paintBands({
    box,
    ground: surveyOf(box, ([x, y]) => granite([x / 130, y / 130]) + 0.34),
    colours: ['none', inks.accent],
    line: inks.ink,
    width: 1.2,
  });
  const cartouche: Cartouche = { title, note, manner: 'box', inks, room: 360 };
  const size = cartoucheSize(cartouche);
  const [titleAt, roseAt] = emptyPlaces(land, [
    { width: size.width + 30, height: size.height + 30 },
    { width: 150, height: 180 },
  ]);
  const faults = upTo(4).map((): Line => {
    const [x, y] = [random.between(box.left, box.right), random.between(box.top, box.bottom)];
    const angle = layout.lean + 1.2 + random.jitter(0.4);
    return [
      [x - Math.cos(angle) * 240, y - Math.sin(angle) * 240],
      [x + random.jitter(20), y + random.jitter(20)],
      [x + Math.cos(angle) * 240, y + Math.sin(angle) * 240],
    ];
  });
  const grit = Array.from(
    { length: 420 },
    (): Point => [random.between(box.left, box.right), random.between(box.top, box.bottom)],
  ).filter((at) => Math.floor(measure(at)) % 3 === 1);
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
            beds +
              bosses +
              stroke(dots(grit), inks.ink, 2) +
              drawRivers(riverLines(land, 7, random), inks, 3) +
              stroke(polyline(...faults), inks.ink, 3.4, { 'stroke-dasharray': '16 8' }),
          ) +
          alongCoast(inks.ink, 2.4),
      ) +
      (titleAt ? drawCartouche(titleAt, cartouche) : '') +
      (roseAt ? compass(roseAt, 54, 'arrow', inks) : '') +
      towns(names.slice(8), land, request) +
      border(box, inks, { across: 8, down: 8, from: 0, labels: false }) +
      section(
        { left: box.left, top: height - 222, right: box.right, bottom: height - 110 },
        request,
      ) +
      key({ left: box.left, top: height - 92, right: box.right, bottom: height - 40 }, names, inks),
  };
}

function towns(names: readonly string[], land: Land, { inks, random }: MapRequest): string {
  const { left, top, right, bottom } = land.box;
  const labeller = createLabeller([left + 8, top + 150, right - 8, bottom - 8]);
  return drawPlaces(settle(land, names, random, 120), labeller, { ...inks, land: inks.paper });
}
