import {
  closedSoft,
  distance,
  element,
  fill,
  type Point,
  polar,
  roughNoise,
  type Survey,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { upTo } from './counting.ts';
import type { Crater } from './craters.ts';
import { haloed } from './lettering.ts';

/** The part that the sun has not reached, with a ragged edge. */
export function nightSide([x, y]: Point, radius: number, phase: number, colour: string): string {
  const bulge = Math.cos(phase * Math.PI * 2);
  const side = phase <= 0.5 ? 1 : -1;
  const ragged = roughNoise('terminator', 3);
  const edge = steps(-Math.PI / 2, Math.PI / 2, 70).map(
    (angle, index): Point => [
      x + side * Math.cos(angle) * radius * (bulge + 0.035 * ragged([index / 2.2, 3])),
      y + Math.sin(angle) * radius,
    ],
  );
  const limb = steps(Math.PI / 2, Math.PI * 1.5, 40).map(
    (angle): Point => [x + side * Math.cos(angle) * radius, y + Math.sin(angle) * radius],
  );
  return fill(closedSoft([...edge, ...limb]), colour);
}

/** Bright streaks from the greatest crater. */
export function rays(craters: readonly Crater[], line: string): string {
  const great = craters[0];
  if (!great) return '';
  const streaks = upTo(26).map((index) => {
    const angle = index * 0.2417 + 0.1;
    const reach = great.size * (2.6 + ((index * 7) % 5) * 0.7);
    return [polar(great.at, angle, great.size * 1.15), polar(great.at, angle, reach)] as const;
  });
  return element('g', { 'stroke-dasharray': '9 4' }, stroke(segments(streaks), line, 0.9));
}

/** Names stand in the widest water, none close above another. */
export function seaNames(
  ground: Survey,
  centre: Point,
  radius: number,
  names: readonly string[],
  colour: string,
  water: string,
): string {
  const deep: { at: Point; depth: number }[] = [];
  for (let row = 0; row < ground.rows; row += 2) {
    for (let column = 0; column < ground.columns; column += 3) {
      const [at, depth] = [ground.corner(column, row), ground.at(column, row)];
      if (depth > 0.05 && distance(at, centre) < radius * 0.62) deep.push({ at, depth });
    }
  }
  deep.sort((a, b) => b.depth - a.depth);
  const places: Point[] = [];
  for (const { at } of deep) {
    const free = places.every(([x, y]) => Math.abs(at[1] - y) > 100 || Math.abs(at[0] - x) > 330);
    if (free && places.length < names.length) places.push(at);
  }
  const lettered = places.map((at, index) =>
    typefaces.oldStandard.letter(names[index] ?? '', { size: 21, at, anchor: 0.5, spacing: 3 }),
  );
  return haloed(lettered.join(''), colour, water, 6);
}
