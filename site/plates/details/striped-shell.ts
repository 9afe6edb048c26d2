import {
  closedCurve,
  curve,
  fill,
  form,
  type Line,
  mix,
  type Point,
  polar,
  seededRandom,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import type { PlatePalette } from '../palette.ts';

const growth = Math.log(3.1) / (Math.PI * 2);
const mouth = Math.PI * 1.15;

/** The outside of a nautilus: a flamed back, and fine lines of growth towards the opening. */
export function stripedShell(centre: Point, size: number, palette: PlatePalette): string {
  const { ink, soft, accent, raised } = palette;
  const random = seededRandom('striped shell');
  const reach = (angle: number) => size * Math.exp(growth * (angle - mouth));
  const place = (angle: number, across: number): Point =>
    polar(centre, angle - 0.75 * (1 - across) ** 2, mix(size * 0.09, reach(angle), across));
  const rim: Line = steps(mouth - Math.PI * 2, mouth, 16).map((angle) =>
    polar(centre, angle, reach(angle)),
  );
  const lip: Line = steps(1, 0.3, 4).map((across) => place(mouth + 0.5 * (1 - across), across));
  const stripes = steps(mouth - 5.4, mouth - 1.75, 11).map((angle) => {
    const end = random.between(0.16, 0.5);
    const line = steps(0.99, end, 3).map((across) =>
      place(angle + random.jitter(0.05) * (1 - across), across),
    );
    return swelled(line, (share) => reach(angle) * mix(0.13, 0.03, share) + random.jitter(0.3));
  });
  const growthLines = steps(mouth - 1.6, mouth - 0.12, 9).map((angle) =>
    steps(0.98, random.between(0.3, 0.6), 2).map((across) => place(angle, across)),
  );
  return (
    form(closedCurve([...rim, ...lip]), raised, ink, 1.2) +
    fill(stripes.join(''), accent) +
    stroke(curve(...growthLines), soft, 0.5) +
    stroke(curve(rim.slice(0, 9)), ink, 0.8)
  );
}
