import {
  closedCurve,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  resample,
  seededRandom,
  segments,
  stroke,
} from '@portal/engraving';

/** The two colours a block has: what was left standing, and what was cut away. */
export type Block = { ink: string; paper: string };

/** The same outline with so many points that it can be hatched. */
function dense(outline: Line): Line {
  return resample([...outline, outline[0] as Point], 4);
}

/** A rounded form with an even outline, shaded from the right with slanting cuts. */
export function cut(outline: Line, { ink, paper }: Block, shade = 0.8, angle = -0.7): string {
  const xs = outline.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const strokes = hatch(dense(outline), {
    angle,
    spacing: 3.8,
    random: seededRandom('cut'),
    ragged: 3,
    tone: ([x]) => ((x - left) / (right - left || 1)) * shade + 0.08,
  });
  return form(closedCurve(outline), paper, ink, 3.2) + stroke(segments(strokes), ink, 1.5);
}

/** A form with corners. */
export function cutStraight(outline: Line, { ink, paper }: Block): string {
  return form(polygon(outline), paper, ink, 3);
}

export function solid(outline: Line, { ink }: Block): string {
  return fill(closedCurve(outline), ink);
}

/** Where the block was left dark: level lines under a figure. */
export function shadowUnder(y: number, width: number, { ink }: Block): string {
  const lines = [0, 1, 2, 3].map((row): readonly [Point, Point] => {
    const half = (width / 2) * (1 - row * 0.17);
    return [
      [-half + row * 9, y + row * 5],
      [half + row * 3, y + row * 5],
    ];
  });
  return stroke(segments(lines), ink, 2);
}
