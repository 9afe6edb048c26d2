import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { Pixels } from './pixels/pixels.ts';

const colours = 256;
/** Not played again and again: it is a still picture. */
const once = -1;

/** No browser's canvas writes GIF. */
export function encodeGif({ data, width, height }: Pixels): Uint8Array {
  const palette = quantize(data, colours);
  const gif = GIFEncoder();
  gif.writeFrame(applyPalette(data, palette), width, height, { palette, repeat: once });
  gif.finish();
  return gif.bytes();
}
