import { type Line, resample, along as shareOf } from '@portal/engraving';
import type { Make } from './modelling/shapes.ts';
import type { Solid } from './modelling/solid.ts';
import { smoothThrough } from './modelling/spline.ts';
import type { Vector } from './modelling/vector.ts';

/** Neck, shoulders and chest, in the measures of the head that they carry. */
export type Body = {
  at(turn: number, y: number): Vector;
  /** The place on the breast in front of (x, y), lifted off it. */
  front(x: number, y: number, lift?: number): Vector;
  halfWidth(y: number): number;
};

const plainWidth = smoothThrough([
  0.3, 0.4, 0.9, 0.39, 1.1, 0.44, 1.25, 0.56, 1.4, 0.84, 1.55, 1.12, 1.75, 1.36, 2.1, 1.5, 2.8,
  1.56, 4, 1.62,
]);
const plainFront = smoothThrough([
  0.3, 0.2, 0.95, 0.22, 1.3, 0.32, 1.6, 0.48, 2.1, 0.66, 2.8, 0.76, 4, 0.72,
]);
const shoulders = smoothThrough([1.1, 0, 1.4, 0.1, 1.75, 0.16, 4, 0.18]);
const necks = smoothThrough([0.3, 0.05, 1.1, 0.05, 1.35, 0, 4, 0]);
const stoutness = smoothThrough([0.3, 0.06, 1, 0.1, 1.4, 0.05, 2.2, 0.14, 4, 0.3]);

const bodyEnd = 3.9;
// How far round the body its clothes go: nobody sees a sitter's back.
const widest = 2.2;

/** Breadth is 0 for a plain build, -1 for narrow sloping shoulders, 1 for broad ones. */
export function modelBody(breadth: number, stout: number): Body {
  const halfWidth = (y: number): number =>
    plainWidth(y) + breadth * (shoulders(y) + necks(y)) + stout * stoutness(y) * 0.6;
  const at = (turn: number, y: number): Vector => {
    const cosine = Math.cos(turn);
    const depth = cosine > 0 ? plainFront(y) + stout * stoutness(y) + 0.2 : 0.5;
    return [halfWidth(y) * Math.sin(turn), y, -0.2 + depth * cosine];
  };
  return {
    at,
    halfWidth,
    front(x, y, lift = 0) {
      const turn = Math.asin(Math.max(-1, Math.min(1, x / halfWidth(y))));
      const [px, py, pz] = at(turn, y);
      return [px * (1 + lift * 0.35), py, pz + lift];
    },
  };
}

export function neckSolid(body: Body, make: Make): Solid {
  return {
    ...make,
    rows: Math.round(1.5 * make.density),
    columns: 44,
    at(share, line) {
      const y = 0.3 + 1.9 * line;
      const turn = (share * 2 - 1) * widest;
      const [x, , z] = body.at(turn, y);
      return [x, y + 0.12 * Math.sin(turn) ** 2 * line, z];
    },
  };
}

export type Cut = {
  /** How far down the cloth begins, by the turn about the body. */
  neckline: (turn: number) => number;
  folds?: number;
  lift?: number;
  /** Where the cloth is open. */
  open?: (x: number, y: number) => boolean;
};

/** Cloth round the whole body. */
export function clothing(
  body: Body,
  make: Make,
  { neckline, folds = 0, lift = 0.03, open }: Cut,
): Solid {
  const place = (share: number, line: number): Vector => {
    const turn = (share * 2 - 1) * widest;
    const top = neckline(turn);
    const y = top + (bodyEnd - top) * line;
    const [x, , z] = body.at(turn, y);
    const wave =
      Math.sin(turn * 9 + y * 1.7 + 1.3 * Math.sin(y * 2.1)) + Math.sin(turn * 15 - y * 2.6) * 0.5;
    const crease = folds * wave * 0.035 * Math.min(1, line * 5);
    const out = 1 + (lift + crease) / Math.max(0.5, Math.hypot(x, z));
    return [x * out, y, z * out];
  };
  return {
    ...make,
    rows: Math.round(2.3 * make.density),
    columns: 72,
    at: place,
    covers: open && ((_share, _line, [x, y, z]) => z < 0 || !open(x, y)),
  };
}

export type Laid = { lift?: number; folds?: number; lengthwise?: boolean };

/** A piece of cloth laid on the breast between two edges given on the body's front. */
export function panel(
  body: Body,
  make: Make,
  left: Line,
  right: Line,
  { lift = 0.1, folds = 0, lengthwise = false }: Laid = {},
): Solid {
  const [first, second] = [resample(left, 0.05), resample(right, 0.05)];
  const place = (down: number, over: number): Vector => {
    const [ax, ay] = shareOf(first, down);
    const [bx, by] = shareOf(second, down);
    const fold = folds * Math.sin(over * Math.PI * 6 + down * 2) * 0.03;
    const rim = Math.sin(Math.PI * Math.max(0.06, Math.min(0.94, over)));
    return body.front(
      ax + (bx - ax) * over,
      ay + (by - ay) * over,
      lift * (0.75 + 0.25 * rim) + fold,
    );
  };
  const ys = [...left, ...right].map(([, y]) => y);
  const height = Math.max(...ys) - Math.min(...ys);
  const width = Math.max(
    ...first.map((_, index) => {
      const share = index / (first.length - 1);
      return Math.abs(shareOf(second, share)[0] - shareOf(first, share)[0]);
    }),
  );
  const count = (length: number): number => Math.max(6, Math.round(length * make.density));
  if (lengthwise) {
    return { ...make, rows: count(width), columns: count(height * 0.5), at: place };
  }
  return {
    ...make,
    rows: count(height),
    columns: count(width * 0.6),
    at: (share, line) => place(line, share),
  };
}
