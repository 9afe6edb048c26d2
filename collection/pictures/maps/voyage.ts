import {
  along,
  circle,
  element,
  fill,
  form,
  type Line,
  type Point,
  soft,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { points } from '../star-charts/points.ts';
import { type Cartouche, cartoucheSize, drawCartouche } from './cartouche.ts';
import { mapClip } from './clips.ts';
import { compass, rhumbLines } from './compass.ts';
import { border, graticule } from './furniture.ts';
import { type Box, raiseLand } from './land.ts';
import { type MassName, masses } from './masses.ts';
import { createLabeller, drawPlaces, settle } from './places.ts';
import { relief } from './relief.ts';
import { layoutOf, type MapRequest, type MapSheet } from './request.ts';
import { emptyPlaces } from './room.ts';
import { seaRoute } from './sea-route.ts';
import { seaBeast, ship } from './ships.ts';
import { alongCoast, coastDefinition, type SeaManner, sea } from './water.ts';

type Layout = {
  size: readonly [number, number];
  mass: MassName;
  sea: SeaManner;
  out: string;
  home: string;
  winds: boolean;
};

const layouts: readonly Layout[] = [
  {
    size: [1500, 960],
    mass: 'archipelago',
    sea: 'waves',
    out: '0.02,0.12 0.1,0.3 0.3,0.34 0.36,0.62 0.22,0.86 0.46,0.9 0.62,0.74 0.78,0.88 0.95,0.7',
    home: '0.95,0.7 0.9,0.36 0.68,0.3 0.5,0.16 0.24,0.1 0.02,0.04',
    winds: true,
  },
  {
    size: [1120, 1340],
    mass: 'coast',
    sea: 'wash',
    out: '0.04,0.97 0.3,0.8 0.3,0.55 0.5,0.3 0.3,0.2 0.5,0.04',
    home: '0.42,0.04 0.16,0.3 0.1,0.5 0.16,0.7 0.03,0.9',
    winds: false,
  },
];

/** The track of a ship, out in one colour and home in another, with what befell her. */
export function voyage(request: MapRequest): MapSheet {
  const { inks, random, variant, title, note, names } = request;
  const layout = layoutOf(layouts, variant);
  const [width, height] = layout.size;
  const box: Box = { left: 62, top: 62, right: width - 62, bottom: height - 62 };
  const land = raiseLand({ box, seed: title, mass: masses[layout.mass], rough: 1.15, grain: 170 });
  const place = ([u, v]: Point): Point => [
    box.left + u * (box.right - box.left),
    box.top + v * (box.bottom - box.top),
  ];
  const tracks = [layout.out, layout.home].map((way) => seaRoute(land, points(way).map(place)));
  const cartouche: Cartouche = { title, note, manner: 'scroll', inks, room: 360 };
  const size = cartoucheSize(cartouche);
  const [titleAt, roseAt, beastAt] = emptyPlaces(land, [
    { width: size.width + 50, height: size.height + 40 },
    { width: 190, height: 220 },
    { width: 180, height: 110 },
  ]);
  const labeller = createLabeller([box.left + 6, box.top + 6, box.right - 6, box.bottom - 6]);
  if (titleAt)
    labeller.reserve([
      titleAt[0] - size.width / 2 - 10,
      titleAt[1] - size.height / 2 - 10,
      titleAt[0] + size.width / 2 + 10,
      titleAt[1] + size.height / 2 + 10,
    ]);
  if (roseAt) labeller.reserve([roseAt[0] - 90, roseAt[1] - 105, roseAt[0] + 90, roseAt[1] + 90]);
  const [out = [], home = []] = tracks;
  const half = Math.ceil(names.length / 2);
  return {
    width,
    height,
    body:
      coastDefinition(land) +
      mapClip(box) +
      element(
        'g',
        { 'clip-path': 'url(#map)' },
        sea(land, layout.sea, inks, random) +
          (layout.winds && roseAt
            ? rhumbLines(roseAt, 1600, 32, inks)
            : graticule(box, 6, 6, inks)) +
          element('use', { href: '#coast', fill: inks.land, 'fill-rule': 'evenodd' }) +
          alongCoast(inks.ink, 2.4) +
          relief(land, 'molehills', inks, random) +
          track(out, inks.accent) +
          track(home, inks.river) +
          ship(along(out, 0.34), 40, inks) +
          ship(along(home, 0.62), 34, inks, -1) +
          (beastAt ? seaBeast(beastAt, 56, inks, random) : ''),
      ) +
      events(out, names.slice(half), labeller, request) +
      drawPlaces(settle(land, names.slice(0, half), random, 130), labeller, inks) +
      (roseAt ? compass(roseAt, 78, 'wind-star', inks) : '') +
      (titleAt ? drawCartouche(titleAt, cartouche) : '') +
      border(box, inks, { across: 6, down: 6, from: 40, labels: true }),
  };
}

function track(line: Line, colour: string): string {
  return stroke(soft(line), colour, 3.4, { 'stroke-dasharray': '13 8' });
}

/** What the log says, at the places where it says it. */
function events(
  line: Line,
  texts: readonly string[],
  labeller: ReturnType<typeof createLabeller>,
  { inks }: MapRequest,
): string {
  const spots = texts.map((_, index) =>
    along(line, 0.1 + (index / Math.max(1, texts.length - 1)) * 0.82),
  );
  for (const [x, y] of spots) labeller.reserve([x - 8, y - 8, x + 8, y + 8]);
  const said = texts.map((text, index) =>
    labeller.put(text, spots[index] ?? [0, 0], typefaces.garamondItalic, 23),
  );
  return (
    form(spots.map((at) => circle(at, 6)).join(''), inks.accent, inks.ink, 1.5) +
    element(
      'g',
      { 'paint-order': 'stroke', stroke: inks.sea, 'stroke-width': 5, fill: inks.ink },
      said.map((d) => (d ? fill(d, inks.ink) : '')).join(''),
    )
  );
}
