import {
  along,
  bows,
  closedSoft,
  heading,
  type Line,
  type Point,
  polar,
  polygon,
  type Random,
  steps,
  swelled,
} from '@portal/engraving';
import { ribOnly, shadeStrokes, veinStrokes } from './blade-strokes.ts';
import type { Medium } from './medium.ts';
import type { Pigment } from './pigments.ts';

export type BladeForm = {
  /** Half its width, as a share of its length. */
  width: number;
  /** How wide it is from the foot to the tip, 0 to 1. */
  swell: (share: number) => number;
  margin?: 'entire' | 'toothed' | 'lobed' | 'wavy';
  lobes?: number;
  /** How far the base reaches back beside the stalk, as a share of the length. */
  ears?: number;
  /** Pairs of side veins. Negative for veins that run along the blade. */
  veins?: number;
};

export type BladePlace = {
  foot: Point;
  angle: number;
  length: number;
  /** How much it bends from foot to tip, in radians. */
  bend?: number;
  /** How far it is turned from us: 0 flat, 1 or -1 with one half hidden. */
  turn?: number;
};

export function bladeAxis({ foot, angle, length, bend = 0 }: BladePlace): Line {
  const count = 20;
  const line: Point[] = [foot];
  for (let index = 1; index <= count; index += 1) {
    const turn = angle + bend * ((index - 0.5) / count) ** 1.3;
    line.push(polar(line[index - 1] as Point, turn, length / count));
  }
  return line;
}

/** A leaf, or one leaflet: two halves on a midrib, one of them in the shade. */
export function blade(
  place: BladePlace,
  form: BladeForm,
  pigment: Pigment,
  medium: Medium,
  random: Random,
): string {
  const axis = bladeAxis(place);
  const { length, turn = 0 } = place;
  const { width, swell, margin = 'entire', lobes = 7, veins = 7, ears = 0 } = form;
  const half = (side: number): number =>
    width * length * (side * turn > 0 ? 1 - Math.abs(turn) : 1);
  const edgePoint = (share: number, side: number, out: number): Point =>
    polar(
      along(axis, share),
      heading(axis, share) + (side * Math.PI) / 2,
      half(side) * swell(share) * out,
    );
  const edge = (side: number): Point[] => {
    if (margin === 'toothed') {
      return steps(0, 1, lobes * 2).map((share, index) =>
        edgePoint(
          Math.min(1, share + (index % 2 ? 0.35 / lobes : 0)),
          side,
          index % 2 ? 1.08 : 0.9,
        ),
      );
    }
    const count = margin === 'entire' ? 9 : lobes * 4;
    const phase = random.between(0, 6);
    return steps(0, 1, count).map((share) => {
      if (margin === 'lobed') {
        const wave = 0.5 - 0.5 * Math.cos(share * lobes * Math.PI * 2);
        return edgePoint(Math.min(1, share + (wave * 0.35) / lobes), side, 0.45 + 0.6 * wave);
      }
      const wave = margin === 'wavy' ? 0.13 * Math.sin(share * lobes * 6.3 + phase) : 0;
      return edgePoint(share, side, 1 + wave);
    });
  };
  const ear = (side: number): Point[] =>
    ears === 0
      ? []
      : [0.2, 0.5, 0.86].map((out, index) =>
          polar(
            polar(
              place.foot,
              place.angle + Math.PI,
              length * ears * ([0.6, 1, 0.7][index] as number),
            ),
            place.angle + (side * Math.PI) / 2,
            half(side) * out * 0.9,
          ),
        );
  const [left, right] = [-1, 1].map((side) => [
    place.foot,
    ...ear(side),
    ...edge(side).slice(ears ? 1 : 0),
  ]) as [Point[], Point[]];
  const shape = margin === 'toothed' ? polygon : closedSoft;
  const rib = steps(1, 0, 6).map((share) => along(axis, share));
  // The half that looks down is in the shade, as the light comes from above.
  const shadySide = Math.cos(place.angle + (place.bend ?? 0) / 2) > 0 ? 1 : -1;
  const shadyHalf = shadySide > 0 ? right : left;
  const small = length < 46;
  const veinLines = veinStrokes(axis, veins, small, (share, side, out) =>
    edgePoint(share, side, margin === 'lobed' ? out * 0.6 : out),
  );
  const ribLine = swelled(
    steps(0, 0.97, 6).map((share) => along(axis, share)),
    (share) => Math.max(0.8, length * 0.016) * (1 - share * 0.8),
  );
  return medium.paint({
    outline: shape([...left, ...[...right].reverse()]),
    pigment,
    grade: [along(axis, 1), along(axis, 0)],
    shadow: shape([...shadyHalf, ...rib]),
    veins: (small ? '' : ribLine) + bows(small ? ribOnly(axis) : [...veinLines, ...ribOnly(axis)]),
    shade: small
      ? ''
      : bows(
          shadeStrokes(axis, veins, shadySide, random, (share, side, out) =>
            edgePoint(share, side, margin === 'lobed' ? out * 0.55 : out),
          ),
        ),
    weight: small ? 0.75 : 1,
  });
}
