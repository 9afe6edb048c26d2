import { bows, closedCurve, oval, type Point, type Random, steps } from '@portal/engraving';
import type { Dress } from './dress.ts';
import type { Medium } from './medium.ts';
import { type PetalForm, type Piece, stack, whorl } from './petals.ts';
import type { Pigment } from './pigments.ts';
import { type Pose, projection } from './pose.ts';
import { turned } from './turned.ts';

export type StamenForm = {
  count: number;
  /** Distance of the anthers from the axis and along it, in units of the flower's size. */
  spread: number;
  height: number;
  anther: number;
  foot?: number;
};

/** Filaments round the axis, each with its anther. */
export function stamens(
  pose: Pose,
  { count, spread, height, anther, foot = 0.05 }: StamenForm,
  filament: Pigment,
  pollen: Pigment,
  medium: Medium,
  random: Random,
): Piece {
  const project = projection(pose);
  const threads = Array.from({ length: count }, (_, index) => {
    const turn = index * 2.4 + random.jitter(0.3);
    const reach = spread * random.between(0.75, 1.08);
    const tall = height * random.between(0.85, 1.1);
    return [
      project(foot, turn, 0.02).point,
      project(reach * 0.55, turn, tall * 0.62).point,
      project(reach, turn, tall).point,
    ] as const;
  });
  const ovals = threads.map(([, middle, end], index) => {
    const lean = Math.atan2(end[1] - middle[1], end[0] - middle[0]) + (index % 2 ? 1.1 : 2);
    return oval(end, anther * pose.size, anther * pose.size * 0.45, lean);
  });
  return {
    depth: project(0, 0, height).depth,
    svg:
      medium.line(bows(threads), 1.1, filament) +
      medium.paint({ outline: ovals.join(''), pigment: pollen, body: 'solid', weight: 0.7 }),
  };
}

/** A dome of florets, set in the two families of spirals that all such heads show. */
export function disc(
  pose: Pose,
  radius: number,
  height: number,
  pigment: Pigment,
  medium: Medium,
  count = 130,
): Piece {
  const project = projection(pose);
  const dome = (share: number): number => height * (1 - share * share);
  const rim = steps(0, Math.PI * 2, 14)
    .slice(1)
    .map((turn) => project(radius, turn, 0).point);
  const bulge = steps(0, 1, 8).map((share) => {
    const turn = Math.PI + share * Math.PI;
    return project(radius * 0.9, turn, dome(0.5) * Math.sin(share * Math.PI)).point;
  });
  const florets: Point[] = [];
  const inner: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    const share = Math.sqrt((index + 0.5) / count);
    const { point } = project(radius * share * 0.97, index * 2.39996, dome(share));
    (share < 0.55 ? inner : florets).push(point);
  }
  const size = (radius * pose.size * 1.5) / Math.sqrt(count);
  return {
    depth: project(0, 0, height).depth + 0.01,
    svg:
      medium.paint({
        outline: closedCurve(rim) + closedCurve(bulge),
        pigment: { ...pigment, base: pigment.dark },
        body: 'solid',
      }) +
      medium.spots(florets, size, {
        light: pigment.light,
        base: pigment.base,
        dark: pigment.light,
      }) +
      medium.spots(inner, size * 0.8, {
        light: pigment.base,
        base: pigment.base,
        dark: pigment.base,
      }),
  };
}

const sepalForm: PetalForm = {
  profile: (out) => [0.08 + out * 0.5, -0.06 - 0.05 * out],
  width: (out) => 0.13 * Math.sin(Math.PI * Math.min(1, 0.15 + out * 0.85)) + 0.001,
  veins: 2,
  shaded: 0.3,
};

export function sepals(pose: Pose, count: number, length: number, dress: Dress, random: Random) {
  const { medium, leaf } = dress;
  const form: PetalForm = {
    ...sepalForm,
    profile: (out) => [0.06 + out * length, -0.05 - 0.04 * out],
  };
  return stack(whorl(pose, form, count, 0.4, { medium, pigment: leaf }, random));
}

/** The swelling under a flower where petals and sepals meet. */
export function receptacle(pose: Pose, width: number, { leaf, medium }: Dress): string {
  if (pose.face > 0.75) return '';
  return turned(
    pose,
    {
      profile: [
        [-0.3 * width - 0.12, width * 0.25],
        [-0.2 * width - 0.1, width * 0.7],
        [-0.06, width],
        [0, width * 0.95],
      ],
      shading: 0.6,
    },
    leaf,
    medium,
  );
}

/** A flower not yet open: a pointed egg held by its calyx. */
export function bud(pose: Pose, dress: Dress, open = 0.5): string {
  const { petal, leaf, medium } = dress;
  return (
    turned(
      { ...pose, face: 0.1 },
      {
        profile: [
          [0, 0.14],
          [0.2, 0.27],
          [0.45, 0.29],
          [0.7, 0.2],
          [0.9, 0.07],
          [0.98, 0],
        ],
        meridians: 3,
      },
      petal,
      medium,
    ) +
    turned(
      { ...pose, face: 0.1 },
      {
        profile: [
          [-0.12, 0.06],
          [0, 0.2],
          [0.2 + 0.3 * (1 - open), 0.31],
          [0.3 + 0.4 * (1 - open), 0.27 - 0.06 * (1 - open)],
        ],
        meridians: 4,
      },
      leaf,
      medium,
    )
  );
}
