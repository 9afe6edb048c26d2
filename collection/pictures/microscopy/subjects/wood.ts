import {
  closedCurve,
  closedSoft,
  curve,
  fill,
  form,
  type Line,
  type Point,
  type Random,
  rectangle,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { dust, type Field, ground } from '../field.ts';
import type { Light } from '../light.ts';

/** Wood cut across: cells in files between rays, wide vessels in spring, narrow in autumn. */
export function woodAcross(field: Field, light: Light, random: Random): string {
  const {
    centre: [cx, cy],
    radius,
  } = field;
  const noise = valueNoise(`wood ${random.next()}`);
  const year = radius * random.between(0.5, 0.8);
  const width = radius * 0.042;
  // Years are arcs about a pith that lies far below the field.
  const bow = (x: number): number => ((x - cx) / radius) ** 2 * radius * 0.12;
  const pith = cy + radius * 3;
  const layers = new Map<string, Line[]>();
  const put = (colour: string, cell: Line): void => {
    layers.set(colour, [...(layers.get(colour) ?? []), cell]);
  };
  const vessels: { at: Point; size: number }[] = [];
  for (let turn = 0; turn < 420; turn += 1) {
    const at: Point = [cx + random.between(-1, 1) * radius, cy + random.between(-1, 1) * radius];
    const season = ((((pith - at[1] - bow(at[0])) % year) + year) % year) / year;
    if (season > 0.55 && random.next() < 0.93) continue;
    const size =
      radius * (season < 0.3 ? random.between(0.04, 0.056) : random.between(0.018, 0.03));
    if (
      vessels.some(
        (other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < (size + other.size) * 1.1,
      )
    )
      continue;
    vessels.push({ at, size });
  }
  let file = 0;
  for (let x = cx - radius * 1.02; x < cx + radius * 1.02; x += width, file += 1) {
    const ray = file % 7 === 3;
    for (let y = cy - radius * 1.05; y < cy + radius * 1.05; ) {
      const season = ((((pith - y - bow(x)) % year) + year) % year) / year;
      const tall = ray
        ? width * 3.4
        : width *
          (season > 0.8 ? 0.36 : 0.95 - season * 0.4) *
          (1 + 0.16 * noise([x / 20, y / 20]));
      const left = x + noise([file * 3.7, y / 160]) * width * 0.3;
      const covered = vessels.some(
        ({ at, size }) => Math.hypot(at[0] - left - width / 2, at[1] - y) < size * 1.04,
      );
      if (!covered && Math.hypot(left - cx, y - cy) < radius * 1.04) {
        const wall = width * (season > 0.8 ? 0.16 : 0.1);
        const cell = rectangle(
          left + wall,
          y + wall * 0.5,
          (ray ? width * 0.7 : width) - wall * 2,
          tall - wall,
        );
        put(ray ? light.accent : season > 0.8 ? light.tints[1] : light.middle, cell);
      }
      y += tall;
    }
  }
  const rings = vessels.map(({ at: [x, y], size }) =>
    closedCurve(
      steps(0, 7, 7).map(
        (t): Point => [
          x + Math.cos(t * 0.785) * size * 0.9,
          y + Math.sin(t * 0.785) * size * (1.1 + random.jitter(0.15)),
        ],
      ),
    ),
  );
  return (
    ground(field, light) +
    fill(
      closedCurve(
        steps(0, 11, 11).map(
          (t): Point => [
            cx + Math.cos(t * 0.5236) * radius * 1.02,
            cy + Math.sin(t * 0.5236) * radius * 1.02,
          ],
        ),
      ),
      light.tints[2],
    ) +
    [...layers].map(([colour, cells]) => fill(closedSoft(...cells), colour)).join('') +
    form(rings.join(''), light.middle, light.line, radius * 0.009) +
    stroke(rings.join(''), light.accent, radius * 0.004) +
    dust(field, light, random, 12)
  );
}

/** Wood cut along: fibres that part around spindles of ray cells. */
export function woodAlong(field: Field, light: Light, random: Random): string {
  const {
    centre: [cx, cy],
    radius,
  } = field;
  const spindles = Array.from({ length: 44 }, () => ({
    x: cx + random.between(-1, 1) * radius,
    y: cy + random.between(-1, 1) * radius,
    tall: radius * random.between(0.07, 0.2),
  }));
  const part = (x: number, y: number): number =>
    spindles.reduce((sum, spindle) => {
      const along = 1 - ((y - spindle.y) / spindle.tall) ** 2;
      const across = (x - spindle.x) / (radius * 0.07);
      return along > 0
        ? sum + Math.sign(across) * along * radius * 0.024 * Math.exp(-(across ** 2))
        : sum;
    }, 0);
  const fibres = steps(cx - radius, cx + radius, 92).map((x) =>
    steps(cy - radius * 1.02, cy + radius * 1.02, 54).map(
      (y): Point => [x + part(x, y) + Math.sin(y / 90) * 3, y],
    ),
  );
  const cells = spindles.flatMap(({ x, y, tall }) =>
    steps(-0.86, 0.86, Math.round(tall / (radius * 0.02))).map((share): Line => {
      const half = radius * 0.02 * Math.sqrt(1 - share * share) + 1;
      const middle = y + share * tall;
      const high = radius * 0.017;
      return [
        [x - half + Math.sin(middle / 90) * 3, middle],
        [x + Math.sin(middle / 90) * 3, middle - high],
        [x + half + Math.sin(middle / 90) * 3, middle],
        [x + Math.sin(middle / 90) * 3, middle + high],
      ];
    }),
  );
  const third = (start: number): Line[] => fibres.filter((_, index) => index % 3 === start);
  return (
    ground(field, light) +
    stroke(curve(...third(0)), light.tints[1], radius * 0.016) +
    stroke(curve(...third(1)), light.tints[0], radius * 0.013) +
    stroke(curve(...third(2)), light.tints[2], radius * 0.008) +
    form(closedSoft(...cells), light.accent, light.line, 1.2, { 'fill-opacity': 0.85 }) +
    dust(field, light, random, 12)
  );
}
