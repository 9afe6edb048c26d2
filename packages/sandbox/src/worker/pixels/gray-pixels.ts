import { emptyPixels, type Pixels } from './pixels.ts';

/** The brightness of each level of a channel, from 0 to 1: levels are not linear in light. */
const light = Float64Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** From this level on, a pixel of a bitonal picture is white. */
const threshold = 128;

/** Gray by perceived brightness (CIE luminance), as in sharp. */
export function grayPixels({ data, width, height }: Pixels, bitonal = false): Pixels {
  const gray = emptyPixels(width, height);
  for (let at = 0; at < data.length; at += 4) {
    const level = levelOf(
      0.2126 * lightOf(data[at]) + 0.7152 * lightOf(data[at + 1]) + 0.0722 * lightOf(data[at + 2]),
    );
    const shown = bitonal ? (level >= threshold ? 255 : 0) : level;
    gray.data[at] = shown;
    gray.data[at + 1] = shown;
    gray.data[at + 2] = shown;
    gray.data[at + 3] = 255;
  }
  return gray;
}

function lightOf(level: number | undefined): number {
  return light[level ?? 0] ?? 0;
}

function levelOf(bright: number): number {
  const share = bright <= 0.0031308 ? bright * 12.92 : 1.055 * bright ** (1 / 2.4) - 0.055;
  return Math.round(share * 255);
}
