import type { Point } from '@portal/engraving';
import type { Land } from './land.ts';

export type Wanted = {
  width: number;
  height: number;
  /** Whether it may only lie on water. */
  afloat?: boolean;
};

type Candidate = { at: Point; land: number };

/**
 * Where things of the wanted sizes lie over the least land and clear of one another, in their order;
 * none for what finds no room.
 */
export function emptyPlaces(land: Land, wanted: readonly Wanted[]): (Point | undefined)[] {
  const taken: Placed[] = [];
  return wanted.map((size) => {
    const best = candidates(land, size)
      .filter(({ at }) => taken.every((other) => clear(other, { ...size, at })))
      .reduce<Candidate | undefined>(
        (least, each) => (!least || each.land < least.land ? each : least),
        undefined,
      );
    if (!best || (size.afloat && best.land >= 1)) return undefined;
    taken.push({ ...size, at: best.at });
    return best.at;
  });
}

type Placed = Wanted & { at: Point };

function clear(a: Placed, b: Placed): boolean {
  return (
    Math.abs(a.at[0] - b.at[0]) > (a.width + b.width) / 2 ||
    Math.abs(a.at[1] - b.at[1]) > (a.height + b.height) / 2
  );
}

function candidates({ box, height }: Land, { width, height: high }: Wanted): Candidate[] {
  const found: Candidate[] = [];
  const [columns, rows] = [11, 9];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const x =
        box.left + 18 + width / 2 + ((box.right - box.left - 36 - width) * column) / columns;
      const y = box.top + 18 + high / 2 + ((box.bottom - box.top - 36 - high) * row) / rows;
      let land = 0;
      for (const u of [-0.5, -0.25, 0, 0.25, 0.5]) {
        for (const v of [-0.5, 0, 0.5])
          land += height([x + u * width, y + v * high]) > -0.04 ? 1 : 0;
      }
      // Among empty places the ones in the corners are best.
      const fromMiddle = Math.abs(column / columns - 0.5) + Math.abs(row / rows - 0.5);
      found.push({ at: [x, y], land: land - 0.1 * fromMiddle });
    }
  }
  return found;
}
