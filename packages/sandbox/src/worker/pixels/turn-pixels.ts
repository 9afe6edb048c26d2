import { turnedSize } from '@portal/iiif';
import { emptyPixels, type Pixels } from './pixels.ts';

const white = 255;

export function mirrorPixels({ data, width, height }: Pixels): Pixels {
  const from = new Uint32Array(data.buffer);
  const mirrored = emptyPixels(width, height);
  const to = new Uint32Array(mirrored.data.buffer);
  for (let start = 0; start < from.length; start += width) {
    to.set(from.slice(start, start + width).reverse(), start);
  }
  return mirrored;
}

/** Rotates a picture clockwise. The canvas grows, so nothing is cropped; new corners are white. */
export function turnPixels(pixels: Pixels, degrees: number): Pixels {
  if (degrees === 0) return pixels;
  const [cos, sin] = direction(degrees);
  const { width, height } = turnedSize(pixels, degrees);
  const left = leftmost(cos * pixels.width, -sin * pixels.height);
  const top = leftmost(sin * pixels.width, cos * pixels.height);
  const turned = emptyPixels(width, height);
  // Right angles sample whole pixels at their centres, other angles mix those around a corner.
  const middle = degrees % 90 === 0 ? 0.5 : 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [right, down] = [x + left + middle, y + top + middle];
      const fromX = cos * right + sin * down - middle;
      const fromY = cos * down - sin * right - middle;
      mixPixel(pixels, fromX, fromY, turned.data, (y * width + x) * 4);
    }
  }
  return turned;
}

/** Exact for right angles, so that every pixel stays whole. */
function direction(degrees: number): [cos: number, sin: number] {
  const angle = (degrees * Math.PI) / 180;
  const exact = degrees % 90 === 0 ? Math.round : (value: number) => value;
  return [exact(Math.cos(angle)), exact(Math.sin(angle))];
}

function leftmost(a: number, b: number): number {
  return Math.round(Math.min(0, a, b, a + b));
}

function mixPixel(pixels: Pixels, x: number, y: number, out: Uint8ClampedArray, to: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  for (let channel = 0; channel < 3; channel += 1) {
    const above =
      levelAt(pixels, left, top, channel) * (1 - right) +
      levelAt(pixels, left + 1, top, channel) * right;
    const below =
      levelAt(pixels, left, top + 1, channel) * (1 - right) +
      levelAt(pixels, left + 1, top + 1, channel) * right;
    out[to + channel] = above * (1 - down) + below * down;
  }
  out[to + 3] = 255;
}

function levelAt({ data, width, height }: Pixels, x: number, y: number, channel: number): number {
  const inside = x >= 0 && y >= 0 && x < width && y < height;
  return inside ? (data[(y * width + x) * 4 + channel] ?? white) : white;
}
