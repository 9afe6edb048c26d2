import { oval, type Point, type Random, steps } from '@portal/engraving';
import { manyBlades } from './blades-many.ts';
import type { Dress } from './dress.ts';
import { pigments } from './pigments.ts';
import { type Pose, projection } from './pose.ts';
import { type TurnedForm, turned } from './turned.ts';

export type DrawFruit = (pose: Pose, dress: Dress, random: Random) => string;

export const globe: TurnedForm['profile'] = [
  [0, 0.06],
  [0.04, 0.24],
  [0.2, 0.43],
  [0.45, 0.5],
  [0.7, 0.44],
  [0.9, 0.24],
  [0.97, 0],
];

export function solid(
  profile: TurnedForm['profile'],
  more: Omit<TurnedForm, 'profile'> = {},
): DrawFruit {
  return (pose, { heart, medium }) =>
    turned({ ...pose, face: 0.15 }, { profile, ...more }, heart, medium);
}

/** Where the light falls. */
export function gleam(pose: Pose, share: number, dress: Dress): string {
  const { medium } = dress;
  if (medium.recipe.oneColour || medium.style === 'woodcut') return '';
  const { point } = projection({ ...pose, face: 0.15 })(0.24, Math.PI, share);
  const [x, y] = point;
  return `<path d="${oval([x, y], pose.size * 0.07, pose.size * 0.14, 0.4)}" fill="#fffdf2" fill-opacity=".55"/>`;
}

export function berry(pose: Pose, dress: Dress, random: Random): string {
  return (
    solid(globe)(pose, dress, random) + gleam(pose, 0.62, dress) + crownOf(pose, 0.94, 0.1, dress)
  );
}

/** What is left of the flower at the far end of a fruit. */
function crownOf(pose: Pose, height: number, length: number, { medium }: Dress): string {
  const project = projection({ ...pose, face: 0.15 });
  const places = steps(-1.2, 1.2, 4).map((turn) => ({
    foot: project(0, 0, height).point,
    angle: pose.angle + turn,
    length: pose.size * length * 2,
  }));
  return manyBlades(places, 0.22, pigments.brown, medium);
}

export function hip(pose: Pose, dress: Dress, random: Random): string {
  return (
    solid([
      [0, 0.08],
      [0.06, 0.22],
      [0.3, 0.38],
      [0.6, 0.4],
      [0.85, 0.26],
      [1, 0.12],
    ])(pose, dress, random) +
    gleam(pose, 0.5, dress) +
    crownOf(pose, 0.98, 0.2, dress)
  );
}

export function apple(pose: Pose, dress: Dress, random: Random): string {
  return (
    solid(
      [
        [0.06, 0.05],
        [0.0, 0.2],
        [0.05, 0.4],
        [0.3, 0.56],
        [0.6, 0.54],
        [0.86, 0.36],
        [0.95, 0.2],
        [0.9, 0.06],
      ],
      { meridians: 5 },
    )(pose, dress, random) +
    gleam(pose, 0.4, dress) +
    crownOf(pose, 0.9, 0.06, dress)
  );
}

export function lemon(pose: Pose, dress: Dress, random: Random): string {
  const project = projection({ ...pose, face: 0.1 });
  const pores = steps(0, 60, 60).map((): Point => {
    const height = random.between(0.15, 1);
    const radius = 0.42 * Math.sin(Math.PI * Math.min(1, height / 1.15)) ** 0.7;
    return project(radius * random.between(0.2, 0.95), random.between(0.4, 2.7), height).point;
  });
  return (
    solid(
      [
        [0, 0.08],
        [0.06, 0.22],
        [0.3, 0.42],
        [0.65, 0.44],
        [0.95, 0.27],
        [1.06, 0.13],
        [1.16, 0.08],
        [1.18, 0],
      ],
      { shading: 1.2 },
    )(pose, dress, random) +
    dress.medium.spots(pores, pose.size * 0.016, { ...dress.heart, light: dress.heart.dark }) +
    gleam(pose, 0.5, dress)
  );
}
