import {
  bows,
  closedCurve,
  curve,
  fill,
  form,
  type Line,
  type Patch,
  type Point,
  patchBetween,
  type Random,
  resample,
  ribbon,
  seededRandom,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { PlatePalette } from '../palette.ts';

export const axis = 240;

function smooth(...knots: Point[]): Line {
  return resample(knots, 4);
}

function mirrored(patch: Patch, side: number): Patch {
  return (out, across) => {
    const [x, y] = patch(out, across);
    return [axis + (x - axis) * side, y];
  };
}

const foreWing = patchBetween(
  smooth([246, 138], [296, 98], [352, 66], [404, 54], [426, 62]),
  smooth([246, 146], [290, 176], [340, 186], [386, 176]),
  smooth([426, 62], [424, 92], [412, 130], [386, 176]),
);

const hindWing = patchBetween(
  smooth([246, 150], [296, 170], [344, 184], [376, 186]),
  smooth([246, 162], [256, 214], [274, 252], [298, 274]),
  smooth([376, 186], [374, 220], [350, 256], [298, 274]),
);

/** A wavering line from edge to edge of a wing, at a distance from its root. */
function band(wing: Patch, out: number, swing: number, waves: number, count = 14): Line {
  return steps(0.01, 0.99, count).map((across) =>
    wing(out + swing * Math.sin(across * Math.PI * 2 * waves + 0.6), across),
  );
}

function between(wing: Patch, from: number, to: number, swing: number, waves: number): string {
  return ribbon(band(wing, from, swing, waves, 7), band(wing, to, swing * 1.3, waves, 7));
}

/** The margin is scalloped, one dip to each vein. */
function edge(wing: Patch): string {
  return closedCurve([
    ...steps(0, 0.98, 5).map((out) => wing(out, 0)),
    ...steps(0.02, 0.98, 10).map((across, index) => wing(index % 2 ? 0.985 : 1, across)),
    ...steps(0.98, 0.02, 3).map((out) => wing(out, 1)),
  ]);
}

function ring(wing: Patch, out: number, across: number, size: number): string {
  return closedCurve(
    steps(0, Math.PI * 2, 7)
      .slice(0, -1)
      .map((turn) => wing(out + Math.cos(turn) * size, across + Math.sin(turn) * size * 1.9)),
  );
}

function veins(wing: Patch, from: number): string {
  return bows(
    steps(0.1, 0.92, 7).map((across) => [
      wing(from, 0.3 + across * 0.42),
      wing(0.66, across * 0.96 + 0.02),
      wing(0.98, across),
    ]),
  );
}

/** Rows of strokes along the wing, long and short by turns: scales as an engraver shows them. */
function scales(wing: Patch, random: Random, from: number, to: number, count: number): string {
  return segments(
    steps(0.03, 0.97, count).map((across, index) => {
      const start = from + random.next() * 0.02;
      const end = to - (index % 3) * (to - from) * 0.25 - random.next() * 0.03;
      return [wing(start, across), wing(end, across + random.jitter(0.006))] as const;
    }),
  );
}

export function wings(side: 1 | -1, palette: PlatePalette): string {
  const random = seededRandom(`moth wing ${side}`);
  return (
    paintHindWing(mirrored(hindWing, side), random, palette) +
    paintForeWing(mirrored(foreWing, side), random, palette)
  );
}

function paintHindWing(wing: Patch, random: Random, { ink, accent, raised }: PlatePalette): string {
  return (
    form(edge(wing), raised, ink, 1) +
    fill(between(wing, 0.05, 0.5, 0.02, 1), accent, { 'fill-opacity': 0.22 }) +
    fill(between(wing, 0.5, 0.63, 0.03, 1), ink) +
    fill(between(wing, 0.66, 0.82, 0.025, 1.4), accent, { 'fill-opacity': 0.85 }) +
    stroke(curve(band(wing, 0.9, 0.012, 4.5, 16)), ink, 0.7) +
    stroke(veins(wing, 0.3), ink, 0.5) +
    stroke(scales(wing, random, 0.12, 0.42, 24), ink, 0.5)
  );
}

function paintForeWing(wing: Patch, random: Random, palette: PlatePalette): string {
  const { ink, teal, accent, wash, paper, soft } = palette;
  const lines = [0.2, 0.36, 0.63, 0.79].map((out) => band(wing, out, 0.028, 1.5, 7));
  return (
    form(edge(wing), wash, ink, 1.2) +
    fill(between(wing, 0.23, 0.32, 0.025, 1.5), teal) +
    fill(between(wing, 0.67, 0.75, 0.03, 1.5), teal) +
    stroke(curve(...lines, band(wing, 0.93, 0.01, 5, 18)), ink, 0.8) +
    stroke(scales(wing, random, 0.06, 0.18, 24), ink, 0.6) +
    stroke(scales(wing, random, 0.81, 0.92, 44), ink, 0.6) +
    stroke(scales(wing, random, 0.39, 0.5, 22), soft, 0.5) +
    stroke(veins(wing, 0.4), ink, 0.5) +
    form(ring(wing, 0.52, 0.38, 0.062), paper, ink, 0.9) +
    form(ring(wing, 0.52, 0.38, 0.04), accent, ink, 0.6) +
    fill(ring(wing, 0.525, 0.38, 0.018), ink)
  );
}
