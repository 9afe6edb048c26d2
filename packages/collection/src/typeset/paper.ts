import { seededRandom } from '../random/seeded-random.ts';

/** Paper with or without the lines of its mould. */
export type Paper = 'laid' | 'wove';

/** RGBA with an opaque alpha channel, row by row. */
export type Sheet = { width: number; height: number; data: Uint8Array };

/** A power of two, so that a position in the tile needs no division. */
const tileSize = 256;

const tiles = new Map<Paper, Uint16Array>();

/** Lets the grain of the paper show through the print. Modifies the pixels in place. */
export function addGrain(paper: Paper, { width, height, data }: Sheet): void {
  const tile = tiles.get(paper) ?? makeTile(paper);
  tiles.set(paper, tile);
  // Each pixel is one 32-bit word, and two channels are dimmed at once.
  const words = new Int32Array(data.buffer, data.byteOffset, width * height);
  let place = 0;
  for (let y = 0; y < height; y += 1) {
    const row = (y & (tileSize - 1)) * tileSize;
    for (let x = 0; x < width; x += 1) {
      const light = tile[row + (x & (tileSize - 1))] as number;
      const word = words[place] as number;
      const outer = (Math.imul(word & 0xff00ff, light) >>> 8) & 0xff00ff;
      const inner = Math.imul((word >>> 8) & 0xff, light) & 0xff00;
      words[place] = outer | inner | 0xff000000;
      place += 1;
    }
  }
}

/** The light that a square of the paper reflects, where 256 is all of it. */
function makeTile(paper: Paper): Uint16Array {
  const random = seededRandom(`surface ${paper}`);
  const clouds = [0, 1, 2].map((layer) => smoothNoise(`surface ${paper} ${layer}`));
  const tile = new Uint16Array(tileSize * tileSize);
  for (let index = 0; index < tile.length; index += 1) {
    const [x, y] = [index % tileSize, Math.floor(index / tileSize)];
    const cloud = clouds.reduce(
      (sum, noise, layer) => sum + noise((x / 8) * 2 ** layer, (y / 8) * 2 ** layer) / 2 ** layer,
      0,
    );
    // A speck on every pixel would compress as badly as the text itself: clouds and a few specks.
    const speck = Math.max(0, 0.5 + 0.4 * cloud + (random.chance(0.004) ? 0.8 : 0));
    // Chain lines every 64 pixels, as left by a papermaker's mould.
    const dark = paper === 'laid' ? 0.012 * (x % 64 < 3 ? 1 : 0) + 0.05 * speck : 0.045 * speck;
    tile[index] = Math.round(256 * (1 - dark));
  }
  return tile;
}

/** Smooth random values from -1 to 1, with features about one unit wide. */
function smoothNoise(seed: string): (x: number, y: number) => number {
  const random = seededRandom(seed);
  const size = 64;
  const lattice = Array.from({ length: size * size }, () => random.between(-1, 1));
  const at = (column: number, row: number): number =>
    lattice[(row & (size - 1)) * size + (column & (size - 1))] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [tx, ty] = [ease(x - column), ease(y - row)];
    return mix(
      mix(at(column, row), at(column + 1, row), tx),
      mix(at(column, row + 1), at(column + 1, row + 1), tx),
      ty,
    );
  };
}
