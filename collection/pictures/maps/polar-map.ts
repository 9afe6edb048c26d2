import {
  circle,
  curve,
  dots,
  element,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  rectangle,
  segments,
  steps,
  stipple,
  stroke,
} from '@portal/engraving';
import { upTo } from '../star-charts/counting.ts';
import { type Cartouche, cartoucheSize, drawCartouche } from './cartouche.ts';
import { landClip } from './clips.ts';
import { type Box, type Land, raiseLand } from './land.ts';
import { createLabeller, drawPlaces, settle } from './places.ts';
import { net, rim, waters } from './polar-net.ts';
import { hachures } from './relief.ts';
import type { MapRequest, MapSheet } from './request.ts';
import { ship } from './ships.ts';
import { alongCoast, coastDefinition, sea } from './water.ts';

/** The top or the bottom of the world, seen from above the pole. */
export function polarMap(request: MapRequest): MapSheet {
  const { inks, random, variant, title, note, names } = request;
  const [width, height] = [1220, 1300];
  const centre: Point = [610, 566];
  const radius = 470;
  const box: Box = {
    left: centre[0] - radius,
    top: centre[1] - radius,
    right: centre[0] + radius,
    bottom: centre[1] + radius,
  };
  const north = variant % 2 === 1;
  const land = raiseLand({
    box,
    seed: title,
    rough: 1.25,
    grain: 165,
    mass: (u, v) => {
      const away = Math.hypot(u, v);
      return north ? (away - 0.72) * 1.5 : 0.5 - away * 0.95;
    },
  });
  const cartouche: Cartouche = { title, note, manner: 'banner', inks, room: 620 };
  const size = cartoucheSize(cartouche);
  const labeller = createLabeller([box.left + 40, box.top + 40, box.right - 40, box.bottom - 40]);
  const inside = settle(land, names.slice(2), random, 100).filter(
    ({ at }) => Math.hypot(at[0] - centre[0], at[1] - centre[1]) < radius - 60,
  );
  return {
    width,
    height,
    body:
      coastDefinition(land) +
      element('clipPath', { id: 'disc' }, element('path', { d: circle(centre, radius) })) +
      landClip() +
      stroke(polygon(rectangle(36, 36, width - 72, height - 72)), inks.ink, 3) +
      element(
        'g',
        { 'clip-path': 'url(#disc)' },
        sea(land, 'wash', inks, random) +
          element('use', { href: '#coast', fill: inks.land, 'fill-rule': 'evenodd' }) +
          element(
            'g',
            { 'clip-path': 'url(#land)' },
            alongCoast(inks.tints[north ? 2 : 4], 24, 0.5) + hachures(land, inks, random),
          ) +
          alongCoast(inks.ink, 2.2) +
          (north ? pack(land, centre, request) : '') +
          net(centre, radius, request) +
          tracks(land, centre, radius, request),
      ) +
      drawPlaces(inside, labeller, inks) +
      waters(names.slice(0, 2), centre, request) +
      rim(centre, radius, request) +
      drawCartouche([width / 2, height - size.height / 2 - 66], cartouche),
  };
}

/** Ice as far as it was seen: broken floes, thickest at the pole. */
function pack(land: Land, centre: Point, { inks, random }: MapRequest): string {
  const floes = stipple({
    box: [centre[0] - 330, centre[1] - 330, centre[0] + 330, centre[1] + 330],
    tries: 900,
    apart: 25,
    random,
    tone: (at) =>
      land.height(at) < -0.12 ? 1.1 - Math.hypot(at[0] - centre[0], at[1] - centre[1]) / 330 : 0,
  });
  const plates = floes.map((at) => {
    const reach = random.between(5, 12);
    return upTo(6).map((index) =>
      polar(at, index * 1.05 + random.jitter(0.2), reach * random.between(0.7, 1.1)),
    );
  });
  return form(polygon(...plates), '#fbf8ee', inks.ink, 1);
}

/** Two expeditions: one came back. */
function tracks(land: Land, centre: Point, radius: number, { inks, random }: MapRequest): string {
  const way = (start: number, turn: number, deep: number): Line =>
    steps(0, 1, 22).map((t): Point => {
      const reach = radius * (1 - (1 - deep) * Math.sin(Math.PI * Math.min(1, t * 1.05)));
      return polar(centre, start + turn * t + random.jitter(0.03), Math.max(reach, radius * deep));
    });
  const [first, second] = [way(2.3, 1.7, 0.3), way(-0.6, 0.9, 0.16).slice(0, 14)];
  const end = second.at(-1) as Point;
  const vessel = first[11] as Point;
  return (
    stroke(curve(first), inks.accent, 3.2, { 'stroke-dasharray': '12 7' }) +
    stroke(curve(second), inks.river, 3.2, { 'stroke-dasharray': '4 8' }) +
    stroke(
      segments([
        [
          [end[0] - 9, end[1] - 9],
          [end[0] + 9, end[1] + 9],
        ],
        [
          [end[0] + 9, end[1] - 9],
          [end[0] - 9, end[1] + 9],
        ],
      ]),
      inks.river,
      4,
    ) +
    (land.height(vessel) < 0 ? ship(vessel, 30, inks) : '') +
    stroke(dots([centre]), inks.accent, 12)
  );
}
