import type { Make } from './modelling/shapes.ts';
import type { Solid } from './modelling/solid.ts';
import { smoothThrough } from './modelling/spline.ts';
import type { Vector } from './modelling/vector.ts';

/** What makes one face unlike another. All but the age are 0 for a plain face, about -1 to 1. */
export type Face = {
  nose: number;
  hook: number;
  width: number;
  jaw: number;
  lips: number;
  smile: number;
  brow: number;
  /** How large the eyes are. */
  eyes: number;
  /** Rounded where others are sharp. */
  soft: number;
  /** In years. */
  age: number;
};

/** A head two and a quarter high: the eyes at 0, the chin at 1. */
export type Head = {
  face: Face;
  at(turn: number, y: number): Vector;
  /** The head without its features. */
  skull(turn: number, y: number): Vector;
  /** The place on the face in front of (x, y). */
  front(x: number, y: number): Vector;
  /** Half the width of the head at a height. */
  halfWidth(y: number): number;
};

export const crown = -1.25;
export const chin = 1.06;

const plainWidth = smoothThrough([
  -1.25, 0.02, -1.2, 0.3, -1.1, 0.47, -0.95, 0.61, -0.7, 0.735, -0.4, 0.785, -0.1, 0.775, 0.15,
  0.755, 0.35, 0.72, 0.55, 0.65, 0.75, 0.53, 0.9, 0.38, 1, 0.22, 1.06, 0.04,
]);
const cheeks = smoothThrough([-0.2, 0, 0.15, 0.05, 0.55, 0.09, 0.75, 0.09, 0.9, 0.05, 1.06, 0]);
const jaws = smoothThrough([0.15, 0, 0.35, 0.02, 0.55, 0.05, 0.75, 0.06, 0.9, 0.06, 1.06, 0.02]);
const middle = smoothThrough([
  -1.25, -0.12, 0.35, -0.05, 0.55, 0.02, 0.75, 0.16, 0.9, 0.36, 1, 0.5, 1.06, 0.62,
]);
const frontOf = smoothThrough([
  -1.25, -0.08, -1.2, 0.26, -1.1, 0.46, -0.95, 0.62, -0.7, 0.765, -0.4, 0.83, -0.22, 0.835, 0, 0.79,
  0.2, 0.79, 0.42, 0.83, 0.58, 0.845, 0.76, 0.8, 0.9, 0.815, 1, 0.75, 1.06, 0.64,
]);
const backOf = smoothThrough([
  -1.25, -0.16, -1.2, -0.5, -1.1, -0.72, -0.95, -0.88, -0.7, -1, -0.4, -1.03, -0.1, -0.98, 0.15,
  -0.86, 0.35, -0.68, 0.55, -0.45, 0.75, -0.15, 0.9, 0.15, 1, 0.4, 1.06, 0.6,
]);

export function modelHead(face: Face): Head {
  const halfWidth = (y: number): number =>
    plainWidth(y) + face.width * cheeks(y) + face.jaw * jaws(y);
  const relief = featuresOf(face);
  const skull = (turn: number, y: number): Vector => {
    const x = halfWidth(y) * Math.sin(turn);
    const cosine = Math.cos(turn);
    const mid = middle(y);
    if (cosine <= 0) return [x, y, mid + (mid - backOf(y)) * cosine];
    return [x, y, mid + (frontOf(y) - mid) * cosine ** 0.82];
  };
  const at = (turn: number, y: number): Vector => {
    const [x, , z] = skull(turn, y);
    const cosine = Math.cos(turn);
    return [x, y, cosine > 0 ? z + relief(x, y) * Math.min(1, cosine * 2.5) : z];
  };
  return {
    face,
    at,
    skull,
    halfWidth,
    front: (x, y) => at(Math.asin(Math.max(-1, Math.min(1, x / halfWidth(y)))), y),
  };
}

function hill(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  const dx = (x - cx) / rx;
  const dy = (y - cy) / ry;
  const away = dx * dx + dy * dy;
  return away > 6 ? 0 : Math.exp(-away);
}

/** Where the nose ends, below the eyes. */
export function noseTip({ nose, hook }: Face): number {
  return 0.36 + nose * 0.06 + hook * 0.03;
}

/** How far the bridge and tip of the nose stand out at each height. */
function noseRidge(face: Face): (y: number) => number {
  const tip = noseTip(face);
  const reach = 0.29 + face.nose * 0.12;
  const knots: [number, number][] = [
    [-0.3, 0],
    [-0.1, 0.045],
    [tip * 0.3, reach * (0.42 + face.hook * 0.22)],
    [tip * 0.72, reach * (0.78 + face.hook * 0.16)],
    [tip, reach],
    [tip + 0.06, reach * 0.72],
    [tip + 0.11, reach * 0.12],
    [tip + 0.16, 0],
  ];
  return smoothThrough(knots.flat());
}

/** What stands out of the face and what lies in it. */
function featuresOf(face: Face): (x: number, y: number) => number {
  const { nose, lips, smile, brow, age, soft } = face;
  const firm = 1 - 0.35 * soft;
  const bulb = Math.max(0, nose - 0.8) * 0.13;
  const tip = noseTip(face);
  const ridge = noseRidge(face);
  const sag = Math.max(0, age - 40) / 40;
  return (x, y) => {
    if (y < -0.9) return 0;
    const side = Math.abs(x);
    const spread = 0.07 + 0.055 * Math.max(0, Math.min(1, y / tip)) + nose * 0.012;
    let out = side > 0.3 ? 0 : ridge(y) * Math.exp(-((side / spread) ** 2.6));
    out += 0.1 * (1 + nose * 0.4) * hill(side, y, 0.125, tip + 0.02, 0.062, 0.062);
    if (bulb > 0) out += bulb * hill(x, y, 0, tip - 0.01, 0.17, 0.12);
    out -= 0.12 * firm * hill(side, y, 0.31, -0.05, 0.17, 0.1);
    out -= 0.04 * firm * hill(side, y, 0.14, -0.02, 0.06, 0.1);
    out += 0.085 * hill(side, y, 0.3, -0.02, 0.11, 0.085);
    out += (0.045 + brow * 0.03) * hill(side, y, 0.29, -0.22, 0.2, 0.065);
    out += (0.06 + sag * 0.01) * firm * hill(side, y, 0.46, 0.2, 0.17, 0.12);
    out -= (0.03 * firm + sag * 0.05) * hill(side, y, 0.43, 0.52, 0.15, 0.15);
    out -= (0.02 * firm + sag * 0.035) * hill(side, y, 0.27 + (y - 0.5) * 0.3, 0.52, 0.04, 0.14);
    out += sag * 0.05 * hill(side, y, 0.42, 0.76, 0.1, 0.08);
    out += 0.05 * hill(x, y, 0, 0.57, 0.24, 0.14);
    const lip = y + smile * 0.5 * x * x;
    out += (0.045 + lips * 0.02) * hill(x, lip, 0, 0.56, 0.17, 0.035);
    out += (0.05 + lips * 0.025) * hill(x, lip, 0, 0.665, 0.14, 0.045);
    out -= 0.045 * hill(x, lip, 0, 0.606, 0.22, 0.022);
    out -= 0.02 * hill(x, y, 0, 0.49, 0.03, 0.045);
    out -= 0.04 * hill(x, y, 0, 0.775, 0.16, 0.04);
    out += 0.06 * firm * hill(x, y, 0, 0.92, 0.17, 0.09);
    out -= 0.05 * hill(side, y, 0.7, -0.25, 0.16, 0.3);
    return out;
  };
}

export function headSolid(head: Head, make: Make): Solid {
  return {
    ...make,
    rows: Math.round(2.6 * make.density),
    columns: 100,
    at(along, line) {
      const a = along * 2 - 1;
      // More points in front, where the features are, than behind.
      const turn = Math.PI * (0.52 * a + 0.48 * a * a * a);
      const height = line + 0.045 * Math.sin(line * Math.PI * 2);
      // Lines that hang a little on the cheeks show how round they are.
      const hang = 0.2 * Math.sin(Math.PI * line) * Math.sin(turn) ** 2;
      return head.at(turn, crown + (chin - crown) * height - hang);
    },
  };
}

/** An ear: a shallow dish with a raised rim, on either side. */
export function earSolid(head: Head, make: Make, side: -1 | 1): Solid {
  return {
    ...make,
    rows: Math.max(8, Math.round(0.34 * make.density)),
    columns: 26,
    at(along, line) {
      const turn = along * Math.PI * 2;
      const out = line;
      const [y, z] = [Math.sin(turn) * out * 0.25, Math.cos(turn) * out * 0.15];
      const rim = 0.05 * Math.exp(-(((out - 0.82) / 0.14) ** 2)) - 0.04 * (1 - out);
      const lean = 0.11 - z * 0.55;
      return [side * (head.halfWidth(0.1) - 0.02 + rim + lean), 0.1 + y - z * 0.25, -0.12 + z];
    },
  };
}
