import type { Random } from '@portal/engraving';
import { bows, type Point, polar, steps } from '@portal/engraving';
import type { Dress } from './dress.ts';
import { petal as drawPetal, type PetalForm, stack, whorl } from './petals.ts';
import { blend } from './pigments.ts';
import type { Pose } from './pose.ts';
import { projection } from './pose.ts';
import { turned } from './turned.ts';

// Turned by this much, a petal stands at the foot of a flower that faces us; the other way, at its head.
export const below = Math.PI / 2;

export function leafShaped(width: number): PetalForm['width'] {
  return (out) => width * Math.sin(Math.PI * (0.1 + 0.88 * out)) ** 0.7 + 0.001;
}

/** Three sepals, two broad petals, and a lip that is not like them. */
export function orchid(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const project = projection(pose);
  const sepal: PetalForm = {
    profile: (out) => [0.04 + out * 0.96, 0.08 * Math.sin(out * 3)],
    width: leafShaped(0.15),
    veins: 3,
    shaded: 0.4,
  };
  const wing: PetalForm = { ...sepal, width: leafShaped(0.34), ripple: 0.12, veins: 9 };
  const lip: PetalForm = {
    profile: (out) => [0.05 + out * 0.8, 0.42 * Math.sin(out * 2.4)],
    width: (out) => 0.1 + 0.34 * Math.max(0, Math.sin(out * 2.9 - 0.5)) ** 0.8,
    cup: 0.6,
    ripple: 0.22,
    veins: 9,
    shaded: 0.5,
  };
  const cloth = { medium, pigment: petal };
  const back = [-below, below - 0.85, below + 0.85].map((turn) =>
    drawPetal(pose, sepal, turn, cloth, random),
  );
  const sides = [-0.12, Math.PI + 0.12].map((turn) => drawPetal(pose, wing, turn, cloth, random));
  const tongue = drawPetal(
    pose,
    lip,
    below,
    { medium, pigment: heart, root: petal.light, tip: heart.base },
    random,
  );
  const freckles = steps(0, 22, 22).map((): Point => {
    const out = random.between(0.3, 0.85);
    return project(out * 0.8, below + random.jitter(0.4), 0.42 * Math.sin(out * 2.4)).point;
  });
  const column = turned(
    {
      at: project(0.05, below, 0.1).point,
      angle: pose.angle + Math.PI,
      face: 0.4,
      size: pose.size,
    },
    {
      profile: [
        [-0.08, 0.08],
        [0.05, 0.12],
        [0.16, 0.1],
        [0.22, 0.04],
      ],
      shading: 0.6,
    },
    petal,
    medium,
  );
  return (
    stack(back) +
    sides.map(({ svg }) => svg).join('') +
    tongue.svg +
    medium.spots(freckles, pose.size * 0.03, { ...heart, light: petal.light }) +
    column
  );
}

/** Three standards upright, three falls hanging, a beard on each. */
export function iris(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const standard: PetalForm = {
    profile: (out) => [0.06 + 0.42 * Math.sin(out * 2.7), 1.05 * out ** 0.9],
    width: (out) => 0.08 + 0.34 * Math.sin(Math.min(1, 0.1 + out * 0.86) * Math.PI) ** 0.8,
    cup: 0.5,
    ripple: 0.1,
    veins: 9,
    shaded: 0.6,
  };
  const drop = (out: number): readonly [number, number] => [
    0.06 + 0.78 * Math.sin(Math.min(1, out * 1.02) * 1.5),
    0.16 * Math.sin(out * 3) - 0.95 * Math.max(0, out - 0.3) ** 1.5,
  ];
  const fall: PetalForm = {
    profile: drop,
    width: (out) => 0.1 + 0.38 * Math.sin(Math.min(1, out ** 1.5 * 0.97) * Math.PI * 0.86) ** 0.8,
    cup: 0.16,
    ripple: 0.12,
    veins: 11,
    shaded: 0.5,
  };
  const deep = { light: petal.base, base: blend(petal.base, petal.dark, 0.6), dark: petal.dark };
  const project = projection(pose);
  const falls = [below, below + 2.1, below - 2.1].map((turn) => {
    const { depth, svg } = drawPetal(
      pose,
      fall,
      turn,
      { medium, pigment: deep, root: heart.light, tip: deep.base },
      random,
    );
    const beard = steps(0.08, 0.42, 16).map((out) => {
      const [radius, height] = drop(out);
      const foot = project(radius, turn, height).point;
      return [foot, foot, polar(foot, random.between(-2.4, -0.7), pose.size * 0.07)] as const;
    });
    return { depth, svg: svg + medium.line(bows(beard), 2, heart) };
  });
  return stack([
    ...falls,
    ...whorl(pose, standard, 3, -below, { medium, pigment: petal, tip: petal.light }, random),
  ]);
}
