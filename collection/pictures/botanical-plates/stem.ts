import {
  along,
  curve,
  heading,
  type Line,
  mix,
  type Point,
  polar,
  type Random,
  resample,
  segments,
  steps,
  swelled,
} from '@portal/engraving';
import type { Medium } from './medium.ts';
import type { Pigment } from './pigments.ts';

export type StemForm = {
  from: number;
  to: number;
  hairs?: boolean;
  thorns?: boolean;
  bark?: boolean;
};

/** A stem or twig along a line, thinning towards its end. */
export function stem(
  line: Line,
  form: StemForm,
  pigment: Pigment,
  medium: Medium,
  random: Random,
): string {
  const { from, to, hairs, thorns, bark } = form;
  const width = (share: number): number => mix(from, to, share ** 0.8);
  const length = line.length;
  const few = steps(0, 1, Math.max(6, Math.round(length / 6))).map((share) => along(line, share));
  const beside = (share: number, side: number, out = 0.5): Point =>
    polar(along(line, share), heading(line, share) + (side * Math.PI) / 2, width(share) * out);
  const shaded = few.map((_, index) => beside(index / (few.length - 1), 1, 0.26));
  const outlineWidths = swelled(few, width);
  const shadeBand = swelled(shaded, (share) => width(share) * 0.42);
  const rings = bark
    ? steps(0.01, 0.97, Math.round(length / 3)).map((share) => {
        const side = random.pick([-1, 1]);
        return [beside(share, side), beside(share, side, random.between(-0.1, 0.3))] as const;
      })
    : [];
  const points = thorns
    ? steps(0.08, 0.9, 13).map((share, index): Line => {
        const side = index % 2 ? 1 : -1;
        const lean = heading(line, share) + side * 1.25;
        return [
          beside(share - 0.008, side),
          polar(beside(share, side), lean, width(share) * 0.4 + 8),
          beside(share + 0.012, side),
        ];
      })
    : [];
  const fluff = hairs
    ? steps(0.02, 0.98, Math.round(length * 0.9)).map((share, index) => {
        const side = index % 2 ? 1 : -1;
        const foot = beside(share, side);
        const lean = heading(line, share) + side * random.between(1.2, 1.7);
        return [foot, polar(foot, lean, random.between(4, 9))] as const;
      })
    : [];
  return (
    (hairs ? medium.line(segments(fluff), 0.6, pigment) : '') +
    (thorns
      ? medium.paint({ outline: curve(...points), pigment, body: 'solid', weight: 0.8 })
      : '') +
    medium.paint({
      outline: outlineWidths,
      pigment,
      body: 'solid',
      shadow: shadeBand,
      shade: segments(rings),
    })
  );
}

/** A line that a plant might grow: smooth through a few places. */
export function growth(...knots: Point[]): Line {
  return resample(knots, 5);
}
