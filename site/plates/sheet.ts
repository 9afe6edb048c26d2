import {
  curve,
  fill,
  type Point,
  polygon,
  seededRandom,
  steps,
  stroke,
  svgDocument,
} from '@portal/engraving';
import { letter } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import { plateHeight, plateWidth } from './plate.ts';

/** The room inside the frame line: what a drawing may fill to the edge. */
export const field = { left: 20, top: 20, right: 460, bottom: 328 } as const;

/** A sheet of paper with the pressed edge, the frame and the number that every plate has. */
export function sheet(palette: PlatePalette, number: string, drawing: string): string {
  const paper = fill(`M0 0h${plateWidth}v${plateHeight}H0z`, palette.paper);
  return svgDocument(
    plateWidth,
    plateHeight,
    paper + drawing + frame(palette, number) + caption(palette, number),
  );
}

function frame(palette: PlatePalette, number: string): string {
  const { left, top, right, bottom } = field;
  // What a drawing leaves over the edge is hidden, as if the plate had been wiped there.
  const wiped = fill(
    `M0 0H${plateWidth}V${plateHeight}H0zM${left} ${top}V${bottom}H${right}V${top}z`,
    palette.paper,
    { 'fill-rule': 'evenodd' },
  );
  const pressed = 'M12 8h456q4 0 4 4v336q0 4-4 4H12q-4 0-4-4V12q0-4 4-4z';
  return (
    wiped +
    stroke(pressed, palette.rule, 1) +
    stroke(ruledBox(number, 0), palette.ink, 1.2) +
    stroke(ruledBox(`${number} inner`, 3), palette.ink, 0.5)
  );
}

/** Four lines ruled one by one: they waver a little and overshoot at the corners. */
function ruledBox(seed: string, outset: number): string {
  const random = seededRandom(`frame ${seed}`);
  const left = field.left - outset;
  const right = field.right + outset;
  const top = field.top - outset;
  const bottom = field.bottom + outset;
  const rule = (from: Point, to: Point): Point[] =>
    steps(0, 1, 4).map((t) => [
      from[0] + (to[0] - from[0]) * t + random.jitter(0.3),
      from[1] + (to[1] - from[1]) * t + random.jitter(0.3),
    ]);
  const over = () => random.next() * 1.4;
  return curve(
    rule([left - over(), top], [right + over(), top]),
    rule([right, top - over()], [right, bottom + over()]),
    rule([right + over(), bottom], [left - over(), bottom]),
    rule([left, bottom + over()], [left, top - over()]),
  );
}

function caption(palette: PlatePalette, number: string): string {
  return fill(
    letter(`Pl. ${number}`, { size: 10, at: [field.right, 344], anchor: 1, spacing: 0.6 }),
    palette.soft,
  );
}

/** The whole field, for grounds that reach the frame. */
export const fieldOutline = polygon([
  [field.left, field.top],
  [field.right, field.top],
  [field.right, field.bottom],
  [field.left, field.bottom],
]);
