import { between, type Point } from '@portal/engraving';
import { type Creature, layer, points, type Stroke } from './creature.ts';
import { sleeve } from './limb.ts';

/** A tail of long hair, from its root along the given points. */
export function hairTail(text: string): Creature {
  const line = points(text);
  const widths = [1.6, 3.2, 4.4, 4.6, 3, 0.4];
  const side = (sign: number): Point[] =>
    line.map(([x, y], index) => [x + sign * (widths[index] ?? 1), y + sign * 0.6]);
  const strand = (share: number): Stroke => ({
    line: line.map(([x, y], index) => [x + share * (widths[index] ?? 1), y]),
    width: 0.28,
  });
  return [
    layer([{ knots: [...side(-1), ...side(1).reverse()] }], {
      surface: 'hair',
      texture: 'hair',
      strokes: [-0.85, -0.7, -0.5, -0.35, -0.15, 0, 0.2, 0.4, 0.55, 0.75, 0.88].map(strand),
    }),
  ];
}

/** A mane along the crest: locks that fall from it on the near side. */
export function mane(crest: string, fall: number): Creature {
  const line = points(crest);
  const share = (index: number): number => 1 - 0.86 * (index / (line.length - 1)) ** 2;
  const hangs = (from: Point, length: number): Point => [from[0] - length * 0.16, from[1] - length];
  const hem = line.flatMap((from, index): Point[] => {
    const next = line[index + 1];
    const tip = hangs(from, fall * share(index));
    return next ? [tip, hangs(between(from, next, 0.5), fall * share(index) * 0.66)] : [tip];
  });
  const locks = line.flatMap((from, index): Stroke[] => {
    const next = line[index + 1] ?? from;
    return [0, 0.17, 0.33, 0.5, 0.67, 0.83].map((t) => {
      const root = between(from, next, t);
      const length = fall * share(index) * (t === 0 ? 0.95 : 0.6);
      const tip = hangs(root, length);
      return { line: [root, [root[0] + 0.9, (root[1] + tip[1]) / 2], tip], width: 0.26 };
    });
  });
  return [
    layer([{ knots: [...line, ...hem.reverse()] }], {
      surface: 'hair',
      texture: 'hair',
      strokes: locks,
    }),
  ];
}

/** A tail with flesh on it, and a tuft of hair where one is wanted. */
export function ropeTail(text: string, from: number, to: number, tuft = 0): Creature {
  const line = points(text);
  const last = line.length - 1;
  const widths = line.map((_, index) => `${index},${from + ((to - from) * index) / last}`);
  const [[ax, ay], [bx, by]] = [line[last - 1] as Point, line[last] as Point];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [((bx - ax) / length) * tuft, ((by - ay) / length) * tuft];
  const brush: Point[] = [
    [bx - dy * 0.12, by + dx * 0.12],
    [bx + dx * 0.5 - dy * 0.26, by + dy * 0.5 + dx * 0.26],
    [bx + dx * 1.2, by + dy * 1.2],
    [bx + dx * 0.5 + dy * 0.26, by + dy * 0.5 - dx * 0.26],
    [bx + dy * 0.12, by - dx * 0.12],
  ];
  return [
    layer([{ knots: sleeve(line, widths.join(' ')) }]),
    ...(tuft ? [layer([{ knots: brush }], { surface: 'hair' })] : []),
  ];
}

/** A tail as thick as a cat's or a fox's. */
export function furTail(text: string, widths: string): Creature {
  return [layer([{ knots: sleeve(points(text), widths) }], { texture: 'fur' })];
}
