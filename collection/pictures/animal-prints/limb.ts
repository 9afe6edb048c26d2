import { between, type Line, type Point } from '@portal/engraving';
import { type Piece, points, rows } from './creature.ts';

export type Foot = 'hoof' | 'cloven' | 'paw' | 'column';

export type LimbForm = {
  root: Point;
  /** Lengths of the bones, e.g. forearm, cannon and pastern. */
  bones: readonly number[];
  /** "place,front,back": half widths at a place, 1.5 being halfway down the second bone. */
  widths: string;
  foot: Foot;
  /** How big the foot is, 1 for a horse's. */
  footSize: number;
};

/** How a limb stands: the angle of each bone in degrees, 0 straight down, positive forwards. */
export type Stance = { angles: readonly number[]; lifted?: boolean; shift?: number };

export type Limb = { outline: Piece; foot: Piece; creases: Line[] };

const feet: Record<Foot, { knots: string; height: number; sharp: boolean }> = {
  hoof: { knots: '-3.3,0.8 -5.8,-5.4 3.6,-5.4 3.2,-2.5 3,0.6 0,1.2', height: 5.4, sharp: true },
  cloven: {
    knots: '-3.4,0.8 -6,-5 -1,-5 0,-2.6 0.8,-5 4.2,-5 3.2,0.6 0,1.4',
    height: 5,
    sharp: true,
  },
  paw: {
    knots: '-2.6,2.4 -5.4,0.4 -7.8,-1.2 -8.4,-3.2 -7,-4.4 -2,-4.6 2.4,-4.4 3.4,-2.4 2.9,1 2.4,2.4',
    height: 4.4,
    sharp: false,
  },
  column: {
    knots: '-6.2,5 -6.8,0 -8,-3.4 -7.6,-5 0,-5.3 6.6,-5 7,-3 6.2,0 6,5',
    height: 5,
    sharp: false,
  },
};

/** A leg from its root to its foot. One that is not lifted reaches the ground exactly. */
export function limb(form: LimbForm, { angles, lifted = false, shift = 0 }: Stance): Limb {
  const { root, bones, widths, foot, footSize } = form;
  const start: Point = [root[0] + shift, root[1]];
  const joints = bendBones(start, bones, angles);
  const { knots, height, sharp } = feet[foot];
  const reach = start[1] - (joints.at(-1) as Point)[1];
  const stretch = lifted ? 1 : (start[1] - height * footSize) / reach;
  const chain = joints.map(([x, y]): Point => [x, start[1] - (start[1] - y) * stretch]);
  const ankle = chain.at(-1) as Point;
  const turn = lifted ? (((angles.at(-1) ?? 0) - 15) * Math.PI) / 180 : 0;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const footKnots = points(knots).map(
    ([x, y]): Point => [
      ankle[0] + (x * c + y * s) * footSize,
      ankle[1] + (y * c - x * s) * footSize,
    ],
  );
  const at = (share: number): Point => {
    const [x, y] = footKnots[Math.round(share * (footKnots.length - 1))] as Point;
    return [x, y];
  };
  return {
    outline: { knots: sleeve(chain, widths) },
    foot: { knots: footKnots, sharp },
    creases: foot === 'paw' ? toes(ankle, footSize, c, s) : [[at(0), at(1)]],
  };
}

function toes([x, y]: Point, size: number, c: number, s: number): Line[] {
  return [-6, -3.6].map((toe) =>
    points(`${toe},-1.4 ${toe - 0.9},-3 ${toe - 0.4},-4.2`).map(
      ([px, py]): Point => [x + (px * c + py * s) * size, y + (py * c - px * s) * size],
    ),
  );
}

function bendBones(root: Point, bones: readonly number[], angles: readonly number[]): Point[] {
  const joints: Point[] = [root];
  bones.forEach((length, index) => {
    const angle = ((angles[index] ?? 0) * Math.PI) / 180;
    const [x, y] = joints.at(-1) as Point;
    joints.push([x - Math.sin(angle) * length, y - Math.cos(angle) * length]);
  });
  return joints;
}

/** The outline round a chain of joints, wide as `widths` says. */
export function sleeve(chain: Line, widths: string): Point[] {
  const front: Point[] = [];
  const back: Point[] = [];
  for (const [place = 0, before = 1, behind = before] of rows(widths)) {
    const bone = Math.min(Math.floor(place), chain.length - 2);
    const at = between(chain[bone] as Point, chain[bone + 1] as Point, place - bone);
    const [nx, ny] = across(chain, place);
    front.push([at[0] + nx * before, at[1] + ny * before]);
    back.push([at[0] - nx * behind, at[1] - ny * behind]);
  }
  return [...front, ...back.reverse()];
}

// Near a joint the direction is between those of its two bones, so that the outline does not fold.
function across(chain: Line, place: number): Point {
  const bone = Math.min(Math.floor(place), chain.length - 2);
  const t = place - bone;
  const other = t < 0.25 ? bone - 1 : t > 0.75 ? bone + 1 : bone;
  const weight = t < 0.25 ? 0.5 - t * 2 : t > 0.75 ? t * 2 - 1.5 : 0;
  const [ax, ay] = direction(chain, bone);
  const [bx, by] = direction(chain, Math.max(0, Math.min(chain.length - 2, other)));
  const [x, y] = [ax + (bx - ax) * weight, ay + (by - ay) * weight];
  const length = Math.hypot(x, y) || 1;
  return [y / length, -x / length];
}

function direction(chain: Line, bone: number): Point {
  const [[ax, ay], [bx, by]] = [chain[bone] as Point, chain[bone + 1] as Point];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}

/** A sleeve along points, for necks, arms and coils. */
export function tube(text: string, widths: string): Piece {
  return { knots: sleeve(points(text), widths) };
}
