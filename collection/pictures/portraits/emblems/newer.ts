import {
  circle,
  closedCurve,
  curve,
  form,
  type Line,
  oval,
  polar,
  polygon,
  polyline,
  steps,
  stroke,
} from '@portal/engraving';
import { points } from '../modelling/listing.ts';
import { type Inks, shading } from './inks.ts';

export function microscope({ ink, ground, accent }: Inks): string {
  return (
    form(polygon(points([22, 90, 82, 90, 78, 82, 26, 82])), ground, ink, 2.2) +
    stroke('M34 82C30 60 36 40 56 32', ink, 7) +
    form(polygon(points([44, 14, 56, 8, 76, 50, 64, 56])), accent, ink, 2.2) +
    form(polygon(points([40, 10, 54, 3, 58, 9, 44, 16])), ground, ink, 2.2) +
    form(polygon(points([66, 56, 74, 52, 78, 62, 72, 65])), ground, ink, 2.2) +
    form(polygon(points([50, 70, 92, 70, 92, 75, 50, 75])), ground, ink, 2)
  );
}

export function globe({ ink, ground, accent }: Inks): string {
  return (
    stroke('M24 92H76M50 92V80', ink, 4) +
    form(circle([50, 44], 34), ground, ink, 2.4) +
    form(closedCurve(points([34, 22, 54, 20, 60, 34, 48, 44, 40, 58, 30, 44])), accent, ink, 1.4) +
    stroke(
      `${oval([50, 44], 13, 34)}${oval([50, 44], 26, 34)}M16 44h68M21 28h58M21 60h58`,
      ink,
      1.1,
    ) +
    stroke('M26 8A42 42 0 1 0 84 68', ink, 2.6)
  );
}

export function flask({ ink, ground, accent }: Inks): string {
  const body = points([42, 10, 58, 10, 58, 40, 82, 74, 80, 90, 50, 94, 20, 90, 18, 74, 42, 40]);
  return (
    form(polygon(body), ground, ink, 2.4) +
    form(
      polygon(points([30, 58, 70, 58, 82, 74, 80, 90, 50, 94, 20, 90, 18, 74])),
      accent,
      ink,
      1.4,
    ) +
    form(oval([50, 10], 11, 3.4), ground, ink, 2.2) +
    stroke(
      shading(62, 88, (y) => [60, 70 + (y - 62) * 0.3]),
      ink,
      1.1,
    )
  );
}

export function shell({ ink, ground, accent }: Inks): string {
  const rim = steps(-1.25, 1.25, 10).map((turn) => polar([50, 84], turn - Math.PI / 2, 66));
  const ribs = steps(-1.12, 1.12, 9).map(
    (turn): Line => [[50, 84], polar([50, 84], turn - Math.PI / 2, 64)],
  );
  return (
    form(polygon(points([36, 84, 64, 84, 70, 94, 30, 94])), accent, ink, 2) +
    form(closedCurve([...rim, [50, 86]]), ground, ink, 2.4) +
    stroke(polyline(...ribs), ink, 1.5)
  );
}

export function quill({ ink, ground, accent }: Inks): string {
  const barbs = steps(0, 1, 12).map(
    (t): Line => points([36 + 50 * t, 66 - 56 * t, 34 + 48 * t, 50 - 52 * t]),
  );
  return (
    form(closedCurve(points([20, 86, 32, 54, 60, 20, 92, 4, 80, 40, 50, 66])), ground, ink, 2.2) +
    stroke(`M6 98L92 4${polyline(...barbs)}`, ink, 1.3) +
    form(polygon(points([58, 72, 90, 72, 94, 96, 54, 96])), accent, ink, 2.2) +
    form(oval([74, 72], 16, 4), ground, ink, 2)
  );
}

export function comet({ ink, ground, accent }: Inks): string {
  const tail = steps(-9, 9, 9).map(
    (bend): Line => points([36, 64, 58, 42 + bend * 0.4, 92, 10 + bend * 1.5]),
  );
  return (
    stroke(curve(...tail), ink, 1.6) +
    form(
      polygon(
        steps(0, 11, 11).map((index) => polar([30, 70], index * 0.5236, index % 2 ? 12 : 24)),
      ),
      accent,
      ink,
      2,
    ) +
    form(circle([30, 70], 8), ground, ink, 2)
  );
}
