import {
  between,
  curve,
  distance,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  type Random,
  segments,
  stroke,
  waver,
} from '@portal/engraving';
import { blend, type Inks, type Tissue } from './inks.ts';
import { smoothPath, smoothPolygon } from './smooth.ts';

/** Who draws: the inks of the house, a source of irregularity, and a number for each clipped form. */
export type Hand = { inks: Inks; random: Random; nextId: () => string };

export type Look = {
  tissue?: Tissue;
  /** How far the shade reaches over the form, 0 to 1. */
  shade?: number;
  /** Direction of the strokes in radians, from the lit side to the dark one. */
  angle?: number;
  weight?: number;
};

export function groundOf({ inks }: Hand, tissue: Tissue): string {
  const pigment = inks.pigments[tissue];
  return inks.dark ? blend(inks.paper, pigment, inks.style === 'chalk' ? 0.2 : 0.09) : pigment;
}

export function shadeOf({ inks }: Hand, tissue: Tissue): string {
  const pigment = inks.pigments[tissue];
  if (inks.style === 'flat') return blend(pigment, inks.deep, 0.3);
  return inks.dark ? pigment : inks.ink;
}

/** Lines on a chart printed on a dark ground are dark inside the forms. */
export function outlineOf({ inks }: Hand): string {
  return inks.style === 'flat' && !inks.dark ? inks.deep : inks.ink;
}

/** A rounded form: ground, shade on the side away from the light, outline. */
export function solid(hand: Hand, knots: Line, look: Look = {}): string {
  const { tissue = 'bone', shade = 0.5, weight = 1 } = look;
  const closed = smoothPath(knots);
  const width = hand.inks.weight * weight;
  return (
    fill(closed, groundOf(hand, tissue)) +
    (shade > 0 ? shading(hand, knots, closed, { ...look, tissue, shade }) : '') +
    contour(hand, closed, width, knots)
  );
}

function contour(hand: Hand, closed: string, width: number, knots: Line): string {
  const { inks, random } = hand;
  const main = stroke(closed, outlineOf(hand), width, grain(hand));
  if (inks.style !== 'chalk') return main;
  return main + stroke(smoothPath(waver(knots, random, 2)), inks.ink, 1, { 'stroke-opacity': 0.5 });
}

/** Chalk skips over the board. */
export function grain({ inks }: Hand): Record<string, string> {
  return inks.style === 'chalk'
    ? { 'stroke-dasharray': '19 1.6 8 1.2 27 2.2 13 1', 'stroke-opacity': '0.9' }
    : {};
}

function shading(
  hand: Hand,
  knots: Line,
  closed: string,
  look: Look & { tissue: Tissue; shade: number },
): string {
  const { inks, random } = hand;
  const outline = smoothPolygon(knots);
  if (inks.style === 'flat') return crescent(hand, knots, closed, look);
  const angle = look.angle ?? acrossAngle(outline);
  const colour = shadeOf(hand, look.tissue);
  const spacing = { wedge: 5.6, line: 3.5, chalk: 6.5 }[inks.style];
  const strokes = hatch(outline, { angle, spacing, random, ragged: 0 });
  const cut = strokes.map(([from, to], index): [Point, Point] => {
    const share = look.shade * (index % 2 ? 0.75 : 1) * random.between(0.8, 1.1);
    return inks.dark ? [from, between(from, to, share * 0.8)] : [to, between(to, from, share)];
  });
  if (inks.style === 'wedge') return fill(wedges(cut, 1.9), colour);
  if (inks.style === 'chalk') return stroke(segments(cut), colour, 2.4, { 'stroke-opacity': 0.55 });
  const crossed = hatch(outline, { angle: angle + 0.55, spacing: 4.4, random, ragged: 0 }).map(
    ([from, to]): [Point, Point] => {
      const share = look.shade * 0.45 * random.between(0.7, 1.1);
      return inks.dark ? [from, between(from, to, share)] : [to, between(to, from, share)];
    },
  );
  return stroke(segments(cut), colour, 0.8) + stroke(segments(crossed), colour, 0.7);
}

/** Strokes that end in a point, as a knife leaves them in wood. */
export function wedges(strokes: readonly (readonly [Point, Point])[], half: number): string {
  return polygon(
    ...strokes.map(([root, tip]): Line => {
      const length = distance(root, tip) || 1;
      const nx = (-(tip[1] - root[1]) / length) * half;
      const ny = ((tip[0] - root[0]) / length) * half;
      return [[root[0] + nx, root[1] + ny], tip, [root[0] - nx, root[1] - ny]];
    }),
  );
}

function crescent(
  hand: Hand,
  knots: Line,
  closed: string,
  { tissue, shade }: { tissue: Tissue; shade: number },
): string {
  const xs = knots.map(([x]) => x);
  const ys = knots.map(([, y]) => y);
  const size = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const by = size * shade * 0.3;
  const id = hand.nextId();
  const lit = smoothPath(knots.map(([x, y]) => [x - by, y - by * 0.7] as const));
  return (
    `<clipPath id="${id}"><path d="${closed}"/></clipPath>` +
    fill(closed + lit, shadeOf(hand, tissue), {
      'fill-rule': 'evenodd',
      'clip-path': `url(#${id})`,
    })
  );
}

/** Across the longer axis of a form, towards its lower right. */
function acrossAngle(outline: Line): number {
  const mean = (axis: 0 | 1): number =>
    outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  const [mx, my] = [mean(0), mean(1)];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of outline) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  const spread = Math.hypot(xx - yy, 2 * xy) / (xx + yy);
  if (spread < 0.35) return 0.65;
  const across = Math.atan2(2 * xy, xx - yy) / 2 + Math.PI / 2;
  return Math.cos(across) + Math.sin(across) * 0.9 > 0 ? across : across + Math.PI;
}

/** A socket or the inside of a pipe. */
export function hollow({ inks }: Hand, knots: Line): string {
  return form(
    smoothPath(knots),
    inks.deep,
    inks.style === 'flat' ? inks.deep : inks.ink,
    inks.weight * 0.7,
  );
}

/** A line drawn on a form. */
export function crease(hand: Hand, line: Line, weight = 0.7): string {
  return stroke(curve(line), outlineOf(hand), hand.inks.weight * weight, grain(hand));
}

/** A whole drawing set down elsewhere, larger or smaller. */
export function placed(body: string, [x, y]: Point, scale: number, flip = false, turn = 0): string {
  const turned = turn ? ` rotate(${turn})` : '';
  return `<g transform="translate(${x} ${y})${turned} scale(${flip ? -scale : scale} ${scale})">${body}</g>`;
}
