import { bows, closedCurve, oval, type Point, polar, type Random, steps } from '@portal/engraving';
import type { Dress } from './dress.ts';
import { pigments } from './pigments.ts';
import { type Pose, projection } from './pose.ts';
import { turned } from './turned.ts';

export function capsule(pose: Pose, { leaf, medium }: Dress): string {
  return turned(
    { ...pose, face: 0.3 },
    {
      profile: [
        [0, 0.07],
        [0.05, 0.16],
        [0.12, 0.14],
        [0.22, 0.36],
        [0.5, 0.46],
        [0.78, 0.34],
        [0.84, 0.2],
        [0.86, 0.4],
        [0.92, 0.34],
      ],
      meridians: 7,
    },
    leaf,
    medium,
  );
}

export function pod(pose: Pose, { leaf, medium }: Dress): string {
  const at = (across: number, up: number): Point =>
    polar(polar(pose.at, pose.angle, up * pose.size), pose.angle + Math.PI / 2, across * pose.size);
  const side = (hand: number): Point[] =>
    steps(0, 1, 12).map((share) =>
      at(
        hand * 0.2 * Math.sin(Math.PI * share) ** 0.5 * (1 + 0.1 * Math.sin(share * 31)),
        share * 1.8,
      ),
    );
  const peas = steps(0.35, 1.45, 5).map((up) =>
    oval(at(0, up), pose.size * 0.14, pose.size * 0.12, pose.angle),
  );
  return (
    medium.paint({
      outline: closedCurve([...side(1), ...side(-1).reverse()]),
      pigment: leaf,
      grade: [at(-0.2, 1), at(0.2, 1)],
    }) +
    medium.paint({
      outline: peas.join(''),
      pigment: { ...leaf, base: leaf.light },
      body: 'solid',
      weight: 0.7,
    }) +
    medium.line(bows([[at(0, 0.05), at(0.16, 0.9), at(0, 1.75)]]), 1.2, leaf)
  );
}

export function acorn(pose: Pose, { heart, medium }: Dress): string {
  return (
    turned(
      { ...pose, face: 0.1 },
      {
        profile: [
          [0.2, 0.3],
          [0.5, 0.34],
          [0.85, 0.27],
          [1.04, 0.1],
          [1.1, 0.05],
          [1.16, 0],
        ],
        meridians: 4,
      },
      heart,
      medium,
    ) +
    turned(
      { ...pose, face: 0.1 },
      {
        profile: [
          [-0.06, 0.06],
          [0, 0.24],
          [0.16, 0.38],
          [0.34, 0.4],
          [0.4, 0.37],
        ],
        rings: 4,
        meridians: 7,
      },
      pigments.brown,
      medium,
    )
  );
}

export function cone(pose: Pose, dress: Dress, random: Random): string {
  const { heart, medium } = dress;
  const body = turned(
    { ...pose, face: 0.1 },
    {
      profile: [
        [0, 0.12],
        [0.15, 0.4],
        [0.6, 0.46],
        [1.1, 0.3],
        [1.45, 0.06],
      ],
    },
    heart,
    medium,
  );
  const project = projection({ ...pose, face: 0.1 });
  const scales = steps(1.35, 0.05, 10).map((height, row) => {
    const radius = 0.47 * Math.sin(Math.PI * (0.17 + height * 0.52)) ** 0.7;
    return steps(-1, 1, 5)
      .map((across) => {
        const turn = Math.PI / 2 + across * 1.3 + (row % 2) * 0.26;
        const tip = project(radius * 1.06, turn, height + 0.05).point;
        return oval(
          tip,
          pose.size * 0.13,
          pose.size * 0.1,
          pose.angle + Math.PI / 2 + random.jitter(0.1),
        );
      })
      .join('');
  });
  return (
    body +
    scales
      .map((row) => medium.paint({ outline: row, pigment: heart, body: 'solid', weight: 0.8 }))
      .join('')
  );
}

export function bramble(pose: Pose, { heart, medium }: Dress, random: Random): string {
  const project = projection({ ...pose, face: 0.2 });
  const rows = steps(0.95, 0.02, 5).map((height, row) => {
    const radius = 0.42 * Math.sin(Math.PI * (0.2 + height * 0.66)) ** 0.7;
    return steps(-1, 1, 4)
      .map(
        (across) =>
          project(
            radius,
            Math.PI / 2 + across * 1.4 + (row % 2) * 0.33 + random.jitter(0.05),
            height,
          ).point,
      )
      .map((point) => oval(point, pose.size * 0.14, pose.size * 0.13))
      .join('');
  });
  const lights = steps(0.9, 0.1, 4).map((height) => project(0.34, 2.3, height).point);
  return (
    rows
      .map((row) => medium.paint({ outline: row, pigment: heart, body: 'solid', weight: 0.9 }))
      .join('') + medium.spots(lights, pose.size * 0.05, { ...heart, dark: heart.light })
  );
}
