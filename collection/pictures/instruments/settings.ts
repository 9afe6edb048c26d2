import {
  dots,
  fill,
  form,
  type Point,
  polygon,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { type Box, inset } from '../ornament/motif.ts';
import { bar, disc, sheet } from './parts.ts';
import type { Burin } from './press.ts';

function outlineOf({ x, y, width, height }: Box): Point[] {
  return rectangle(x, y, width, height).map(([px, py]): Point => [px, py]);
}

/** A cupboard without its doors: back, sides, and as many boards as rows. */
export function cabinet(box: Box, inside: Box, grounds: readonly number[], press: Burin): string {
  const planks = steps(
    inside.x + 60,
    inside.x + inside.width - 60,
    Math.round(inside.width / 90),
  ).map(
    (x) =>
      [
        [x, inside.y],
        [x, inside.y + inside.height],
      ] as const,
  );
  const shade = steps(
    inside.y + 4,
    inside.y + inside.height - 4,
    Math.round(inside.height / 5),
  ).map(
    (y) =>
      [
        [inside.x, y],
        [inside.x + 18, y],
      ] as const,
  );
  const boards = grounds.map((y) =>
    sheet(press, rectangle(inside.x, y, inside.width, 22), 'wood', 0.1),
  );
  return (
    sheet(press, outlineOf(box), 'wood', 1.5) +
    form(polygon(outlineOf(inside)), press.field, press.ink, 2) +
    stroke(segments(planks), press.ink, 0.9, { 'stroke-opacity': 0.5 }) +
    stroke(segments(shade), press.ink, 0.9) +
    boards.join('')
  );
}

/** A wooden case with brass corners, lined with cloth. */
export function plush(box: Box, inside: Box, press: Burin): string {
  const studs: Point[] = [];
  for (let y = inside.y + 14; y < inside.y + inside.height; y += 18) {
    for (
      let x = inside.x + 14 + (Math.round((y - inside.y) / 18) % 2) * 9;
      x < inside.x + inside.width;
      x += 18
    )
      studs.push([x, y]);
  }
  const corners = outlineOf(inset(box, 20)).map((corner) => disc(press, corner, 13, 'brass'));
  return (
    sheet(press, outlineOf(box), 'wood', 0.7) +
    form(polygon(outlineOf(inset(box, 32))), press.brass, press.ink, 2) +
    form(polygon(outlineOf(inside)), press.clay, press.ink, 2) +
    stroke(dots(studs), press.ink, 1.8, { 'stroke-opacity': 0.45 }) +
    corners.join('')
  );
}

/** A table against a panelled wall. */
export function bench(box: Box, top: number, press: Burin): string {
  const { x, y, width, height } = box;
  const wall = steps(y + 8, top, Math.round((top - y) / 9)).map(
    (row) =>
      [
        [x, row],
        [x + width, row],
      ] as const,
  );
  const floor = steps(top + height * 0.16, y + height, 8).map(
    (row) =>
      [
        [x, row],
        [x + width, row],
      ] as const,
  );
  return (
    fill(polygon(rectangle(x, y, width, height)), press.field) +
    stroke(segments(wall), press.ink, 0.7, { 'stroke-opacity': 0.35 }) +
    stroke(segments(floor), press.ink, 1) +
    [0.08, 0.92]
      .map((share) =>
        bar(press, [x + width * share, top + 18], [x + width * share, y + height - 8], 34, 'wood'),
      )
      .join('') +
    sheet(press, rectangle(x + 10, top + 66, width - 20, 24), 'wood', 0.1) +
    sheet(press, rectangle(x, top, width, 20), 'wood', 0.1) +
    form(polygon(rectangle(x + 4, top + 20, width - 8, 46)), press.field, press.ink, 1.2) +
    stroke(polygon(rectangle(x, y, width, height)), press.ink, 2)
  );
}
