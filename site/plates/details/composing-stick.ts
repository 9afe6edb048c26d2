import {
  circle,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  type Random,
  rectangle,
  segments,
  stroke,
} from '@portal/engraving';
import type { PlatePalette } from '../palette.ts';
import { field } from '../sheet.ts';

type Stick = { left: number; end: number; top: number; floor: number; slant: number };

/** The tray that holds a line of type: what stands behind the type, and what stands before it. */
export function composingStick(
  { left, end, top, floor, slant }: Stick,
  random: Random,
  { ink, wash, paper, accent }: PlatePalette,
) {
  const back: Line = [
    [left - 20 + slant, top - 6],
    [field.right + 4, top - 6],
    [field.right + 4, floor],
    [left - 20, floor],
  ];
  const backShade = hatch(back, {
    angle: 0,
    spacing: 3.4,
    random,
    tone: ([x]) => (x > end ? 0.75 : 0.3),
    ragged: 12,
  });
  const knee: Line = [
    [end + slant, top - 4],
    [end + slant + 16, top - 4],
    [end + 20, floor],
    [end, floor],
  ];
  const ledge = rectangle(left - 22, floor, field.right - left + 30, 9);
  const ledgeShade = hatch(ledge, { angle: 0, spacing: 1.8, random, ragged: 20 });
  const screw: Point = [end + 24, top + 42];
  const slot = [
    [screw[0] - 4, screw[1] + 3],
    [screw[0] + 4, screw[1] - 3],
  ] as const;
  return {
    behind: form(polygon(back), wash, ink, 0.9) + stroke(segments(backShade), ink, 0.4),
    before:
      form(polygon(knee), paper, ink, 1) +
      form(circle(screw, 7), accent, ink, 1) +
      stroke(segments([slot]), paper, 1.4) +
      form(polygon(ledge), paper, ink, 1) +
      stroke(segments(ledgeShade), ink, 0.5),
  };
}
