import { circle, oval, type Point, polar, steps } from '@portal/engraving';
import type { Bench } from './bench.ts';
import { bud } from './flower-parts.ts';
import { bestFace, flowers } from './flowers.ts';
import { fruit } from './fruits.ts';
import { petal } from './petals.ts';
import { pigments } from './pigments.ts';
import { up } from './pose.ts';
import { turned } from './turned.ts';

export type Figure = (at: Point, size: number, bench: Bench) => string;

/** A flower seen another way than on the plant. */
export function turnedFlower(at: Point, size: number, { flower, dress, random }: Bench): string {
  return flowers[flower](
    { at, angle: up, face: (bestFace[flower] ?? 0.5) > 0.5 ? 0.3 : 0.92, size: size * 0.62 },
    dress,
    random,
  );
}

export function onePetal([x, y]: Point, size: number, { dress, random }: Bench): string {
  return petal(
    { at: [x, y + size * 0.6], angle: up, face: 1, size: size * 1.2 },
    {
      profile: (out) => [out, 0],
      width: (out) => 0.3 * Math.sin(Math.PI * (0.06 + 0.9 * out ** 0.85)) ** 0.8 + 0.002,
      veins: 7,
      shaded: 0.4,
    },
    -Math.PI / 2,
    { medium: dress.medium, pigment: dress.petal },
    random,
  ).svg;
}

export function stamen([x, y]: Point, size: number, { dress }: Bench): string {
  const { medium, leaf, heart } = dress;
  const pose = { at: [x, y + size * 0.6] as Point, angle: up + 0.08, face: 0.1, size: size * 1.15 };
  return (
    turned(
      pose,
      {
        profile: [
          [0, 0.05],
          [0.4, 0.035],
          [0.66, 0.03],
        ],
      },
      leaf,
      medium,
    ) +
    [-1, 1]
      .map((side) =>
        turned(
          {
            ...pose,
            at: [x + side * size * 0.1 + size * 0.05, y - size * 0.1],
            angle: up + side * 0.12,
          },
          {
            profile: [
              [-0.08, 0.03],
              [0, 0.09],
              [0.2, 0.11],
              [0.36, 0.08],
              [0.42, 0],
            ],
            meridians: 2,
          },
          heart,
          medium,
        ),
      )
      .join('')
  );
}

export function pistil([x, y]: Point, size: number, { dress }: Bench): string {
  return turned(
    { at: [x, y + size * 0.6], angle: up - 0.06, face: 0.15, size: size * 1.2 },
    {
      profile: [
        [0, 0.06],
        [0.05, 0.16],
        [0.2, 0.22],
        [0.36, 0.16],
        [0.48, 0.06],
        [0.82, 0.045],
        [0.9, 0.1],
        [0.97, 0.13],
        [1, 0.08],
      ],
      meridians: 5,
    },
    dress.leaf,
    dress.medium,
  );
}

/** The seed vessel cut across: chambers, and seeds in each. */
export function section(at: Point, size: number, { dress, random }: Bench): string {
  const { medium, leaf, heart } = dress;
  const rooms = 3 + Math.floor(random.next() * 3);
  const radius = size * 0.46;
  const hub = steps(0, Math.PI * 2, rooms).slice(1);
  const chambers = hub.map((turn) =>
    oval(polar(at, turn, radius * 0.5), radius * 0.36, radius * 0.3, turn),
  );
  const seeds = hub.flatMap((turn) =>
    [-0.28, 0.28].map((beside) =>
      oval(polar(at, turn + beside, radius * 0.42), radius * 0.13, radius * 0.08, turn),
    ),
  );
  return (
    medium.paint({ outline: circle(at, radius), pigment: leaf, body: 'leaf' }) +
    medium.paint({
      outline: circle(at, radius * 0.9),
      pigment: { ...leaf, base: leaf.light },
      weight: 0.5,
    }) +
    medium.paint({
      outline: chambers.join(''),
      pigment: pigments.cream,
      body: 'petal',
      weight: 0.8,
    }) +
    medium.paint({ outline: seeds.join(''), pigment: heart, body: 'solid', weight: 0.7 })
  );
}

export function seeds([x, y]: Point, size: number, { dress }: Bench): string {
  return [
    [-0.3, 0.25, 0.5],
    [0.32, 0.1, -0.4],
    [-0.02, -0.35, 0.1],
  ]
    .map(([dx = 0, dy = 0, lean = 0]) =>
      turned(
        {
          at: [x + dx * size, y + (dy + 0.25) * size],
          angle: up + lean,
          face: 0.1,
          size: size * 0.46,
        },
        {
          profile: [
            [0, 0.06],
            [0.1, 0.24],
            [0.4, 0.34],
            [0.75, 0.25],
            [1, 0],
          ],
          meridians: 4,
        },
        pigments.brown,
        dress.medium,
      ),
    )
    .join('');
}

export function oneBud([x, y]: Point, size: number, { dress }: Bench): string {
  return bud({ at: [x, y + size * 0.45], angle: up + 0.1, face: 0.1, size }, dress, 0.6);
}

export function oneFruit([x, y]: Point, size: number, bench: Bench): string {
  return fruit(
    bench.fruit,
    { at: [x, y + size * 0.5], angle: up, face: 0.15, size: size * 0.9 },
    bench.dress,
    bench.random,
  );
}
