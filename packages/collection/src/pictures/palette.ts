import type { Pixels } from './pixels.ts';

/** A colour of a picture, e.g. "#a89b84", and the share of the picture it covers. */
export type Swatch = readonly [colour: string, share: number];

export type Colours = { averageColor: string; palette: Swatch[] };

type Rgb = readonly [red: number, green: number, blue: number];

const swatches = 6;

/**
 * The average of all pixels, and six representative colours. The colours are found by median cut: the
 * pixels are repeatedly split in two where they differ most.
 */
export function measureColours({ data }: Pixels): Colours {
  const pixels: Rgb[] = [];
  // Every thirty-first pixel is representative enough and sorts much faster.
  for (let place = 0; place < data.length; place += 93) {
    pixels.push([data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0]);
  }
  const palette = medianCut(pixels, swatches)
    .map((group): Swatch => [hex(mean(group)), round(group.length / pixels.length)])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { averageColor: hex(mean(pixels)), palette };
}

function medianCut(pixels: Rgb[], count: number): Rgb[][] {
  const groups = [pixels];
  while (groups.length < count) {
    const widest = groups
      .map((group, index) => ({ index, ...widestChannel(group), size: group.length }))
      .sort((a, b) => b.range * Math.sqrt(b.size) - a.range * Math.sqrt(a.size))[0];
    const group = widest && groups[widest.index];
    if (!widest || !group || widest.range === 0) break;
    const sorted = [...group].sort((a, b) => a[widest.channel] - b[widest.channel]);
    const cut = cutPlace(sorted, widest.channel);
    groups.splice(widest.index, 1, sorted.slice(0, cut), sorted.slice(cut));
  }
  return groups;
}

function widestChannel(group: readonly Rgb[]): { channel: 0 | 1 | 2; range: number } {
  const ranges = ([0, 1, 2] as const).map((channel) => {
    const values = group.map((pixel) => pixel[channel]);
    return { channel, range: Math.max(...values) - Math.min(...values) };
  });
  return ranges.reduce((best, one) => (one.range > best.range ? one : best));
}

/** Half way between the darkest and the lightest, so that a small strong accent keeps its own group. */
function cutPlace(sorted: readonly Rgb[], channel: 0 | 1 | 2): number {
  const [first, last] = [sorted[0]?.[channel] ?? 0, sorted.at(-1)?.[channel] ?? 0];
  const middle = (first + last) / 2;
  const cut = sorted.findIndex((pixel) => pixel[channel] > middle);
  return Math.max(1, cut);
}

function mean(group: readonly Rgb[]): Rgb {
  const sum = group.reduce(
    ([r, g, b], pixel) => [r + pixel[0], g + pixel[1], b + pixel[2]],
    [0, 0, 0],
  );
  return [sum[0] / group.length, sum[1] / group.length, sum[2] / group.length];
}

function hex(colour: Rgb): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
