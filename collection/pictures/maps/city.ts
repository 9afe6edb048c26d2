import {
  along,
  curve,
  element,
  fill,
  type Line,
  type Point,
  polar,
  polygon,
  rectangle,
  resample,
  stroke,
} from '@portal/engraving';
import { points } from '../star-charts/points.ts';
import { divide } from './blocks.ts';
import { type Cartouche, cartoucheSize, drawCartouche } from './cartouche.ts';
import { drawBlocks } from './city-blocks.ts';
import { layouts } from './city-layouts.ts';
import { streetNames, water } from './city-water.ts';
import { mapClip } from './clips.ts';
import { compass } from './compass.ts';
import { fields } from './fields.ts';
import { border, scaleBar } from './furniture.ts';
import type { Box } from './land.ts';
import { layoutOf, type MapRequest, type MapSheet } from './request.ts';
import { ship } from './ships.ts';
import { drawWalls, wallCorners } from './town-walls.ts';

/** The plan of a town: blocks, churches, gardens, a river with bridges, perhaps walls. */
export function city(request: MapRequest): MapSheet {
  const { inks, random, variant, title, note, names } = request;
  const layout = layoutOf(layouts, variant);
  const [width, height] = layout.size;
  const box: Box = { left: 52, top: 52, right: width - 52, bottom: height - 52 };
  const place = ([u, v]: Point): Point => [
    box.left + u * (box.right - box.left),
    box.top + v * (box.bottom - box.top),
  ];
  const [cu, cv, ru, rv] = layout.town;
  const centre = place([cu, cv]);
  const [rx, ry] = [ru * (box.right - box.left), rv * (box.bottom - box.top)];
  const corners = layout.walls
    ? wallCorners(centre, rx, ry, layout.corners)
    : rectangle(centre[0] - rx, centre[1] - ry, rx * 2, ry * 2);
  const blocks = divide(
    corners.map((corner): Point => polarIn(corner, centre, layout.walls ? 16 : 0)),
    {
      least: layout.least,
      streets: [17, 13, 11, 8, 6],
      askew: layout.askew,
      random,
    },
  );
  const river = resample(points(layout.river).map(place), 14);
  const cartouche: Cartouche = { title, note, manner: layout.cartouche, inks, room: 320 };
  const size = cartoucheSize(cartouche);
  const scale = (box.right - box.left) / 4.6;
  const drawing =
    fill(
      polygon(rectangle(box.left, box.top, box.right - box.left, box.bottom - box.top)),
      inks.land,
    ) +
    (layout.country ? fields(box, request) : '') +
    (layout.country ? roads(centre, request) : '') +
    (layout.walls ? drawWalls(corners, centre, 26, inks) : '') +
    (layout.walls ? fill(polygon(corners), inks.paper) : '') +
    drawBlocks(blocks, request) +
    water(river, layout.riverWidth, request) +
    ship(along(river, 0.12), 20, inks) +
    streetNames(names, river, { at: centre, rx, ry }, layout.riverWidth, request);
  return {
    width,
    height,
    body:
      mapClip(box) +
      element('g', { 'clip-path': 'url(#map)' }, drawing) +
      drawCartouche([box.left + size.width / 2 + 26, box.top + size.height / 2 + 26], cartouche) +
      plate([box.right - 120, box.bottom - 62], request) +
      compass([box.right - 74, box.top + 96], 54, 'arrow', inks) +
      scaleBar([box.right - 110 - scale / 2 + 40, box.bottom - 62], scale * 0.6, 'Paces', inks) +
      border(box, inks, { across: 8, down: 7, from: 0, labels: false }),
  };
}

function polarIn([x, y]: Point, [cx, cy]: Point, by: number): Point {
  const away = Math.hypot(x - cx, y - cy);
  return [x - ((x - cx) / away) * by, y - ((y - cy) / away) * by];
}

/** A blank for the scale, so that it can be read over the streets. */
function plate([x, y]: Point, { inks }: MapRequest): string {
  return stroke(polygon(rectangle(x - 130, y - 32, 236, 76)), inks.ink, 1.4, { fill: inks.paper });
}

/** High roads out of the town gates. */
function roads(centre: Point, { inks, random }: MapRequest): string {
  const ways = [0.2, 1.3, 2.6, 3.5, 4.6, 5.7].map(
    (angle): Line =>
      [0, 250, 420, 600, 900].map((reach) => polar(centre, angle + random.jitter(0.06), reach)),
  );
  return stroke(curve(...ways), inks.ink, 9) + stroke(curve(...ways), inks.paper, 6.4);
}
