import {
  curve,
  element,
  fill,
  type Line,
  type Point,
  polygon,
  type Random,
  rectangle,
  stroke,
} from '@portal/engraving';
import type { Inks } from './inks.ts';
import type { Land } from './land.ts';

export type SeaManner = 'lines' | 'wash' | 'ruled' | 'waves' | 'plain';

/** The sea of a map, up to the coast. The land is to be drawn over it. */
export function sea(land: Land, manner: SeaManner, inks: Inks, random: Random): string {
  const { left, top, right, bottom } = land.box;
  const ground = fill(polygon(rectangle(left, top, right - left, bottom - top)), inks.sea);
  return ground + manners[manner](land, inks, random);
}

const manners: Record<SeaManner, (land: Land, inks: Inks, random: Random) => string> = {
  lines,
  wash,
  ruled,
  waves: (land, inks, random) => wash(land, inks) + wavelets(land, inks, random),
  plain: () => '',
};

/** Lines that run along the shore, wider apart farther out: each a wide stroke with one inside it. */
function lines(_land: Land, inks: Inks): string {
  return [48, 32, 17]
    .map((wide) => alongCoast(inks.ink, wide) + alongCoast(inks.sea, wide - 1.6))
    .join('');
}

function wash(_land: Land, inks: Inks): string {
  return [46, 30, 15].map((wide) => alongCoast(inks.shallow, wide, 0.42)).join('');
}

/** The coast is long: it is written once and drawn as often as needed. */
export function coastDefinition({ outline }: Land): string {
  return element('defs', {}, element('path', { id: 'coast', d: outline }));
}

export function alongCoast(colour: string, width: number, opacity = 1): string {
  return element('use', {
    href: '#coast',
    stroke: colour,
    'stroke-width': width,
    'stroke-opacity': opacity < 1 ? opacity : undefined,
  });
}

/** Level strokes out from every shore, long and short by turns. */
function ruled({ box, height }: Land, inks: Inks, random: Random): string {
  const strokes: Line[] = [];
  for (let y = box.top + 4; y < box.bottom; y += 5) {
    const reach = random.between(12, 34);
    for (let x = box.left + 2; x < box.right; x += 6) {
      const wet = height([x, y]) < 0;
      const landAhead = height([x + 6, y]) >= 0;
      const landBehind = height([x - 6, y]) >= 0;
      if (wet && landAhead)
        strokes.push([
          [Math.max(box.left, x - reach), y],
          [x + 4, y],
        ]);
      if (wet && landBehind)
        strokes.push([
          [x - 4, y],
          [Math.min(box.right, x + reach), y],
        ]);
    }
  }
  return (
    alongCoast(inks.shallow, 26, 0.5) +
    stroke(strokes.map(([a, b]) => level(a as Point, b as Point)).join(''), inks.ink, 0.9)
  );
}

function level(from: Point, to: Point): string {
  return `M${Math.round(from[0])} ${Math.round(from[1])}H${Math.round(to[0])}`;
}

/** Small curled waves over the open sea. */
function wavelets({ box, height }: Land, inks: Inks, random: Random): string {
  const waves: Line[] = [];
  for (let y = box.top + 22; y < box.bottom - 10; y += 30) {
    for (let x = box.left + 20; x < box.right - 30; x += 46) {
      const at: Point = [x + random.jitter(16), y + random.jitter(9)];
      if ([-30, 0, 30].some((away) => height([at[0] + away, at[1]]) > -0.1)) continue;
      waves.push([
        [at[0] - 11, at[1] + 2],
        [at[0] - 5, at[1] - 3],
        [at[0], at[1] + 2],
        [at[0] + 6, at[1] - 3],
        [at[0] + 12, at[1] + 1],
      ]);
    }
  }
  return waves.length > 0 ? stroke(curve(...waves), inks.ink, 1, { 'stroke-opacity': 0.55 }) : '';
}
