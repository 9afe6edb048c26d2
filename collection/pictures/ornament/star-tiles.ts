import { type Line, type Point, polar } from '@portal/engraving';
import type { Box } from './motif.ts';

export type Tile = { sides: number; centre: Point; corners: Line };

function regular(centre: Point, sides: number, edge: number, start: number): Tile {
  const radius = edge / 2 / Math.sin(Math.PI / sides);
  const corners = Array.from({ length: sides }, (_, index) =>
    polar(centre, start + (index * Math.PI * 2) / sides, radius),
  );
  return { sides, centre, corners };
}

function grid(box: Box, stepX: number, stepY: number, shift: number): Point[] {
  const points: Point[] = [];
  const [columns, rows] = [
    Math.ceil(box.width / stepX / 2) + 1,
    Math.ceil(box.height / stepY / 2) + 1,
  ];
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      points.push([
        box.x + box.width / 2 + (column + (Math.abs(row) % 2) * shift) * stepX,
        box.y + box.height / 2 + row * stepY,
      ]);
    }
  }
  return points;
}

/** Octagons with squares between them. */
function eight(box: Box, edge: number): Tile[] {
  const step = edge * (1 + Math.SQRT2);
  return grid(box, step, step, 0).flatMap(([x, y]) => [
    regular([x, y], 8, edge, Math.PI / 8),
    regular([x + step / 2, y + step / 2], 4, edge, 0),
  ]);
}

/** Dodecagons with triangles between them. */
function twelve(box: Box, edge: number): Tile[] {
  const step = edge * (2 + Math.sqrt(3));
  const high = (step * Math.sqrt(3)) / 2;
  const third = step / Math.sqrt(3);
  return grid(box, step, high, 0.5).flatMap(([x, y]) => [
    regular([x, y], 12, edge, Math.PI / 12),
    regular([x, y + third], 3, edge, -Math.PI / 2),
    regular([x, y - third], 3, edge, Math.PI / 2),
  ]);
}

/** Hexagons, squares and triangles. */
function six(box: Box, edge: number): Tile[] {
  const step = edge * (1 + Math.sqrt(3));
  const high = (step * Math.sqrt(3)) / 2;
  return grid(box, step, high, 0.5).flatMap(([x, y]) => [
    regular([x, y], 6, edge, Math.PI / 6),
    ...[0, 1, 2].map((third) =>
      regular(
        polar([x, y], (third * Math.PI) / 3, step / 2),
        4,
        edge,
        (third * Math.PI) / 3 + Math.PI / 4,
      ),
    ),
    regular([x, y + step / Math.sqrt(3)], 3, edge, Math.PI / 2),
    regular([x, y - step / Math.sqrt(3)], 3, edge, -Math.PI / 2),
  ]);
}

/** Dodecagons, hexagons and squares. */
function mixed(box: Box, edge: number): Tile[] {
  const step = edge * (3 + Math.sqrt(3));
  const high = (step * Math.sqrt(3)) / 2;
  return grid(box, step, high, 0.5).flatMap(([x, y]) => [
    regular([x, y], 12, edge, Math.PI / 12),
    ...[0, 1, 2].map((third) =>
      regular(
        polar([x, y], (third * Math.PI) / 3, step / 2),
        4,
        edge,
        (third * Math.PI) / 3 + Math.PI / 4,
      ),
    ),
    regular([x, y + step / Math.sqrt(3)], 6, edge, 0),
    regular([x, y - step / Math.sqrt(3)], 6, edge, 0),
  ]);
}

export function tilesOf(variant: number, box: Box, edge: number): Tile[] {
  const kinds = [eight, twelve, six, mixed];
  return (kinds[variant % kinds.length] ?? eight)(box, edge);
}
