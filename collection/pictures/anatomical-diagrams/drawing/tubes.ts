import {
  distance,
  fill,
  form,
  type Line,
  mix,
  type Point,
  resample,
  ribbon,
  segments,
  soft,
  stroke,
  swelled,
} from '@portal/engraving';
import { grain, groundOf, type Hand, outlineOf, shadeOf, wedges } from './hand.ts';
import type { Tissue } from './inks.ts';

export type Girth = (share: number) => number;

/** The line at some way to its left, as a share of the girth there. */
export function beside(line: Line, girth: Girth, share: number): Line {
  return line.map((point, index): Point => {
    const before = line[Math.max(0, index - 1)] as Point;
    const after = line[Math.min(line.length - 1, index + 1)] as Point;
    const length = distance(before, after) || 1;
    const by = (girth(index / (line.length - 1)) / 2) * share;
    return [
      point[0] - ((after[1] - before[1]) / length) * by,
      point[1] + ((after[0] - before[0]) / length) * by,
    ];
  });
}

/** Every third point: the curve through them is the same to the eye. */
function sparse(line: Line): Line {
  return line.filter((_, index) => index % 3 === 0 || index === line.length - 1);
}

export type TubeLook = { tissue?: Tissue; weight?: number; shade?: number };

/** A rounded band along a line: ribs, vessels, bronchi, guts. */
export function tube(hand: Hand, knots: Line, girth: Girth, look: TubeLook = {}): string {
  const { tissue = 'bone', weight = 1, shade = 0.5 } = look;
  const { inks, random } = hand;
  const line = resample(knots, inks.style === 'wedge' ? 6 : 5);
  const [left, right] = [beside(line, girth, 1), beside(line, girth, -1)];
  const down =
    left.reduce((sum, [x, y]) => sum + x + y, 0) > right.reduce((sum, [x, y]) => sum + x + y, 0);
  const side = down === !inks.dark ? 1 : -1;
  const edge = side === 1 ? left : right;
  const strokes = edge.map((point, index): [Point, Point] => {
    const middle = line[index] as Point;
    const reach = shade * 2 * random.between(0.5, 0.9);
    return [point, [mix(point[0], middle[0], reach), mix(point[1], middle[1], reach)]];
  });
  const outline = ribbon(sparse(left), sparse(right));
  const shadow =
    inks.style === 'flat'
      ? fill(
          ribbon(sparse(edge), sparse(beside(line, girth, side * (1 - shade)))),
          shadeOf(hand, tissue),
        )
      : inks.style === 'wedge'
        ? fill(wedges(strokes, 1.9), shadeOf(hand, tissue))
        : stroke(segments(strokes), shadeOf(hand, tissue), inks.style === 'chalk' ? 1.8 : 0.9);
  return (
    fill(outline, groundOf(hand, tissue)) +
    (shade > 0 ? shadow : '') +
    stroke(outline, outlineOf(hand), inks.weight * weight, grain(hand))
  );
}

/** A muscle: a spindle with its fibres, pale where it turns to tendon. */
export function muscle(
  hand: Hand,
  knots: Line,
  thickness: number,
  belly = 0.5,
  tissue: Tissue = 'flesh',
): string {
  const line = resample(knots, 9);
  const girth = (share: number): number => {
    const t = share < belly ? (share / belly) * 0.5 : 0.5 + ((share - belly) / (1 - belly)) * 0.5;
    return thickness * (0.13 + 0.87 * Math.sin(Math.PI * t) ** 1.5);
  };
  const whole = ribbon(beside(line, girth, 1), beside(line, girth, -1));
  const count = Math.max(3, Math.round(thickness / 8));
  const fibres = Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.5) / count) * 2 - 1;
    const from = hand.random.between(0.06, 0.2);
    const to = hand.random.between(0.8, 0.94);
    const path = beside(line, girth, share * 0.94);
    const part = path.slice(Math.round(from * path.length), Math.round(to * path.length));
    const dark = 0.6 + (share + 1) * 0.8;
    return swelled(sparse(part), (t) => Math.sin(Math.PI * t) * hand.inks.weight * dark);
  });
  const fleshy = line.slice(Math.round(line.length * 0.12), Math.round(line.length * 0.88));
  const inner = (share: number): number =>
    girth(0.12 + share * 0.76) * Math.sin(Math.PI * (0.1 + share * 0.8)) ** 0.5;
  return (
    fill(whole, groundOf(hand, 'pale')) +
    fill(ribbon(beside(fleshy, inner, 1), beside(fleshy, inner, -1)), groundOf(hand, tissue)) +
    fill(fibres.join(''), shadeOf(hand, tissue)) +
    stroke(whole, outlineOf(hand), hand.inks.weight, grain(hand))
  );
}

export type Twig = { line: Line; width: number };

export type Growth = { spread: number; shrink: number; depth: number; forks?: number };

/** A tree that forks until it is fine enough: vessels, nerves, bronchi. */
export function grow(
  hand: Hand,
  from: Point,
  angle: number,
  length: number,
  width: number,
  growth: Growth,
): Twig[] {
  const { random } = hand;
  const bend = random.jitter(0.5);
  const middle: Point = [
    from[0] + Math.cos(angle + bend) * length * 0.5,
    from[1] + Math.sin(angle + bend) * length * 0.5,
  ];
  const end: Point = [
    middle[0] + Math.cos(angle - bend * 0.4) * length * 0.5,
    middle[1] + Math.sin(angle - bend * 0.4) * length * 0.5,
  ];
  const twig: Twig = { line: [from, middle, end], width };
  if (growth.depth <= 0) return [twig];
  const forks = growth.forks ?? 2;
  const children = Array.from({ length: forks }, (_, index) => {
    const turn =
      (index / (forks - 1) - 0.5) * 2 * growth.spread + random.jitter(growth.spread * 0.4);
    const next = { ...growth, depth: growth.depth - 1 };
    return grow(
      hand,
      end,
      angle + turn,
      length * growth.shrink * random.between(0.8, 1.15),
      width * 0.68,
      next,
    );
  });
  return [twig, ...children.flat()];
}

/** All twigs in one colour, each thinner at its end; the finest are plain lines, to save ink. */
export function twigs(list: readonly Twig[], colour: string): string {
  const thick = list.filter(({ width }) => width > 3.2);
  const levels = [...new Set(list.map(({ width }) => Math.round(width * 2) / 2))].filter(
    (width) => width <= 3.2,
  );
  const fine = levels.map((level) => {
    const lines = list
      .filter(({ width }) => width <= 3.2 && Math.round(width * 2) / 2 === level)
      .map(({ line }) => line);
    return lines.length ? stroke(soft(...lines), colour, Math.max(0.8, level * 0.84)) : '';
  });
  return (
    fill(
      thick.map(({ line, width }) => swelled(line, (share) => width * (1 - share * 0.32))).join(''),
      colour,
    ) + fine.join('')
  );
}

/** Several forms with one outline round them all, as a silhouette. */
export function silhouette(
  paths: readonly string[],
  ground: string,
  ink: string,
  width: number,
): string {
  return (
    paths.map((path) => form(path, ground, ink, width * 2)).join('') +
    paths.map((path) => fill(path, ground)).join('')
  );
}
