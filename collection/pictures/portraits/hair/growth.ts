import { valueNoise } from '@portal/engraving';
import { crown } from '../head.ts';
import { ball, type Make } from '../modelling/shapes.ts';
import type { Solid } from '../modelling/solid.ts';
import { smoothThrough } from '../modelling/spline.ts';
import type { Vector } from '../modelling/vector.ts';
import type { Studio } from '../studio.ts';

export type Growth = {
  /** How far down hair grows: at the forehead, before the ear, and at the nape. */
  front: number;
  ear?: number;
  nape?: number;
  /** How far it stands off the head, at a turn and height. */
  volume: (turn: number, y: number) => number;
  /** How much its strands lean round the head on their way down. */
  sweep?: number;
  /** Waves to the length of a strand. */
  waves?: number;
  /** Where strands begin, below a bald crown. */
  from?: (turn: number) => number;
};

/** Hair that follows the head: strands from the crown down to where the hair ends. */
export function growHair(
  { head }: Studio,
  make: Make,
  { front, ear = 0.08, nape = 0.72, volume, sweep = 0, waves = 0, from }: Growth,
): Solid {
  const edge = smoothThrough(
    [
      [0, front],
      [0.45, front + 0.02],
      [0.85, front * 0.78],
      [1.05, -0.32],
      [1.2, ear - 0.12],
      [1.4, ear],
      [1.6, ear - 0.1],
      [2, (ear + nape) / 2],
      [Math.PI, nape],
    ].flat(),
  );
  const ragged = valueNoise('hair edge');
  return {
    ...make,
    rows: Math.round(3.4 * make.density),
    columns: 36,
    pattern: strands(make.density),
    at(along, line) {
      const root = (line * 2 - 1) * Math.PI;
      const turn = root + sweep * along * Math.cos(root);
      const end = edge(Math.min(Math.PI, Math.abs(turn))) + 0.03 * ragged([line * 60, 0]);
      const start = from ? Math.min(end, from(Math.abs(turn))) : crown - 0.02;
      const y = start + (end - start) * along ** (from ? 1 : 0.8);
      const wave = waves && 0.03 * Math.sin(along * waves * Math.PI * 2 + line * 40);
      const [x, hy, z] = head.skull(turn, Math.max(crown, y));
      // Thinner where it begins and where it ends, so that it lies on the skin.
      const taper = Math.min(1, (1 - along) * 7 + 0.12) * (from ? Math.min(1, along * 4) : 1);
      const lift = (volume(turn, y) + wave) * taper;
      const length = Math.hypot(x, z) || 1;
      const rise = Math.max(0, -0.55 - y) * 1.2;
      return [x + (x / length) * lift, hy - lift * rise, z + (z / length) * lift];
    },
  };
}

/** Hair combed from a parting over the crown to both ears. */
export function partedHair({ head }: Studio, make: Make, low: number): Solid {
  const wide = head.halfWidth(0) + 0.09;
  return {
    ...make,
    rows: Math.round(3.2 * make.density),
    columns: 60,
    pattern: strands(make.density),
    at(along, line) {
      const over = (along * 2 - 1) * Math.PI * 0.5;
      // From the brow, over the crown, to the nape.
      const back = 0.93 - line * 3.3;
      const share = Math.max(0, Math.cos(over)) ** 0.64;
      const dip = 0.03 * Math.exp(-((over / 0.05) ** 2));
      const deep = back > -0.2 ? 1.1 : 1.03;
      return [
        wide * Math.sin(over),
        low - (1.47 - dip) * Math.cos(back) * share,
        -0.1 + (deep - dip) * Math.sin(back) * share,
      ];
    },
  };
}

/** Single strands and locks, darker or lighter than their neighbours. */
export function strands(density: number): (along: number, line: number) => number {
  const [fine, broad] = [valueNoise('strands'), valueNoise('locks')];
  return (along, line) =>
    0.13 * fine([line * density * 1.7, along * 3]) + 0.12 * broad([line * 40, along * 2]);
}

/** A curl with its lines wound round it. */
export function curl(centre: Vector, size: number, make: Make, tall = 1): Solid {
  return ball(centre, [size, size * tall, size], { ...make, density: make.density * 1.1 }, 'level');
}

/** Many curls over the part of the head that a rule allows. */
export function curlsOver(
  { head, random }: Studio,
  make: Make,
  count: number,
  size: number,
  allowed: (turn: number, y: number) => boolean,
  lift = 0.05,
): Solid[] {
  const curls: Solid[] = [];
  for (let index = 0; index < count * 3 && curls.length < count; index += 1) {
    // Steps of the golden angle spread evenly without rows.
    const turn = ((index * 2.39996) % (Math.PI * 2)) - Math.PI;
    const y = crown + 0.02 + 2.1 * ((index * 0.7549) % 1);
    if (!allowed(turn, y)) continue;
    const [x, hy, z] = head.skull(turn, y);
    const length = Math.hypot(x, z) || 1;
    const grown = size * random.between(0.8, 1.2);
    const out = lift + grown * 0.2;
    curls.push(curl([x + (x / length) * out, hy, z + (z / length) * out], grown, make));
  }
  return curls;
}
