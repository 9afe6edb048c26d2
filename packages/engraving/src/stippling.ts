import { distance, type Point } from './geometry.ts';
import type { Random } from './seeded-random.ts';

export type Stippling = {
  /** Left, top, right and bottom of where dots may fall. */
  box: readonly [number, number, number, number];
  tries: number;
  /** The least room between two dots. */
  apart: number;
  random: Random;
  /** How likely a dot is at a place, 0 to 1. */
  tone: (point: Point) => number;
};

/** Scattered dots that never touch. */
export function stipple({ box, tries, apart, random, tone }: Stippling): Point[] {
  const [left, top, right, bottom] = box;
  const cells = new Map<string, Point[]>();
  const found: Point[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const point: Point = [random.between(left, right), random.between(top, bottom)];
    if (random.next() >= tone(point)) continue;
    const column = Math.floor(point[0] / apart);
    const row = Math.floor(point[1] / apart);
    const near = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []),
    );
    if (near.some((other) => distance(point, other) < apart)) continue;
    const cell = cells.get(`${column} ${row}`) ?? [];
    cell.push(point);
    cells.set(`${column} ${row}`, cell);
    found.push(point);
  }
  // Row by row, so that the steps from dot to dot are short, and so is the file.
  const row = ([, y]: Point): number => Math.floor(y / (apart * 2));
  return found.sort((a, b) => row(a) - row(b) || a[0] - b[0]);
}
