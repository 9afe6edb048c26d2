import {
  bows,
  closedCurve,
  type Point,
  polar,
  type Random,
  segments,
  steps,
} from '@portal/engraving';
import type { Bench } from './bench.ts';
import type { CapForm } from './caps.ts';
import { blendPigments, pigments } from './pigments.ts';
import { type Pose, projection, up } from './pose.ts';
import { turned } from './turned.ts';

function gills(pose: Pose, radius: number, bench: Bench): string {
  const { medium, heart } = bench.dress;
  const project = projection(pose);
  const rim = steps(0, Math.PI * 2, 22)
    .slice(1)
    .map((turn) => project(radius, turn, 0).point);
  const plates = steps(0, Math.PI * 2, 60)
    .slice(1)
    .map(
      (turn) =>
        [project(radius * 0.24, turn, 0.02).point, project(radius * 0.97, turn, 0).point] as const,
    );
  return medium.paint({
    outline: closedCurve(rim),
    pigment: heart,
    body: 'petal',
    shade: segments(plates),
    weight: 0.9,
  });
}

/** One toadstool: seen from a little below, so that its gills show, or from above. */
export function toadstool(
  at: Point,
  lean: number,
  size: number,
  form: CapForm,
  bench: Bench,
): string {
  const { medium, petal, heart } = bench.dress;
  const { random } = bench;
  const angle = up + lean;
  const head = polar(at, angle, size * form.stalk);
  const fromBelow = random.chance(0.6);
  const pose: Pose = {
    at: head,
    angle: angle + random.jitter(0.1),
    face: fromBelow ? -0.22 : 0.22,
    size,
  };
  const pale = blendPigments(heart, pigments.cream, 0.6);
  const stalk = turned(
    { at, angle, face: 0.1, size },
    {
      profile: [
        [-0.04, form.width * 0.9],
        [0.05, form.width * 1.5],
        [0.25, form.width * 1.15],
        [form.stalk * 0.8, form.width * 0.85],
        [form.stalk + 0.05, form.width * 0.8],
      ],
      meridians: 5,
    },
    pale,
    medium,
  );
  const collar = form.ring
    ? turned(
        { at: polar(at, angle, size * form.stalk * 0.66), angle, face: 0.2, size },
        {
          profile: [
            [-0.14, form.width * 1.9],
            [-0.02, form.width * 1.3],
            [0.04, form.width],
          ],
          meridians: 8,
        },
        pale,
        medium,
      )
    : '';
  const cap = turned(
    pose,
    { profile: form.profile, shading: 1.3, meridians: form.spots ? 0 : 6 },
    petal,
    medium,
  );
  const warts = form.spots
    ? medium.spots(
        steps(0, 24, 24).map(() => {
          const slice = form.profile[Math.floor(random.between(0.4, 3.4))] ?? [0.3, 0.6];
          return projection(pose)(slice[1] * 0.9, random.between(0.3, 2.85), slice[0] + 0.05).point;
        }),
        size * 0.11,
        { light: '#fffaf0', base: '#fffaf0', dark: '#f7ecd4' },
      )
    : '';
  return fromBelow
    ? cap +
        warts +
        gills(pose, (form.profile[0] as readonly [number, number])[1], bench) +
        stalk +
        collar
    : stalk +
        collar +
        gills(pose, (form.profile[0] as readonly [number, number])[1], bench) +
        cap +
        warts;
}

export function moss(centre: Point, width: number, bench: Bench, random: Random): string {
  const tufts = steps(0, 130, 130).map(() => {
    const x = centre[0] + random.jitter(width);
    const y = centre[1] + random.jitter(width * 0.1);
    const tip: Point = [x + random.jitter(10), y - random.between(12, 34)];
    return [[x, y], [(x + tip[0]) / 2 + random.jitter(4), (y + tip[1]) / 2], tip] as const;
  });
  return bench.dress.medium.line(bows(tufts), 1.5, bench.dress.leaf);
}
