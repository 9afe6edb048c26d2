import type { Random } from '@portal/engraving';
import { type Rgb, rgb } from '../../halftones/raster/sheet.ts';
import type { Box } from '../layout.ts';

/** Cloth as pixels: three bytes each, as large as the box. */
export type Cloth = { width: number; height: number; pixels: Uint8Array };

/** Threads side by side, each of one colour, repeated. */
export type Threads = readonly Rgb[];

/** How many threads of which colour: a sett as weavers write it. */
export function sett(...counts: readonly (readonly [colour: string, count: number])[]): Threads {
  return counts.flatMap(([colour, count]) => Array.from({ length: count }, () => rgb(colour)));
}

/** The same sett there and back again, as tartans have it. */
export function mirrored(threads: Threads): Threads {
  return [...threads, ...[...threads].reverse()];
}

export type Binding = 'twill' | 'plain' | 'satin' | 'tapestry';

/** Whether the warp lies on top where two threads cross. */
const crossings: Record<Binding, (warp: number, weft: number) => boolean> = {
  twill: (warp, weft) => (warp + weft) % 4 < 2,
  plain: (warp, weft) => (warp + weft) % 2 === 0,
  satin: (warp, weft) => (warp * 2 + weft) % 5 !== 0,
  tapestry: (warp, weft) => (warp * 2 + weft) % 5 === 0,
};

/** Weaves a cloth. Threads are uneven in thickness and dye, and show it. */
export function weave(
  box: Box,
  warp: Threads,
  weft: Threads,
  binding: Binding,
  thread: number,
  random: Random,
): Cloth {
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const pixels = new Uint8Array(width * height * 3);
  const over = crossings[binding];
  const [across, down] = [slubs(width, thread, random), slubs(height, thread, random)];
  let place = 0;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / thread);
    const weftColour = weft[row % weft.length] as Rgb;
    const weftLight = down[y] as number;
    for (let x = 0; x < width; x += 1, place += 3) {
      const column = Math.floor(x / thread);
      const onTop = over(column, row);
      const colour = onTop ? (warp[column % warp.length] as Rgb) : weftColour;
      const light = onTop ? (across[x] as number) : weftLight;
      pixels[place] = colour[0] * light;
      pixels[place + 1] = colour[1] * light;
      pixels[place + 2] = colour[2] * light;
    }
  }
  return { width, height, pixels };
}

/** How bright each pixel across the threads is: a thread is round, and none is like the next. */
function slubs(size: number, thread: number, random: Random): Float32Array {
  const lights = new Float32Array(size);
  let own = 1;
  for (let at = 0; at < size; at += 1) {
    if (at % thread === 0) own = 0.94 + random.jitter(0.05);
    const round = thread < 3 ? 1 : 1 - 0.1 * Math.abs((at % thread) / (thread - 1) - 0.5);
    lights[at] = Math.min(1, own * round);
  }
  return lights;
}
