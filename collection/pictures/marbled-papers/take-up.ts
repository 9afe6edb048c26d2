import { type Bath, span } from './bath.ts';
import { type Move, undo } from './moves.ts';
import type { Pigments } from './pigments.ts';

export type Paper = { width: number; height: number; pixels: Uint8Array };

const mask = span - 1;

/** Places on the bath are counted in parts of a pixel, as whole numbers are quicker. */
const parts = 256;
const partBits = 8;

/** Where the places of a row of paper lay on the bath before it was moved. */
type Origins = { across: Float32Array; down: Float32Array };

/**
 * Lays paper on the bath and lifts it off. For every other pixel of every other row the moves are
 * undone, last one first, to find what lay there when the drops had fallen; between those places
 * it is enough to go straight. Each pixel is looked at in four places, so that edges are smooth.
 * Width and height must be even.
 */
export function takeUp(
  bath: Bath,
  moves: readonly Move[],
  pigments: Pigments,
  width: number,
  height: number,
): Paper {
  const undoing = [...moves].reverse();
  const pixels = new Uint8Array(width * height * 3);
  // Ten bits a channel: four looks can be added up in one number.
  const packed = Int32Array.from(
    pigments,
    ([red, green, blue]) => red | (green << 10) | (blue << 20),
  );
  const columns = (width >> 1) + 1;
  let above = originsOf(0, columns, undoing);
  for (let row = 0; row < height; row += 2) {
    const below = originsOf(row + 2, columns, undoing);
    for (let pair = 0; pair < columns - 1; pair += 1) {
      const startU = above.across[pair] as number;
      const startV = above.down[pair] as number;
      // A quarter of the way to the neighbours: half a pixel.
      const rightU = (((above.across[pair + 1] as number) - startU) * (parts / 4)) | 0;
      const rightV = (((above.down[pair + 1] as number) - startV) * (parts / 4)) | 0;
      const downU = (((below.across[pair] as number) - startU) * (parts / 4)) | 0;
      const downV = (((below.down[pair] as number) - startV) * (parts / 4)) | 0;
      let lineU = ((startU * parts) | 0) + ((rightU + downU) >> 2);
      let lineV = ((startV * parts) | 0) + ((rightV + downV) >> 2);
      let place = (row * width + pair * 2) * 3;
      for (let half = 0; half < 2; half += 1) {
        let left = 0;
        let right = 0;
        for (let line = 0; line < 2; line += 1) {
          left += packed[bath[at(lineU, lineV)] as number] as number;
          left += packed[bath[at(lineU + rightU, lineV + rightV)] as number] as number;
          right += packed[bath[at(lineU + rightU * 2, lineV + rightV * 2)] as number] as number;
          right += packed[bath[at(lineU + rightU * 3, lineV + rightV * 3)] as number] as number;
          lineU += downU;
          lineV += downV;
        }
        pixels[place] = (left & 1023) >> 2;
        pixels[place + 1] = ((left >> 10) & 1023) >> 2;
        pixels[place + 2] = (left >> 20) >> 2;
        pixels[place + 3] = (right & 1023) >> 2;
        pixels[place + 4] = ((right >> 10) & 1023) >> 2;
        pixels[place + 5] = (right >> 20) >> 2;
        place += width * 3;
      }
    }
    above = below;
  }
  return { width, height, pixels };
}

/** Where in the bath a place lies that is counted in parts. */
function at(u: number, v: number): number {
  return (((v >> partBits) & mask) * span) | ((u >> partBits) & mask);
}

function originsOf(row: number, columns: number, undoing: readonly Move[]): Origins {
  const across = new Float32Array(columns);
  const down = new Float32Array(columns).fill(row);
  for (let column = 0; column < columns; column += 1) across[column] = column * 2;
  for (const move of undoing) undo(move, across, down);
  return { across, down };
}
