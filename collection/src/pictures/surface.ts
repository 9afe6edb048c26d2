import { roughNoise, seededRandom } from '@portal/engraving';
import type { Family } from './family.ts';
import type { Print } from './render.ts';

type Surface = Family['surface'];
type Grained = Exclude<Surface, 'glossy'>;

/** A power of two, so that a place in the tile is found without a division. */
const tileSize = 256;

/** How much darker than white the surface is at a place, 0 to 1. What is glossy shows no grain. */
const grains: Record<Grained, (x: number, y: number, speck: number) => number> = {
  // Chain lines every 64 pixels, as a papermaker's mould leaves them.
  laid: (x, _y, speck) => 0.012 * (x % 64 < 3 ? 1 : 0) + 0.05 * speck,
  wove: (_x, _y, speck) => 0.045 * speck,
  cloth: (x, y, speck) => 0.035 * (x % 6 < 3 === y % 6 < 3 ? 1 : 0) + 0.05 * speck,
};

const tiles = new Map<Grained, Uint16Array>();

/** Lets the surface show through what is printed on it. Changes the pixels in place. */
export function pressOnto(surface: Surface, print: Print): void {
  if (surface === 'glossy') return;
  const tile = tiles.get(surface) ?? makeTile(surface);
  tiles.set(surface, tile);
  if (print.channels === 4) pressWords(tile, print);
  else pressBytes(tile, print);
}

function pressBytes(tile: Uint16Array, { width, height, data }: Print): void {
  let place = 0;
  for (let y = 0; y < height; y += 1) {
    const row = (y & (tileSize - 1)) * tileSize;
    for (let x = 0; x < width; x += 1) {
      const light = tile[row + (x & (tileSize - 1))] as number;
      data[place] = ((data[place] as number) * light) >> 8;
      data[place + 1] = ((data[place + 1] as number) * light) >> 8;
      data[place + 2] = ((data[place + 2] as number) * light) >> 8;
      place += 3;
    }
  }
}

/** With four channels a pixel is one word, and two channels are dimmed at once. */
function pressWords(tile: Uint16Array, { width, height, data }: Print): void {
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

/** The light that a square of the surface gives back, 256 being all of it. */
function makeTile(surface: Grained): Uint16Array {
  const random = seededRandom(`surface ${surface}`);
  const cloud = roughNoise(`surface ${surface}`, 3);
  const tile = new Uint16Array(tileSize * tileSize);
  for (let index = 0; index < tile.length; index += 1) {
    const [x, y] = [index % tileSize, Math.floor(index / tileSize)];
    // A speck on every pixel would cost a JPEG as much as the picture itself: clouds and few specks.
    const speck = 0.5 + 0.4 * cloud([x / 8, y / 8]) + (random.chance(0.004) ? 0.8 : 0);
    tile[index] = Math.round(256 * (1 - grains[surface](x, y, Math.max(0, speck))));
  }
  return tile;
}
