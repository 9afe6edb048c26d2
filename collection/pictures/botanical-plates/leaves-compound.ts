import { along, curve, heading, polar, type Random, steps } from '@portal/engraving';
import { type BladePlace, blade, bladeAxis } from './blade.ts';
import { manyBlades } from './blades-many.ts';
import type { Dress } from './dress.ts';
import { petiole, simple } from './leaf-shapes.ts';
import { stem } from './stem.ts';

/** Leaflets in pairs along a stalk, and one at the end. */
export function pinnate(
  form: 'pinnate' | 'ladder',
  place: BladePlace,
  dress: Dress,
  random: Random,
): string {
  const { medium, leaf: pigment } = dress;
  const axis = bladeAxis(place);
  const pairs = form === 'ladder' ? 10 : 4;
  const shape = { ...simple.toothed, lobes: 8, veins: 5 };
  const size = place.length * (form === 'ladder' ? 0.26 : 0.38);
  if (form === 'ladder') {
    const places = steps(0.18, 0.97, pairs * 2 - 1).flatMap((share) =>
      (share > 0.96 ? [-0.4, 0.4] : [-1, 1]).map((side) => ({
        foot: along(axis, share),
        angle: heading(axis, share) + side * (1.25 - share * 0.35) + random.jitter(0.06),
        length: size * (1.1 - 0.6 * Math.abs(share - 0.4)) * random.between(0.92, 1.06),
      })),
    );
    return (
      manyBlades(places, 0.17, pigment, medium) +
      stem(axis, { from: 4.4, to: 1.6 }, pigment, medium, random)
    );
  }
  const leaflets = steps(0.2, 0.8, pairs - 1).flatMap((share) =>
    [-1, 1].map((side) => {
      const angle = heading(axis, share) + side * (1.12 - share * 0.25) + random.jitter(0.08);
      const length = size * (1.05 - 0.45 * Math.abs(share - 0.4)) * random.between(0.92, 1.06);
      return blade(
        { foot: along(axis, share), angle, length, bend: -side * 0.25, turn: random.jitter(0.3) },
        shape,
        pigment,
        medium,
        random,
      );
    }),
  );
  const end = blade(
    { foot: along(axis, 0.97), angle: heading(axis, 1), length: size * 0.95 },
    shape,
    pigment,
    medium,
    random,
  );
  return leaflets.join('') + end + stem(axis, { from: 4.4, to: 1.6 }, pigment, medium, random);
}

/** Leaves cut twice over, as fine as lace. */
export function bipinnate(place: BladePlace, dress: Dress, random: Random): string {
  const { medium, leaf: pigment } = dress;
  const axis = bladeAxis(place);
  const leaflets: BladePlace[] = [];
  const twigs = steps(0.16, 0.95, 6).flatMap((share) =>
    [-1, 1].map((side) => {
      const angle = heading(axis, share) + side * 1 + random.jitter(0.08);
      const length = place.length * 0.44 * (1.08 - share) ** 0.8;
      const twig = bladeAxis({ foot: along(axis, share), angle, length, bend: -side * 0.3 });
      for (const spot of steps(0.25, 1, Math.max(2, Math.round(length / 20)))) {
        for (const hand of spot > 0.97 ? [0] : [-1, 1]) {
          leaflets.push({
            foot: along(twig, spot),
            angle: heading(twig, spot) + hand * 0.95,
            length: length * 0.36 * (1.2 - spot * 0.6),
          });
        }
      }
      return steps(0, 1, 4).map((spot) => along(twig, spot));
    }),
  );
  return (
    medium.line(curve(...twigs), 1.6, pigment) +
    manyBlades(leaflets, 0.26, pigment, medium) +
    stem(axis, { from: 4, to: 1.4 }, pigment, medium, random)
  );
}

/** Leaflets that spread from one point. */
export function fan(
  place: BladePlace,
  spread: readonly number[],
  dress: Dress,
  random: Random,
): string {
  const { foot, angle, length } = place;
  const { medium, leaf: pigment } = dress;
  const hub = polar(foot, angle, length * 0.34);
  const order = [...spread].sort((a, b) => Math.abs(b) - Math.abs(a));
  const leaflets = order.map((turn) =>
    blade(
      {
        foot: hub,
        angle: angle + turn + random.jitter(0.06),
        length: length * 0.66 * (1 - Math.abs(turn) * 0.16),
        bend: turn * 0.12,
        turn: random.jitter(0.2),
      },
      spread.length > 3 ? { ...simple.toothed, width: 0.2 } : { ...simple.ovate, width: 0.34 },
      pigment,
      medium,
      random,
    ),
  );
  return petiole(foot, hub, dress, random) + leaflets.join('');
}
