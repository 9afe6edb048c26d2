import type { Random } from '@portal/engraving';
import { type Point, steps } from '@portal/engraving';
import type { Dress } from './dress.ts';
import { stamens } from './flower-parts.ts';
import { petal as drawPetal, type PetalForm, type Piece, stack, whorl } from './petals.ts';
import { blend } from './pigments.ts';
import { type Pose, projection } from './pose.ts';
import { turned } from './turned.ts';

/** Six petals that stand up in a cup and close at the brim. */
export function tulip(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const form: PetalForm = {
    profile: (out) => [0.04 + 0.42 * Math.sin(Math.min(1, out * 1.15) * 1.9), 1.18 * out ** 0.86],
    width: (out) => 0.36 * Math.sin(Math.PI * (0.12 + 0.87 * out)) ** 0.62 + 0.002,
    cup: 0.42,
    veins: 9,
    shaded: 0.55,
  };
  const cloth = {
    medium,
    pigment: petal,
    root: blend(petal.light, heart.light, 0.7),
    tip: petal.base,
  };
  return stack([
    ...whorl(pose, form, 3, 0.5, cloth, random),
    ...whorl({ ...pose, size: pose.size * 0.97 }, form, 3, 0.5 + Math.PI / 3, cloth, random),
  ]);
}

/** Six petals that curl back, and anthers on long threads. */
export function lily(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart, leaf } = dress;
  const curl = (out: number): readonly [number, number] => {
    const bend = Math.min(1, out * 1.25);
    return [0.06 + 0.86 * bend ** 1.4, 0.72 * Math.sin(bend * 1.9) - Math.max(0, out - 0.72) * 1.5];
  };
  const form: PetalForm = {
    profile: curl,
    width: (out) => 0.2 * Math.sin(Math.PI * (0.1 + 0.89 * out)) ** 0.7 + 0.001,
    cup: 0.2,
    veins: 3,
    shaded: 0.4,
  };
  const cloth = {
    medium,
    pigment: petal,
    root: blend(petal.light, leaf.light, 0.4),
    tip: petal.light,
  };
  const project = projection(pose);
  const pieces: Piece[] = [];
  for (let index = 0; index < 6; index += 1) {
    const turn = 0.26 + (index * Math.PI) / 3;
    const { depth, svg } = drawPetal(pose, form, turn, cloth, random);
    const freckles: Point[] = steps(0, 16, 16).map(() => {
      const out = random.between(0.16, 0.58);
      const [radius, height] = curl(out);
      return project(radius, turn + random.jitter(0.1 / (radius + 0.08)), height).point;
    });
    pieces.push({ depth, svg: svg + medium.spots(freckles, pose.size * 0.024, heart) });
  }
  const threads = { count: 6, spread: 0.4, height: 1.02, anther: 0.085 };
  return stack([
    ...pieces,
    stamens(pose, threads, leaf, heart, medium, random),
    stamens(
      pose,
      { count: 1, spread: 0.06, height: 1.16, anther: 0.06 },
      leaf,
      leaf,
      medium,
      random,
    ),
  ]);
}

/** Six flat petals behind a trumpet. */
export function narcissus(pose: Pose, dress: Dress, random: Random): string {
  const { medium, petal, heart } = dress;
  const form: PetalForm = {
    profile: (out) => [0.08 + 0.92 * out, 0.1 * Math.sin(out * 3)],
    width: (out) => 0.29 * Math.sin(Math.PI * (0.1 + 0.89 * out)) ** 0.7 + 0.002,
    cup: 0.16,
    veins: 5,
    shaded: 0.35,
  };
  const trumpet = turned(
    { ...pose, face: Math.min(0.74, pose.face) },
    {
      profile: [
        [0, 0.14],
        [0.12, 0.2],
        [0.3, 0.22],
        [0.44, 0.27],
        [0.5, 0.34],
      ],
      meridians: 6,
      mouth: { lobes: 9, depth: 0.08, hollow: { ...heart, base: heart.dark } },
    },
    heart,
    medium,
  );
  const petals = whorl(pose, form, 6, 0.2, { medium, pigment: petal, root: petal.dark }, random);
  const inside = stamens(
    { ...pose, at: projection({ ...pose, face: Math.min(0.74, pose.face) })(0, 0, 0.36).point },
    { count: 6, spread: 0.09, height: 0.1, anther: 0.05, foot: 0.02 },
    heart,
    petal,
    medium,
    random,
  );
  return stack(petals) + trumpet + inside.svg;
}
