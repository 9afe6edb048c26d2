import { element, fill, type Point } from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Cartouche, cartoucheSize, drawCartouche } from './cartouche.ts';
import { landClip, mapClip } from './clips.ts';
import { compass, rhumbLines } from './compass.ts';
import { border, graticule, scaleBar } from './furniture.ts';
import type { Inks } from './inks.ts';
import { type Layout, layouts } from './island-layouts.ts';
import { type Box, type Land, raiseLand } from './land.ts';
import { masses } from './masses.ts';
import { createLabeller, drawPlaces, settle } from './places.ts';
import { provinces } from './provinces.ts';
import { relief } from './relief.ts';
import { layoutOf, type MapRequest, type MapSheet } from './request.ts';
import { drawRivers, riverLines } from './rivers.ts';
import { emptyPlaces } from './room.ts';
import { seaBeast, ship } from './ships.ts';
import { alongCoast, coastDefinition, sea } from './water.ts';
import { woods } from './woods.ts';

/** An island with its hills, woods, rivers and towns, and what a map-maker puts in the sea. */
export function island(request: MapRequest): MapSheet {
  const { inks, random, variant, title, note, names } = request;
  const layout = layoutOf(layouts, variant);
  const [width, height] = layout.size;
  const box: Box = { left: 62, top: 62, right: width - 62, bottom: height - 62 };
  const land = raiseLand({
    box,
    seed: title,
    mass: masses[layout.mass],
    rough: layout.rough,
    grain: layout.grain,
  });
  const cartouche: Cartouche = { title, note, manner: layout.cartouche, inks, room: 330 };
  const titleSize = cartoucheSize(cartouche);
  const waters = names.slice(0, 2);
  const rooms = emptyPlaces(land, [
    { width: titleSize.width + 60, height: titleSize.height + 50 },
    { width: 190, height: 210 },
    { width: 260, height: 90 },
    ...waters.map((name) => ({ width: waterWidth(name) + 40, height: 70, afloat: true })),
    { width: 150, height: 110, afloat: true },
    { width: 150, height: 110, afloat: true },
  ]);
  const [titleAt, roseAt, scaleAt, firstWater, secondWater, ...shipsAt] = rooms;
  const places = settle(land, names.slice(2), random);
  const labeller = createLabeller([box.left + 6, box.top + 6, box.right - 6, box.bottom - 6]);
  rooms.slice(0, 5).forEach((at, index) => {
    const [w, h] = [
      [titleSize.width, titleSize.height],
      [150, 190],
      [230, 70],
      [waterWidth(waters[0] ?? ''), 40],
      [waterWidth(waters[1] ?? ''), 40],
    ][index] as [number, number];
    if (at) labeller.reserve([at[0] - w / 2, at[1] - h / 2, at[0] + w / 2, at[1] + h / 2]);
  });
  const clip = mapClip(box);
  const drawing =
    sea(land, layout.sea, inks, random) +
    (layout.winds && roseAt ? rhumbLines(roseAt, 1800, 32, inks) : graticule(box, 6, 5, inks)) +
    ground(
      land,
      layout,
      places.slice(0, 6).map(({ at }) => at),
      request,
    ) +
    shipsAt
      .map((at, index) =>
        !at
          ? ''
          : layout.beasts && index === 0
            ? seaBeast(at, 52, inks, random)
            : ship(at, 34, inks, index % 2 ? 1 : -1),
      )
      .join('');
  return {
    width,
    height,
    body:
      coastDefinition(land) +
      clip +
      element('g', { 'clip-path': 'url(#map)' }, drawing) +
      drawPlaces(places, labeller, inks) +
      waterNames(waters, [firstWater, secondWater], inks) +
      (roseAt ? compass(roseAt, 74, layout.compass, inks) : '') +
      (scaleAt ? scaleBar([scaleAt[0] - 100, scaleAt[1]], 200, 'Scale of miles', inks) : '') +
      (titleAt ? drawCartouche(titleAt, cartouche) : '') +
      border(box, inks, { across: 6, down: 5, from: 20 + variant * 3, labels: true }),
  };
}

function ground(land: Land, layout: Layout, seats: readonly Point[], request: MapRequest): string {
  const { inks, random, title } = request;
  const rivers = riverLines(land, 9, random);
  return (
    element('use', { href: '#coast', fill: inks.land, 'fill-rule': 'evenodd' }) +
    landClip() +
    element(
      'g',
      { 'clip-path': 'url(#land)' },
      (layout.provinces
        ? provinces(land.box, seats, layout.provinces, inks, title)
        : alongCoast(inks.tints[2], 20, 0.55)) +
        (layout.relief === 'tints' ? relief(land, 'tints', inks, random) : '') +
        drawRivers(rivers, inks),
    ) +
    alongCoast(inks.ink, 2.2) +
    (layout.woods ? woods(land, title, inks, random) : '') +
    (layout.relief === 'tints' ? '' : relief(land, layout.relief, inks, random))
  );
}

/** How wide the name of a water comes out, spaced as such names are. */
function waterWidth(name: string): number {
  return typefaces.oldStandard.measure(name.toUpperCase(), 24, 8);
}

function waterNames(
  names: readonly string[],
  places: readonly (Point | undefined)[],
  inks: Inks,
): string {
  const lettered = names.flatMap((name, index) => {
    const at = places[index];
    const text = name.toUpperCase();
    return at
      ? [typefaces.oldStandard.letter(text, { size: 24, at, anchor: 0.5, spacing: 8 })]
      : [];
  });
  return fill(lettered.join(''), inks.ink);
}
