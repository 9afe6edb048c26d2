import {
  circle,
  closedCurve,
  coil,
  form,
  type Line,
  type Point,
  polar,
  resample,
  steps,
  swelled,
} from '@portal/engraving';
import type { Palette } from './palette.ts';

/** One lobe of a palmette: narrow at its foot, swelling, and hooked a little at its end. */
function lobe(foot: Point, angle: number, length: number, hook: number): Line {
  const at = (share: number, off: number): Point =>
    polar(
      polar(foot, angle + hook * share * share, length * share),
      angle + Math.PI / 2,
      off * length,
    );
  return [
    at(0.06, -0.02),
    at(0.45, -0.055),
    at(0.82, -0.085),
    at(1, -0.03),
    at(1, 0.03),
    at(0.82, 0.085),
    at(0.45, 0.055),
    at(0.06, 0.02),
  ];
}

/** A fan of lobes above two small volutes. It stands on its foot and points up. */
export function palmette(
  foot: Point,
  height: number,
  lobes: number,
  palette: Palette,
  colour = palette.body,
): string {
  const { ink, second } = palette;
  const half = (lobes - 1) / 2;
  const fan = steps(-half, half, lobes - 1).map((place) => {
    const share = place / half;
    const length = height * (1 - 0.52 * Math.abs(share) ** 1.5);
    return lobe(foot, -Math.PI / 2 + share * 1.22, length, share * 0.34);
  });
  const weight = Math.max(0.9, height / 90);
  return (
    form(closedCurve(...fan), colour, ink, weight) +
    form(volute(foot, height * 0.2, 1) + volute(foot, height * 0.2, -1), colour, ink, weight) +
    form(circle(foot, height * 0.075), second, ink, weight)
  );
}

/** A strip that leaves the foot sideways and coils inwards. */
export function volute([x, y]: Point, size: number, side: 1 | -1): string {
  const eye: Point = [x + side * size * 0.95, y + size * 0.1];
  const line = resample(
    coil(eye, side > 0 ? Math.PI : 0, side > 0 ? Math.PI + 8.6 : -8.6, size * 0.8, size * 0.14),
    2,
  );
  return swelled(line, (share) => size * (0.3 - 0.16 * share));
}

/** A lotus: three pointed sepals and the tips of others between them. */
export function lotus(
  foot: Point,
  height: number,
  palette: Palette,
  colour = palette.second,
): string {
  const sepal = (angle: number, length: number, wide: number): Line => {
    const at = (share: number, off: number): Point =>
      polar(polar(foot, angle, length * share), angle + Math.PI / 2, off * wide);
    return [at(0, 0), at(0.4, -1), at(0.75, -0.7), at(1, 0), at(0.75, 0.7), at(0.4, 1)];
  };
  const up = -Math.PI / 2;
  const weight = Math.max(0.9, height / 90);
  return (
    form(
      closedCurve(
        sepal(up - 0.36, height * 0.84, height * 0.09),
        sepal(up + 0.36, height * 0.84, height * 0.09),
      ),
      palette.light,
      palette.ink,
      weight,
    ) +
    form(
      closedCurve(
        sepal(up - 0.72, height * 0.9, height * 0.1),
        sepal(up + 0.72, height * 0.9, height * 0.1),
      ),
      colour,
      palette.ink,
      weight,
    ) +
    form(closedCurve(sepal(up, height * 0.96, height * 0.13)), colour, palette.ink, weight)
  );
}
