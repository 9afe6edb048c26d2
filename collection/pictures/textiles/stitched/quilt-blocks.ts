import { type Line, type Point, rectangle } from '@portal/engraving';

export type Patch = { edge: Line; scrap: number };
export type Block = (x: number, y: number, size: number, turn: number) => Patch[];

/** Two shades about a hearth: strips laid like the logs of a cabin. */
export function logCabin(x: number, y: number, size: number, turn: number): Patch[] {
  const rounds = 4;
  const log = size / (rounds * 2 + 1);
  const patches: Patch[] = [
    { edge: rectangle(x + log * rounds, y + log * rounds, log, log), scrap: 0 },
  ];
  for (let round = 1; round <= rounds; round += 1) {
    const near = log * (rounds - round);
    const far = log * (rounds + round);
    const long = far - near;
    const strips: Line[] = [
      rectangle(x + near, y + near, long, log),
      rectangle(x + far, y + near, log, long),
      rectangle(x + near + log, y + far, long, log),
      rectangle(x + near, y + near + log, log, long),
    ];
    strips.forEach((edge, side) => {
      const dark = (side + turn) % 4 < 2;
      patches.push({
        edge,
        scrap: (dark ? [2, 5, 3, 7] : [1, 6, 4, 9])[(round + side) % 4] as number,
      });
    });
  }
  return patches;
}

/** An eight-pointed star in a square. */
export function star(x: number, y: number, size: number, turn: number): Patch[] {
  const q = size / 4;
  const at = (column: number, row: number): Point => [x + column * q, y + row * q];
  const points: Line[] = [
    [at(1, 1), at(1, 0), at(2, 1)],
    [at(3, 1), at(3, 0), at(2, 1)],
    [at(3, 1), at(4, 1), at(3, 2)],
    [at(3, 3), at(4, 3), at(3, 2)],
    [at(3, 3), at(3, 4), at(2, 3)],
    [at(1, 3), at(1, 4), at(2, 3)],
    [at(1, 3), at(0, 3), at(1, 2)],
    [at(1, 1), at(0, 1), at(1, 2)],
  ];
  return [
    { edge: rectangle(x, y, size, size), scrap: turn % 2 ? 1 : 9 },
    ...points.map((edge, index) => ({ edge, scrap: index % 2 ? 0 : 2 })),
    { edge: rectangle(x + q, y + q, q * 2, q * 2), scrap: [3, 7, 5, 0][turn % 4] as number },
    { edge: [at(2, 1.25), at(2.75, 2), at(2, 2.75), at(1.25, 2)], scrap: 8 },
  ];
}

/** Geese: triangles that all fly one way round. */
export function geese(x: number, y: number, size: number, turn: number): Patch[] {
  const h = size / 4;
  const patches: Patch[] = [{ edge: rectangle(x, y, size, size), scrap: turn % 2 ? 6 : 1 }];
  for (let row = 0; row < 4; row += 1) {
    for (let half = 0; half < 2; half += 1) {
      const left = x + half * (size / 2);
      const top = y + row * h;
      patches.push({
        edge: [
          [left, top + h],
          [left + size / 4, top],
          [left + size / 2, top + h],
        ],
        scrap: [0, 2, 3, 5, 7][(row + half * 2 + turn) % 5] as number,
      });
    }
  }
  return patches;
}
