import { polar, type Random } from '@portal/engraving';
import type { Bed } from './lay-out.ts';

export const layouts = [
  'single',
  'views',
  'grid',
  'drawer',
  'rings',
  'mirror',
  'row',
  'slab',
  'section',
] as const;
export type Layout = (typeof layouts)[number];

/** The part of the sheet that shells may take. */
export type Field = { left: number; top: number; right: number; bottom: number };

type Plan = (field: Field, count: number, random: Random) => Bed[];

function grid({ left, top, right, bottom }: Field, count: number, fill: number): Bed[] {
  const shape = (right - left) / (bottom - top);
  const ideal = Math.max(1, Math.round(Math.sqrt(count * shape)));
  const columns = [ideal, ideal - 1, ideal + 1].find((many) => count % many === 0) ?? ideal;
  const rows = Math.ceil(count / columns);
  const [wide, tall] = [(right - left) / columns, (bottom - top) / rows];
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const indent = ((columns - inRow) * wide) / 2;
    return {
      x: left + indent + wide * ((index % columns) + 0.5),
      y: top + tall * (row + 0.46),
      width: wide * fill,
      height: tall * fill * 0.94,
    };
  });
}

/** One in the middle, and rings round it that all point outwards. */
function rings({ left, top, right, bottom }: Field, count: number): Bed[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.min(right - left, bottom - top) / 2;
  const outer = Math.ceil((count - 1) * 0.62);
  const inner = count - 1 - outer;
  const ring = (many: number, radius: number, size: number, shift: number): Bed[] =>
    Array.from({ length: many }, (_, index) => {
      const angle = ((index + shift) / many) * Math.PI * 2 - Math.PI / 2;
      const [bx, by] = polar([x, y], angle, radius);
      return { x: bx, y: by, width: size, height: size, turn: angle + Math.PI / 2 };
    });
  return [
    ...ring(outer, reach * 0.82, Math.min(reach * 0.36, (reach * 4.6) / outer), 0),
    ...ring(inner, reach * 0.5, Math.min(reach * 0.3, (reach * 2.8) / Math.max(1, inner)), 0.5),
    { x, y, width: reach * 0.56, height: reach * 0.56 },
  ];
}

/** A large one in the middle, the rest in pairs to its left and right. */
function mirror({ left, top, right, bottom }: Field, count: number): Bed[] {
  const [wide, tall] = [right - left, bottom - top];
  const x = (left + right) / 2;
  const pairs = Math.floor((count - 1) / 2);
  const columns = wide > tall * 1.25 && pairs > 3 ? 2 : 1;
  const rows = Math.ceil(pairs / columns);
  const beds: Bed[] = [
    { x, y: (top + bottom) / 2, width: wide * (columns === 2 ? 0.3 : 0.42), height: tall * 0.86 },
  ];
  for (let pair = 0; pair < pairs; pair += 1) {
    const [row, column] = [Math.floor(pair / columns), pair % columns];
    const out = columns === 2 ? wide * (0.27 + column * 0.155) : wide * 0.36;
    const size = Math.min(wide * (columns === 2 ? 0.14 : 0.24), (tall / rows) * 0.82);
    const y = top + (tall / rows) * (row + 0.5);
    beds.push(
      { x: x - out, y, width: size, height: size, turn: -0.12 },
      { x: x + out, y, width: size, height: size, turn: 0.12 },
    );
  }
  return beds;
}

/** From the smallest to the largest. */
function row({ left, top, right, bottom }: Field, count: number): Bed[] {
  const grown = Array.from({ length: count }, (_, index) => 1.22 ** index);
  const total = grown.reduce((sum, value) => sum + value, 0);
  let x = left;
  return grown.map((value) => {
    const wide = ((right - left) * value) / total;
    x += wide;
    return {
      x: x - wide / 2,
      y: (top + bottom) / 2,
      width: wide * 0.9,
      height: Math.min(bottom - top, wide * 1.05),
    };
  });
}

/** Strewn so that none touches another, the largest first. */
function slab({ left, top, right, bottom }: Field, count: number, random: Random): Bed[] {
  const beds: Bed[] = [];
  const whole = Math.sqrt((right - left) * (bottom - top));
  for (let turn = 0; turn < 600 && beds.length < count; turn += 1) {
    const size = whole * Math.max(0.09, 0.42 * 0.87 ** beds.length) * random.between(0.85, 1.1);
    const x = random.between(left + size / 2, right - size / 2);
    const y = random.between(top + size / 2, bottom - size / 2);
    const free = beds.every((bed) => Math.hypot(bed.x - x, bed.y - y) > (bed.width + size) * 0.48);
    if (free) beds.push({ x, y, width: size, height: size, turn: random.between(0, 6.28) });
  }
  return beds;
}

const plans: Record<Exclude<Layout, 'section'>, Plan> = {
  single: ({ left, top, right, bottom }) => [
    {
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      width: (right - left) * 0.86,
      height: (bottom - top) * 0.92,
    },
  ],
  views: (field) => grid(field, 2, 0.84).map((bed, index) => ({ ...bed, back: index === 1 })),
  grid: (field, count) => grid(field, count, 0.74),
  drawer: (field, count) => grid(field, count, 0.68),
  rings,
  mirror,
  row,
  slab,
};

export function bedsFor(
  layout: Exclude<Layout, 'section'>,
  field: Field,
  count: number,
  random: Random,
): Bed[] {
  return plans[layout](field, count, random);
}
