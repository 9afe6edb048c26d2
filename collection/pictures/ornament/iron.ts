import {
  coil,
  distance,
  type Line,
  mix,
  type Point,
  polar,
  resample,
  steps,
} from '@portal/engraving';

export type BarScroll = {
  from: Point;
  to: Point;
  /** The coil at each end. */
  first: number;
  last: number;
  /** To which side of its course the first coil's bar lies. */
  side: 1 | -1;
  /** Both coils to the same side, like a C, or to opposite sides, like an S. */
  kind: 'C' | 'S';
  /** How far the bar between the coils bows out. */
  bow?: number;
};

/** A wrought bar with a coil at each end. */
export function barScroll({ from, to, first, last, side, kind, bow = 0.55 }: BarScroll): Line {
  const sweep = 6.6;
  const course = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const off = course + (side * Math.PI) / 2;
  const lean = side * bow;
  const [leave, arrive] =
    kind === 'C' ? [course + lean, course - lean] : [course - lean, course - lean];
  const startAngle = kind === 'C' ? off + lean : off - lean;
  const endAngle = kind === 'C' ? off - lean : off + Math.PI - lean;
  const turn = kind === 'C' ? -side : side;
  const start = [
    ...resample(coil(from, startAngle, startAngle + side * sweep, first, first * 0.3), 3),
  ].reverse();
  const end = resample(coil(to, endAngle, endAngle + turn * sweep, last, last * 0.3), 3);
  return [...start, ...link(start.at(-1) as Point, leave, end[0] as Point, arrive), ...end];
}

/** A smooth bar between two ends whose directions are given. */
function link(from: Point, leave: number, to: Point, arrive: number): Line {
  const span = distance(from, to);
  const reach = span * 0.4;
  const [a, b] = [polar(from, leave, reach), polar(to, arrive + Math.PI, reach)];
  const at = (t: number, axis: 0 | 1): number => {
    const [p, q, r] = [
      mix(from[axis], a[axis], t),
      mix(a[axis], b[axis], t),
      mix(b[axis], to[axis], t),
    ];
    return mix(mix(p, q, t), mix(q, r, t), t);
  };
  return steps(0, 1, Math.max(4, Math.round(span / 3.2)))
    .slice(1, -1)
    .map((t): Point => [at(t, 0), at(t, 1)]);
}
