import { closedCurve, closedSoft, curve, type Line, type Point, steps } from '@portal/engraving';
import type { Medium } from './medium.ts';
import type { Pigment } from './pigments.ts';
import { type Pose, projection } from './pose.ts';

/** A form that is round about its axis, as if turned on a lathe: fruit, bulb, bell, stalk. */
export type TurnedForm = {
  /** Height along the axis and distance from it, from the foot to the head. */
  profile: readonly (readonly [height: number, radius: number])[];
  /** Lines from foot to head. */
  meridians?: number;
  /** Rings round it. */
  rings?: number;
  /** How strongly it is shaded, 0 to 1. */
  shading?: number;
  /** Folds of the rim, where the form ends in an open mouth. */
  mouth?: { lobes: number; depth: number; hollow: Pigment };
};

export function turned(
  pose: Pose,
  { profile, meridians = 0, rings = 0, shading = 1, mouth }: TurnedForm,
  pigment: Pigment,
  medium: Medium,
): string {
  const project = projection(pose);
  const small = pose.size * Math.max(...profile.map(([, radius]) => radius)) < 9;
  const right = Math.cos(pose.angle) > 0 ? 0 : Math.PI;
  const rightmost = Math.sin(pose.angle) < 0 ? 0 : Math.PI;
  const lit = Math.abs(Math.sin(pose.angle)) > 0.3 ? rightmost : right;
  const at = (height: number, radius: number, turn: number): Point =>
    project(radius, turn, height).point;
  const [firstHeight, firstRadius] = profile[0] as readonly [number, number];
  const [lastHeight, lastRadius] = profile.at(-1) as readonly [number, number];
  const cap = (height: number, radius: number, from: number, to: number): Line =>
    radius < 0.02
      ? []
      : steps(from, to, 8)
          .slice(1, -1)
          .map((turn) => at(height, radius, turn));
  const outline = [
    ...profile.map(([height, radius]) => at(height, radius, Math.PI)),
    ...cap(lastHeight, lastRadius, Math.PI, Math.PI * 2),
    ...[...profile].reverse().map(([height, radius]) => at(height, radius, 0)),
    ...cap(firstHeight, firstRadius, 0, Math.PI),
  ];
  // Turns from π down to 0 by way of π/2 pass in front of the axis.
  const front = (share: number): number => Math.PI * (1 - share);
  const onDark = (share: number): number => front(lit === 0 ? share : 1 - share);
  const meridian = (turn: number, from: number, to: number): Line =>
    profile
      .slice(Math.floor(from * profile.length), Math.ceil(to * profile.length))
      .map(([height, radius]) => at(height, radius, turn));
  const ring = ([height, radius]: readonly [number, number], from: number, to: number): Line =>
    steps(from, to, 5).map((share) => at(height, radius, onDark(share)));
  const lines =
    meridians && !small ? steps(0.06, 0.94, meridians).map((s) => meridian(front(s), 0, 1)) : [];
  const ringEvery = rings ? Math.max(1, Math.round(profile.length / rings)) : 0;
  const ringLines = ringEvery
    ? profile.filter((_, index) => index % ringEvery === 1).map((slice) => ring(slice, 0, 1))
    : [];
  const dark = steps(0.62, 0.97, Math.round(9 * shading)).map((share, index) =>
    meridian(
      onDark(share),
      [0.05, 0.2, 0.1][index % 3] as number,
      [0.97, 0.8, 0.9][index % 3] as number,
    ),
  );
  const widest = Math.max(...profile.map(([, radius]) => radius));
  const middle = (firstHeight + lastHeight) / 2;
  const shadow = [
    ...profile.map(([height, radius]) => at(height, radius, onDark(0.7))),
    ...[...profile].reverse().map(([height, radius]) => at(height, radius, onDark(1))),
  ];
  const drawable = (list: readonly Line[]): Line[] => list.filter((line) => line.length > 2);
  return (
    medium.paint({
      outline: closedSoft(outline),
      pigment,
      body: 'solid',
      grade: [at(middle, widest, onDark(0)), at(middle, widest, onDark(1))],
      shadow: closedSoft(shadow),
      veins: curve(...drawable([...lines, ...ringLines])),
      shade: shading > 0 && !small ? curve(...drawable(dark)) : '',
    }) + (mouth ? openMouth(at, lastHeight, lastRadius, mouth, pigment, medium) : '')
  );
}

function openMouth(
  at: (height: number, radius: number, turn: number) => Point,
  height: number,
  radius: number,
  { lobes, depth, hollow }: NonNullable<TurnedForm['mouth']>,
  pigment: Pigment,
  medium: Medium,
): string {
  const rim = steps(0, Math.PI * 2, lobes * 4)
    .slice(1)
    .map((turn) => {
      const flare = Math.abs(Math.sin((turn * lobes) / 2));
      return at(height + depth * flare, radius * (1 + 0.5 * depth * flare), turn);
    });
  const inside = steps(0, Math.PI * 2, 16)
    .slice(1)
    .map((turn) => at(height - 0.02, radius * 0.8, turn));
  return (
    medium.paint({ outline: closedCurve(rim), pigment, body: 'petal' }) +
    medium.paint({ outline: closedCurve(inside), pigment: hollow, body: 'petal', weight: 0.7 })
  );
}
