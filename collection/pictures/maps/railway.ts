import {
  circle,
  element,
  fill,
  form,
  type Line,
  type Point,
  polygon,
  polyline,
  rectangle,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { points } from '../star-charts/points.ts';
import type { MapRequest, MapSheet } from './request.ts';

/** Lines on a grid of 26 by 16: corners only, at whole and half right angles. */
const lines: readonly { way: string; tint: number; stops: number }[] = [
  { way: '1,8 7,8 9,6 17,6 19,8 25,8', tint: 0, stops: 12 },
  { way: '4,15 4,11 7,8 7,4 10,1 16,1', tint: 3, stops: 10 },
  { way: '2,3 5,3 9,7 9,11 12,14 22,14', tint: 1, stops: 11 },
  { way: '13,15 13,10 17,6 17,3 20,1 25,1', tint: 2, stops: 9 },
  { way: '1,13 9,13 13,10 20,10 23,13 25,13', tint: 5, stops: 9 },
  { way: '12,3 12,6 15,10 15,12 19,12 22,9 22,4', tint: 4, stops: 8 },
];

type Stop = { at: Point; tint: number; upright: boolean };

/** A railway as a wiring diagram: no distances, only what comes after what. */
export function railway(request: MapRequest): MapSheet {
  const { inks, title, note, names } = request;
  const [width, height] = [1500, 1000];
  const frame = polygon(rectangle(34, 34, width - 68, height - 68));
  const [left, top, step] = [70, 176, 53];
  const place = ([x, y]: Point): Point => [left + (x - 0.6) * step, top + (y - 0.6) * step * 0.97];
  const ways = lines.map(({ way }) => points(way).map(place));
  const stops = lines.flatMap(({ tint, stops: count }, index) =>
    stopsOn(ways[index] ?? [], count, tint),
  );
  const apart = stops.filter(
    (stop, index) => stops.findIndex((other) => near(other.at, stop.at, 26)) === index,
  );
  const changes = ways.flatMap((way, index) =>
    ways.slice(index + 1).flatMap((other) => crossings(way, other)),
  );
  const plain = apart.filter(({ at }) => !changes.some((change) => near(change, at, 46)));
  const river = points('-1,11.5 3,9.6 6,10.4 10,9 14,8.6 18,11 21,11 27,6.5').map(place);
  const namesOf = [
    ...changes.map((at) => ({ at, upright: false, large: true })),
    ...plain.map(({ at, upright }) => ({ at, upright, large: false })),
  ];
  return {
    width,
    height,
    body:
      fill(frame, inks.paper) +
      element('clipPath', { id: 'frame' }, element('path', { d: frame })) +
      element('g', { 'clip-path': 'url(#frame)' }, stroke(polyline(river), inks.shallow, 34)) +
      ways
        .map((way, index) =>
          stroke(polyline(way), inks.tints[lines[index]?.tint ?? 0] ?? inks.ink, 11),
        )
        .join('') +
      plain.map((stop) => tick(stop, inks.tints[stop.tint] ?? inks.ink)).join('') +
      changes.map((at) => form(circle(at, 12), inks.paper, inks.ink, 4)).join('') +
      labels(namesOf, names, request) +
      heading(title, note, width, request) +
      stroke(frame, inks.ink, 5),
  };
}

function near([ax, ay]: Point, [bx, by]: Point, reach: number): boolean {
  return Math.hypot(ax - bx, ay - by) < reach;
}

function stopsOn(way: Line, count: number, tint: number): Stop[] {
  const parts = way.slice(1).map((to, index) => ({ from: way[index] as Point, to }));
  const total = parts.reduce(
    (sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]),
    0,
  );
  return Array.from({ length: count }, (_, index): Stop => {
    let left = (total * index) / (count - 1);
    for (const { from, to } of parts) {
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (left <= long + 0.01) {
        const t = left / long;
        const upright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]) * 0.6;
        return {
          at: [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
          tint,
          upright,
        };
      }
      left -= long;
    }
    return { at: way.at(-1) as Point, tint, upright: false };
  });
}

function crossings(a: Line, b: Line): Point[] {
  const found: Point[] = [];
  a.slice(1).forEach((to, i) => {
    const from = a[i] as Point;
    b.slice(1).forEach((end, j) => {
      const start = b[j] as Point;
      const [rx, ry, sx, sy] = [
        to[0] - from[0],
        to[1] - from[1],
        end[0] - start[0],
        end[1] - start[1],
      ];
      const cross = rx * sy - ry * sx;
      if (Math.abs(cross) < 1e-6) return;
      const t = ((start[0] - from[0]) * sy - (start[1] - from[1]) * sx) / cross;
      const u = ((start[0] - from[0]) * ry - (start[1] - from[1]) * rx) / cross;
      if (t >= 0 && t <= 1 && u >= 0 && u <= 1) {
        const at: Point = [from[0] + rx * t, from[1] + ry * t];
        if (!found.some((other) => near(other, at, 30))) found.push(at);
      }
    });
  });
  return found;
}

function tick({ at: [x, y], upright }: Stop, colour: string): string {
  return stroke(upright ? `M${x} ${y}h15` : `M${x} ${y}v-15`, colour, 9, {
    'stroke-linecap': 'butt',
  });
}

type Named = { at: Point; upright: boolean; large: boolean };

/** Level names beside upright lines, slanting ones over level lines. */
function labels(stops: readonly Named[], names: readonly string[], { inks }: MapRequest): string {
  const lettered = stops.map(({ at: [x, y], upright, large }, index) => {
    const name = names[index % names.length] ?? '';
    const [typeface, size] = [typefaces.slab, large ? 21 : 19];
    if (large) return typeface.letter(name.toUpperCase(), { size, at: [x + 15, y + 27] });
    if (upright) return typeface.letter(name, { size, at: [x + 20, y + 6] });
    const lean = -0.7;
    const [ox, oy] = [x + 3, y - 19];
    return typeface.letter(name, {
      size,
      at: ([px, py]) => [
        ox + px * Math.cos(lean) - py * Math.sin(lean),
        oy + px * Math.sin(lean) + py * Math.cos(lean),
      ],
    });
  });
  return form(lettered.join(''), inks.ink, inks.paper, 4, { 'paint-order': 'stroke' });
}

function heading(title: string, note: string, width: number, { inks }: MapRequest): string {
  return (
    fill(polygon(rectangle(34, 34, width - 68, 70)), inks.ink) +
    fill(typefaces.slabPoster.letter(title, { size: 38, at: [66, 83], spacing: 2 }), inks.paper) +
    fill(typefaces.slab.letter(note, { size: 27, at: [width - 66, 80], anchor: 1 }), inks.tints[1])
  );
}
