// Plain JavaScript, because a Node worker thread runs it directly.
import * as loaded from 'gifenc';

// In Node a CommonJS module is its own default export; with bundlers it is not.
const { GIFEncoder, nearestColorIndex, quantize } = loaded.default?.quantize
  ? loaded.default
  : loaded;

/** No loop: a still picture. */
const once = -1;
/** Enough pixels to choose a palette from. */
const mostSamples = 65_536;

/** @param {import('./encode-gif.mjs').GifPixels} pixels */
export function encodeGif(pixels) {
  const { width, height, isGrey } = pixels;
  const palette = isGrey ? greys : quantize(samples(pixels), 256);
  const index = isGrey ? firstChannel(pixels) : nearestIndexes(pixels, palette);
  const gif = GIFEncoder();
  gif.writeFrame(index, width, height, { palette, repeat: once });
  gif.finish();
  return gif.bytes();
}

const greys = Array.from({ length: 256 }, (_, level) => [level, level, level]);

/** Pixels spread evenly over the picture, in four channels. */
function samples({ data, channels }) {
  const count = data.length / channels;
  // Most widths are even, so an odd step rarely divides one and samples only a few columns.
  const step = Math.ceil(count / mostSamples) | 1;
  const chosen = new Uint8ClampedArray(4 * Math.ceil(count / step));
  for (let to = 0, from = 0; from < data.length; to += 4, from += channels * step) {
    chosen[to] = data[from];
    chosen[to + 1] = data[from + 1];
    chosen[to + 2] = data[from + 2];
    chosen[to + 3] = 255;
  }
  return chosen;
}

/** Colours that agree to five or six bits share an entry, so few are compared with the palette. */
function nearestIndexes({ data, channels }, palette) {
  const known = new Int16Array(65_536).fill(-1);
  const index = new Uint8Array(data.length / channels);
  for (let at = 0, from = 0; at < index.length; at += 1, from += channels) {
    const [r, g, b] = [data[from], data[from + 1], data[from + 2]];
    const key = ((r >> 3) << 11) | ((g >> 2) << 5) | (b >> 3);
    if (known[key] < 0) known[key] = nearestColorIndex(palette, [r, g, b]);
    index[at] = known[key];
  }
  return index;
}

function firstChannel({ data, channels }) {
  if (channels === 1) return data;
  return Uint8Array.from({ length: data.length / channels }, (_, at) => data[at * channels]);
}
