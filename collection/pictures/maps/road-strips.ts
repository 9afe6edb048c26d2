import {
  along,
  circle,
  curve,
  element,
  fill,
  form,
  type Line,
  type Point,
  polygon,
  rectangle,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { upTo } from '../star-charts/counting.ts';
import { drawCartouche } from './cartouche.ts';
import { compass } from './compass.ts';
import { border } from './furniture.ts';
import type { Inks } from './inks.ts';
import type { MapRequest, MapSheet } from './request.ts';
import { hamlet, milestones, moleHill, stream, turnings } from './road-side.ts';

const count = 5;

/** A road from end to end in strips of a paper scroll, to be read upwards, strip after strip. */
export function roadStrips(request: MapRequest): MapSheet {
  const { inks, title, note, names } = request;
  const [width, height] = [1300, 1080];
  const strips = upTo(count).map((index) => {
    const left = 66 + index * 236;
    const share = Math.ceil(names.length / count);
    return strip(
      { left, top: 204, width: 214, height: 800 },
      index,
      names.slice(index * share, (index + 1) * share),
      request,
    );
  });
  return {
    width,
    height,
    body:
      stroke(polygon(rectangle(40, 40, width - 80, height - 80)), inks.ink, 1.2) +
      strips.join('') +
      drawCartouche([width / 2, 108], { title, note, manner: 'banner', inks, room: 640 }) +
      border({ left: 44, top: 44, right: width - 44, bottom: height - 44 }, inks, {
        across: 10,
        down: 8,
        from: 0,
        labels: false,
      }),
  };
}

type Frame = { left: number; top: number; width: number; height: number };

function strip(frame: Frame, index: number, names: readonly string[], request: MapRequest): string {
  const { inks, random, title } = request;
  const { left, top, width, height } = frame;
  const noise = valueNoise(`road ${title} ${index}`);
  const road = steps(0, 1, 30).map(
    (t): Point => [
      left + width / 2 + noise([t * 4.5, index]) * 46,
      top + height - 12 - t * (height - 24),
    ],
  );
  const id = `strip-${index}`;
  const sheet = rectangle(left, top, width, height);
  const hillsAt = Array.from(
    { length: 15 },
    (): Point => [left + random.between(18, width - 18), top + random.between(50, height - 30)],
  ).filter(([x, y]) => away(road, [x, y]) > 46);
  const treesAt = Array.from(
    { length: 46 },
    (): Point => [left + random.between(12, width - 12), top + random.between(30, height - 20)],
  ).filter(([x, y]) => away(road, [x, y]) > 30);
  const stops = names.map((name, place) => ({
    name,
    at: along(road, 0.08 + (place / Math.max(1, names.length - 0.4)) * 0.86),
  }));
  const inside =
    fill(polygon(sheet), inks.land) +
    stream(road, left, width, 0.3 + random.next() * 0.5, inks, random) +
    hillsAt.map((at) => moleHill(at, inks)).join('') +
    form(
      treesAt.map((at) => circle(at, 5)).join(''),
      inks.wood === inks.ink ? inks.land : inks.wood,
      inks.ink,
      1,
    ) +
    turnings(road, inks, random) +
    stroke(curve(road), inks.ink, 13) +
    stroke(curve(road), inks.tints[1], 9.6) +
    milestones(road, index, inks) +
    stops.map(({ name, at }) => hamlet(at, name, left, width, inks, random)).join('');
  return (
    element('clipPath', { id }, element('path', { d: polygon(sheet) })) +
    fill(polygon(rectangle(left + 7, top + 8, width, height)), inks.faint) +
    element('g', { 'clip-path': `url(#${id})` }, inside) +
    stroke(polygon(sheet), inks.ink, 2) +
    rolled(frame, inks) +
    compass([left + 38, top + 92], 24, 'arrow', inks)
  );
}

function away(line: Line, [x, y]: Point): number {
  return Math.min(...line.map(([px, py]) => Math.hypot(px - x, py - y)));
}

/** The scroll's curled ends. */
function rolled({ left, top, width, height }: Frame, inks: Inks): string {
  const roll = (y: number): string =>
    form(polygon(rectangle(left - 8, y - 10, width + 16, 20)), inks.hill, inks.ink, 1.8) +
    form(circle([left - 8, y], 10) + circle([left + width + 8, y], 10), inks.paper, inks.ink, 1.6) +
    stroke(circle([left - 8, y], 4) + circle([left + width + 8, y], 4), inks.ink, 1.2);
  return roll(top) + roll(top + height);
}
