import {
  along,
  bows,
  closedSoft,
  heading,
  type Point,
  polar,
  type Random,
  segments,
  steps,
} from '@portal/engraving';
import { bladeAxis } from './blade.ts';
import { manyBlades } from './blades-many.ts';
import type { Dress } from './dress.ts';
import type { Pose } from './pose.ts';
import { projection } from './pose.ts';
import { turned } from './turned.ts';

/** Small flowers painted at one go: five lobes and an eye each. */
export function florets(
  places: readonly { at: Point; size: number }[],
  dress: Dress,
  random: Random,
): string {
  const { medium, petal, heart } = dress;
  const points = places.map(({ at }) => at);
  const largest = places[0]?.size ?? 4;
  if (largest < 5) {
    const edge = { light: petal.dark, base: petal.dark, dark: petal.dark };
    const pale = { light: petal.light, base: petal.light, dark: petal.light };
    return (
      medium.spots(points, largest * 2.2 + 1.4, edge) + medium.spots(points, largest * 2.2, pale)
    );
  }
  const outlines = places.map(({ at, size }) => {
    const turn = random.between(0, 6);
    return closedSoft(
      steps(0, Math.PI * 2, 10)
        .slice(1)
        .map((angle, index) => polar(at, angle + turn, size * (index % 2 === 0 ? 0.2 : 1.5))),
    );
  });
  return (
    medium.paint({ outline: outlines.join(''), pigment: petal, body: 'petal', weight: 0.8 }) +
    medium.spots(points, Math.max(2, largest * 0.5), heart)
  );
}

/** Rays like the ribs of an umbrella, each with a smaller umbrella. */
export function umbel(pose: Pose, dress: Dress, random: Random): string {
  const { medium, leaf } = dress;
  const { size } = pose;
  const tilted = { ...pose, face: Math.min(0.6, Math.max(0.22, pose.face)) };
  const project = projection(tilted);
  const rays: { foot: Point; middle: Point; head: Point; depth: number }[] = [];
  for (let index = 0; index < 23; index += 1) {
    const share = Math.sqrt((index + 0.6) / 23);
    const turn = index * 2.39996;
    const { point: head, depth } = project(share * 0.95, turn, 0.86 - 0.34 * share * share);
    const { point: middle } = project(share * 0.36, turn, 0.45);
    rays.push({ foot: pose.at, middle, head, depth });
  }
  rays.sort((a, b) => a.depth - b.depth);
  const heads = rays.map(({ head }) => {
    const spread = size * 0.17;
    const places = steps(0, 10, 10).map((index) => ({
      at: polar(head, index * 2.4, spread * Math.sqrt(index / 10)),
      size: size * 0.034,
    }));
    const flat = places.map(({ at: [x, y], ...rest }) => ({
      ...rest,
      at: [x, head[1] + (y - head[1]) * 0.6] as Point,
    }));
    const threads = flat.map(({ at }) => [[head[0], head[1] + spread * 0.7] as Point, at] as const);
    return medium.line(segments(threads), 0.8, leaf) + florets(flat, dress, random);
  });
  const low: [Point, Point, Point][] = rays.map(({ foot, middle, head }) => [
    foot,
    middle,
    [head[0], head[1] + size * 0.12],
  ]);
  return medium.line(bows(low), 2, leaf) + heads.join('');
}

/** Small flowers in rings up a stalk: lavender, sage, loosestrife. */
export function spike(pose: Pose, dress: Dress, random: Random): string {
  const { medium, leaf } = dress;
  const axis = bladeAxis({
    foot: pose.at,
    angle: pose.angle,
    length: pose.size * 2,
    bend: random.jitter(0.2),
  });
  const rings = steps(0.03, 0.98, 15);
  const bracts = rings.flatMap((share) =>
    [-1, 1].map((side) => ({
      foot: along(axis, share),
      angle: heading(axis, share) + side * 1.1,
      length: pose.size * 0.17 * (1.2 - share * 0.7),
    })),
  );
  const flowers = rings.flatMap((share) => {
    const reach = pose.size * 0.17 * (1 - share * 0.75);
    return steps(-1, 1, share > 0.8 ? 2 : 4).map((across) => {
      const foot = polar(along(axis, share), heading(axis, share) + Math.PI / 2, across * reach);
      return {
        at: polar(foot, heading(axis, share), random.jitter(pose.size * 0.03)),
        size: pose.size * 0.06 * (1.15 - share * 0.7),
      };
    });
  });
  return manyBlades(bracts, 0.2, leaf, medium) + florets(flowers, dress, random);
}

/** A prickly globe with a brush of purple on top. */
export function thistle(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, leaf } = dress;
  const low = { ...pose, face: Math.min(0.25, pose.face) };
  const project = projection(low);
  const brush = steps(0, 1, 90).map((share) => {
    const across = (share - 0.5) * 2;
    const tall = 0.72 + 0.42 * Math.sqrt(1 - across * across * 0.8) + random.jitter(0.07);
    const foot = project(Math.abs(across) * 0.24, across > 0 ? 0 : Math.PI, 0.6).point;
    const middle = project(Math.abs(across) * 0.42, across > 0 ? 0 : Math.PI, 0.85).point;
    return [
      foot,
      middle,
      project(Math.abs(across) * 0.62, across > 0 ? 0 : Math.PI, tall).point,
    ] as const;
  });
  const tuft = closedSoft([
    ...brush.filter((_, index) => index % 9 === 0).map(([, , tip]) => tip),
    (brush.at(-1) as (typeof brush)[number])[0],
    (brush[0] as (typeof brush)[number])[0],
  ]);
  const globe = turned(
    low,
    {
      profile: [
        [0, 0.12],
        [0.1, 0.34],
        [0.32, 0.44],
        [0.52, 0.36],
        [0.66, 0.27],
      ],
      shading: 1,
    },
    leaf,
    medium,
  );
  const scales = steps(0.04, 0.6, 6).flatMap((height, row) => {
    const radius = 0.44 * Math.sin(Math.PI * (0.12 + height * 1.05)) ** 0.6;
    return steps(-1, 1, 6).map((across) => {
      const turn = Math.PI / 2 + across * 1.35 + (row % 2) * 0.22;
      const foot = project(radius, turn, height).point;
      const tip = project(radius * 1.22 + 0.05, turn, height + 0.13).point;
      return {
        foot,
        angle: Math.atan2(tip[1] - foot[1], tip[0] - foot[0]),
        length: pose.size * 0.17,
      };
    });
  });
  return (
    medium.paint({
      outline: tuft,
      pigment: petal,
      body: 'petal',
      grade: [project(0, 0, 1.1).point, project(0, 0, 0.5).point],
    }) +
    medium.line(bows(brush), 1.2, petal) +
    globe +
    manyBlades(scales, 0.2, leaf, medium)
  );
}
