import type { Canvas } from '../raster/canvas.ts';
import { cloud } from '../raster/noise-tile.ts';
import { soften } from '../raster/soften.ts';
import type { Process } from './processes.ts';

/** What lens, plate and bath do to the tones of a scene. Changes the canvas. */
export function develop(canvas: Canvas, process: Process): void {
  const { width, height, tone, random } = canvas;
  const { contrast, vignette, grain } = process;
  const wide = Math.ceil(width / 4);
  const veil = makeVeil(canvas, process);
  let state = Math.floor(random.between(1, 2 ** 30));
  for (let y = 0, place = 0; y < height; y += 1) {
    const dy = (y / height - 0.5) * 2;
    const veilRow = (y >> 2) * wide;
    for (let x = 0; x < width; x += 1, place += 1) {
      const dx = (x / width - 0.5) * 2;
      let value = (tone[place] as number) + (veil[veilRow + (x >> 2)] as number);
      value = (value - 0.5) * contrast + 0.5;
      value *= 1 - vignette * (dx * dx + dy * dy) * 0.5;
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      value += grain * (state / 2147483648) * (1.1 - Math.abs(value - 0.45));
      tone[place] = Math.max(0, Math.min(1, value));
    }
  }
}

/** Bright light that spreads in the plate, and uneven chemistry, at a quarter of the size. */
function makeVeil({ width, height, tone, random }: Canvas, process: Process): Float32Array {
  const wide = Math.ceil(width / 4);
  const high = Math.ceil(height / 4);
  const veil = new Float32Array(wide * high);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const bright = tone[y * 4 * width + x * 4] as number;
      veil[y * wide + x] = Math.max(0, bright - 0.55) * process.glow;
    }
  }
  soften(veil, wide, high, width / 130);
  const shift = random.between(0, 256);
  const amount = process.blotches * 0.6;
  for (let place = 0; place < veil.length; place += 1) {
    const x = place % wide;
    const y = (place - x) / wide;
    veil[place] = (veil[place] as number) + amount * cloud(x * 1.6 + shift, y * 1.6 + shift);
  }
  return veil;
}
