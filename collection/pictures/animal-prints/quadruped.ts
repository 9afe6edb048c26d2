import type { Point } from '@portal/engraving';
import {
  type Bump,
  bumps,
  type Creature,
  disc,
  layer,
  type Piece,
  piece,
  points,
  rows,
  type Stroke,
  type Texture,
} from './creature.ts';
import { type LimbForm, limb, type Stance, sleeve } from './limb.ts';

/** The head's own measures: x along the face from the poll to the muzzle, y towards the jaw. */
export type HeadForm = {
  outline: string;
  eye: readonly [x: number, y: number, radius: number];
  ear: string;
  farEar?: string;
  nostril?: string;
  lines: string;
  horn?: string;
  tusk?: string;
  /** Cheek and brow, as bumps. */
  bumps?: string;
};

export type Species = {
  trunk: string;
  bumps: string;
  fore: LimbForm;
  hind: LimbForm;
  head: HeadForm;
  texture: Texture;
  /** Folds on the trunk. */
  lines: string;
  patches: string;
  /** How much further on the far legs stand. */
  farShift: number;
};

export type Pose = {
  /** "x,y,half width" from the chest to the poll. */
  neck: string;
  /** How far the face points below the horizontal, in degrees. */
  head: number;
  legs: readonly [nearFore: Stance, farFore: Stance, nearHind: Stance, farHind: Stance];
  /** What only this pose has, behind and before the body: a tail, a mane. */
  /** What belongs to the body in this pose only, e.g. a trunk. */
  extra?: Piece[];
  behind?: Creature;
  before?: Creature;
};

export function quadruped(species: Species, pose: Pose): Creature {
  const { head, texture } = species;
  const [nearFore, farFore, nearHind, farHind] = pose.legs;
  const fore = limb(species.fore, nearFore);
  const hind = limb(species.hind, nearHind);
  const far = [
    limb(shifted(species.fore, -species.farShift), farFore),
    limb(shifted(species.hind, species.farShift * 0.6), farHind),
  ];
  const neck = rows(pose.neck);
  const chain = neck.map(([x = 0, y = 0]): Point => [x, y]);
  const widths = neck.map(([, , width = 1], index) => `${index},${width}`).join(' ');
  const poll = chain.at(-1) as Point;
  const onFace = faceFrame(poll, pose.head);
  const turned = (text: string): Piece => ({ knots: points(text).map(onFace) });
  const solid = species.fore.foot === 'hoof' || species.fore.foot === 'cloven';
  const nearFeet = [fore.foot, hind.foot];
  const farFeet = far.map(({ foot }) => foot);
  const [ex, ey, er] = head.eye;
  return [
    layer([...far.map(({ outline }) => outline), ...(solid ? [] : farFeet)], {
      dim: 0.5,
      texture,
      solids: solid ? farFeet : [],
    }),
    ...(pose.behind ?? []),
    ...(head.farEar ? [layer([turned(head.farEar)], { dim: 0.5, texture })] : []),
    layer(
      [
        ...(pose.extra ?? []),
        piece(species.trunk),
        { knots: sleeve(chain, widths) },
        turned(head.outline),
        fore.outline,
        hind.outline,
        ...(solid ? [] : nearFeet),
      ],
      {
        texture,
        bumps: [...bumps(species.bumps), ...headBumps(head, onFace)],
        patches: species.patches ? species.patches.split(';').map(piece) : [],
        strokes: [
          ...lines(species.lines, (point) => point, 0.55),
          ...lines(head.lines, onFace, 0.6),
          ...[...fore.creases, ...hind.creases].map((line) => ({ line, width: 0.45 })),
        ],
        solids: [
          ...(solid ? nearFeet : []),
          disc(onFace([ex, ey]), er, er * 0.82),
          ...(head.nostril ? [turned(head.nostril)] : []),
        ],
        lights: [disc(onFace([ex - er * 0.2, ey - er * 0.4]), er * 0.28)],
      },
    ),
    layer([turned(head.ear), ...(head.horn ? [turned(head.horn)] : [])], { texture: 'smooth' }),
    ...(head.tusk ? [layer([turned(head.tusk)], { surface: 'shirt' })] : []),
    ...(pose.before ?? []),
  ];
}

export function faceFrame([px, py]: Point, degrees: number): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [px - x * c + y * s, py - x * s - y * c];
}

function headBumps({ bumps: text }: HeadForm, onFace: (point: Point) => Point): Bump[] {
  return text ? bumps(text).map((bump) => ({ ...bump, at: onFace(bump.at) })) : [];
}

function lines(text: string, place: (point: Point) => Point, width: number): Stroke[] {
  if (!text) return [];
  return text.split(';').map((line) => ({ line: points(line).map(place), width }));
}

function shifted(form: LimbForm, by: number): LimbForm {
  return { ...form, root: [form.root[0] + by, form.root[1]] };
}
