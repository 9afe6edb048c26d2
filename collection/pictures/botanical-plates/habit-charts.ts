import type { Point } from '@portal/engraving';
import type { Habit } from './bench.ts';
import { chart } from './chart.ts';
import type { Dress } from './dress.ts';
import { bestFace, type FlowerForm, flowers } from './flowers.ts';
import { type FruitForm, fruit } from './fruits.ts';
import { type LeafForm, leaf } from './leaves.ts';
import { type Pigment, type PigmentName, pigments } from './pigments.ts';
import { up } from './pose.ts';
import { growth, stem } from './stem.ts';

const leafOrder: readonly [LeafForm, PigmentName][] = [
  ['ovate', 'sap'],
  ['lanceolate', 'olive'],
  ['cordate', 'forest'],
  ['linear', 'verdigris'],
  ['toothed', 'grass'],
  ['oak', 'autumn'],
  ['arrow', 'forest'],
  ['round', 'verdigris'],
  ['palmate', 'russet'],
  ['trifoliate', 'sap'],
  ['pinnate', 'olive'],
  ['ladder', 'forest'],
  ['bipinnate', 'grass'],
  ['lobed', 'glaucous'],
  ['ovate', 'purple'],
  ['palmate', 'crimson'],
];

export const leafChart: Habit = chart(
  4,
  4,
  ({ centre: [x, y], size, index, dress }, { random }) => {
    const [form, pigment] = leafOrder[index] as (typeof leafOrder)[number];
    return leaf(
      form,
      {
        foot: [x - size * 0.06, y + size * 0.42],
        angle: up + 0.1,
        length: size * (form === 'pinnate' ? 0.66 : form === 'round' ? 0.7 : 0.82),
        bend: random.jitter(0.35),
        turn: random.jitter(0.3),
      },
      { ...dress, leaf: pigments[pigment] },
      random,
    );
  },
);

const flowerOrder: readonly [FlowerForm, PigmentName, PigmentName][] = [
  ['daisy', 'white', 'lemon'],
  ['poppy', 'vermilion', 'black'],
  ['iris', 'blue', 'lemon'],
  ['rose', 'rose', 'ochre'],
  ['narcissus', 'cream', 'orange'],
  ['orchid', 'lilac', 'crimson'],
  ['star', 'blue', 'lemon'],
  ['lily', 'orange', 'purple'],
  ['pansy', 'violet', 'lemon'],
  ['tulip', 'crimson', 'lemon'],
  ['passionflower', 'white', 'violet'],
  ['thistle', 'lilac', 'lemon'],
];

export const flowerChart: Habit = chart(
  3,
  4,
  ({ centre: [x, y], size, index, dress }, { random }) => {
    const [form, petal, heart] = flowerOrder[index] as (typeof flowerOrder)[number];
    const low = ['tulip', 'thistle', 'iris', 'lily'].includes(form);
    const at: Point = [x, y + (low ? size * 0.2 : -size * 0.02)];
    const own = { ...dress, petal: pigments[petal], heart: pigments[heart] };
    return (
      stem(
        growth([x - 4, y + size * 0.5], [x + 6, y + size * 0.3], at),
        { from: 6, to: 5 },
        dress.leaf,
        dress.medium,
        random,
      ) +
      flowers[form](
        { at, angle: up + random.jitter(0.12), face: bestFace[form] ?? 0.75, size: size * 0.36 },
        own,
        random,
      )
    );
  },
);

const fruitOrder: readonly [FruitForm, PigmentName, LeafForm][] = [
  ['apple', 'crimson', 'toothed'],
  ['lemon', 'lemon', 'ovate'],
  ['fig', 'purple', 'palmate'],
  ['cherry', 'vermilion', 'toothed'],
  ['bramble', 'black', 'trifoliate'],
  ['acorn', 'ochre', 'oak'],
  ['hip', 'vermilion', 'pinnate'],
  ['lantern', 'orange', 'cordate'],
  ['cone', 'brown', 'linear'],
  ['chilli', 'crimson', 'lanceolate'],
  ['berry', 'violet', 'ovate'],
  ['pod', 'sap', 'trifoliate'],
];

export const fruitChart: Habit = chart(
  4,
  3,
  ({ centre: [x, y], size, index, dress }, { random }) => {
    const [form, heart, foliage] = fruitOrder[index] as (typeof fruitOrder)[number];
    const own: Dress = { ...dress, heart: pigments[heart] as Pigment };
    const hung: Point = [x, y - size * 0.16];
    const twig = growth([x - size * 0.2, y - size * 0.4], [x - size * 0.05, y - size * 0.34], hung);
    const sideLeaf = (angle: number, share: number): string =>
      leaf(
        foliage,
        {
          foot: [x - size * 0.1, y - size * 0.36],
          angle,
          length: size * share,
          bend: 0.3,
          turn: random.jitter(0.3),
        },
        own,
        random,
      );
    return (
      sideLeaf(0.25, 0.46) +
      stem(twig, { from: 6, to: 4 }, pigments.brown, dress.medium, random) +
      sideLeaf(Math.PI - 0.5, 0.3) +
      fruit(
        form,
        {
          at: hung,
          angle: Math.PI / 2 + random.jitter(0.08),
          face: 0.15,
          size: size * (form === 'pod' || form === 'chilli' || form === 'cone' ? 0.36 : 0.52),
        },
        own,
        random,
      )
    );
  },
);
