import { distance, type Point, type Random } from '@portal/engraving';
import { type Field, somewhere } from './field.ts';

/** Seeds about evenly far apart. The room they need may be less than the widest in some places. */
export function scatter(
  field: Field,
  random: Random,
  tries: number,
  widest: number,
  room: (point: Point) => number = () => widest,
): Point[] {
  const found: Point[] = [];
  const grid = new Map<number, Point[]>();
  const key = (x: number, y: number): number =>
    Math.floor(x / widest) * 4096 + Math.floor(y / widest);
  const isCrowded = ([x, y]: Point, needed: number): boolean => {
    for (let dx = -widest; dx <= widest; dx += widest) {
      for (let dy = -widest; dy <= widest; dy += widest) {
        const near = grid.get(key(x + dx, y + dy));
        if (near?.some((other) => distance(other, [x, y]) < needed)) return true;
      }
    }
    return false;
  };
  for (let turn = 0; turn < tries; turn += 1) {
    const point = somewhere(field, random, 1.1);
    if (isCrowded(point, room(point))) continue;
    found.push(point);
    const place = key(...point);
    const near = grid.get(place);
    if (near) near.push(point);
    else grid.set(place, [point]);
  }
  return found;
}
