import { form, type Point, polygon, soft, steps, stroke } from '@portal/engraving';
import { area, type Press, panel, placed, shade } from './press.ts';

/** A window with a sill and hills in it. */
export function window(press: Press, x: number, y: number, right: number, foot: number): string {
  const panes = steps(x, right, 3)
    .slice(0, -1)
    .flatMap((left) =>
      steps(y, foot, 3)
        .slice(0, -1)
        .map((top) =>
          panel(
            press,
            left + 0.008,
            top + 0.01,
            left + (right - x) / 3 - 0.004,
            top + (foot - y) / 3 - 0.004,
          ),
        ),
    );
  return (
    area(press, panel(press, x - 0.02, y - 0.025, right + 0.02, foot + 0.02), '#a98a63', 2) +
    panes
      .map(
        (pane) =>
          area(press, pane, '#bcd6dc', 1.5) +
          shade(press, pane, { angle: -0.8, spacing: 13, width: 0.8, ragged: 22 }),
      )
      .join('') +
    area(press, panel(press, x - 0.05, foot + 0.02, right + 0.05, foot + 0.055), '#8a6a4c', 1.8)
  );
}

/** A rug with a border. */
export function rug(press: Press, x: number, right: number, y: number, colour: string): string {
  const mat = (inset: number): Point[] =>
    placed(
      press,
      `${x + 0.05 + inset},${y + inset * 0.5} ${right - 0.05 - inset},${y + inset * 0.5}
        ${right - inset * 1.2},${y + 0.15 - inset * 0.5}
        ${x + inset * 1.2},${y + 0.15 - inset * 0.5}`,
    );
  return (
    area(press, mat(0), colour, 2) +
    stroke(polygon(mat(0.024)), press.palette.ink, 1.6) +
    stroke(polygon(mat(0.034)), press.palette.ink, 1) +
    shade(press, mat(0.04), { angle: 0.02, spacing: 7 })
  );
}

/** A curtain, drawn aside. */
export function curtain(press: Press, x: number, right: number, colour: string): string {
  const { palette } = press;
  const outline = placed(
    press,
    `${x},0 ${right},0 ${right - 0.01},0.08 ${right - 0.05},0.22 ${x + 0.12},0.36
      ${x + 0.06},0.42 ${x + 0.045},0.46 ${x + 0.07},0.54 ${x + 0.08},0.66 ${x},0.67`,
  );
  const folds = steps(0.15, 0.85, 4).map((t) =>
    placed(
      press,
      `${x + (right - x) * t},0 ${x + (right - x) * t * 0.72},0.24
        ${x + 0.05 * t},0.44 ${x + 0.075 * t},0.66`,
    ),
  );
  return (
    form(polygon(outline), palette.tint(colour), palette.ink, 2) +
    stroke(soft(...folds), palette.ink, 1.5) +
    shade(press, outline, { angle: 1.2, spacing: 7 })
  );
}
