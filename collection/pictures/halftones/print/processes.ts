import { type Rgb, rgb } from '../raster/sheet.ts';

/** How a negative becomes a picture on paper or glass. */
export type Process = {
  /** From the darkest to the lightest. */
  ramp: readonly [string, string, ...string[]];
  /** Dots of the darkest ink over the ramp: how far apart, in pixels along a row. */
  screen?: number;
  /** What the colours of things do: nothing, or are mixed in as strongly as told. */
  colour?: number;
  /** Each grain of dyed starch is red, green or violet. */
  starch?: boolean;
  vignette: number;
  grain: number;
  /** How far light spreads in the plate, and how strongly. */
  glow: number;
  contrast: number;
  blotches: number;
};

const plain = { vignette: 0.25, grain: 0.05, glow: 0.2, contrast: 1.1, blotches: 0.05 };

export const processes = {
  halftone: {
    ...plain,
    ramp: ['#1d1a18', '#efe4c8'],
    screen: 10,
    grain: 0,
    contrast: 1.3,
    glow: 0.1,
  },
  'halftone-blue': { ...plain, ramp: ['#14233f', '#eee7d2'], screen: 10, grain: 0, contrast: 1.3 },
  duotone: {
    ...plain,
    ramp: ['#10251f', '#2f7a63', '#a9c79a', '#f3ecd4'],
    screen: 8,
    contrast: 1.2,
    grain: 0,
  },
  'duotone-orange': {
    ...plain,
    ramp: ['#1f1a2e', '#a8442a', '#e79a4c', '#f6e7c4'],
    screen: 10,
    contrast: 1.25,
    grain: 0,
  },
  albumen: {
    ...plain,
    ramp: ['#2a1410', '#5d3420', '#a9784c', '#dcbb8a', '#f0dfb9'],
    vignette: 0.45,
    blotches: 0.1,
  },
  carbon: { ...plain, ramp: ['#35100b', '#8a3a26', '#cf8d6b', '#f1dcc3'], vignette: 0.3 },
  cyanotype: {
    ...plain,
    ramp: ['#071f4a', '#12468c', '#4d86bd', '#b9d3de', '#f1f0e4'],
    blotches: 0.1,
    contrast: 1.25,
  },
  negative: {
    ...plain,
    ramp: ['#e9eff0', '#a9b4b6', '#5d6567', '#24282a', '#0d0f11'],
    blotches: 0.12,
    vignette: -0.1,
  },
  silver: {
    ...plain,
    ramp: ['#0b0c0e', '#3b3d40', '#808182', '#c3c3c0', '#f0efea'],
    contrast: 1.25,
    glow: 0.15,
  },
  selenium: { ...plain, ramp: ['#140f16', '#463a46', '#8c7f85', '#cbc1bd', '#f2ece4'], glow: 0.3 },
  tintype: {
    ...plain,
    ramp: ['#0c0a09', '#2b2622', '#5d554c', '#938979', '#b8ae9c'],
    vignette: 0.6,
    blotches: 0.16,
    contrast: 1.2,
  },
  radiograph: {
    ...plain,
    ramp: ['#04070a', '#132530', '#4a6d7c', '#a7c3c8', '#eef6f2'],
    grain: 0.04,
    glow: 0.35,
    contrast: 1,
  },
  autochrome: {
    ...plain,
    ramp: ['#0d0a08', '#f6efdc'],
    colour: 0.6,
    starch: true,
    grain: 0.02,
    vignette: 0.4,
    glow: 0.35,
  },
  'hand-coloured': {
    ...plain,
    ramp: ['#22150f', '#6b4a37', '#b89c7f', '#f3e8d2'],
    colour: 0.6,
    vignette: 0.2,
  },
  chromogenic: {
    ...plain,
    ramp: ['#2a1216', '#8c6a5c', '#fbefdd'],
    colour: 0.62,
    vignette: 0.15,
    contrast: 1.1,
    glow: 0.25,
  },
} as const satisfies Record<string, Process>;

export type ProcessName = keyof typeof processes;

/** A colour for each of 256 tones. */
export function rampTable(stops: readonly string[]): Uint8Array {
  const colours: Rgb[] = stops.map(rgb);
  const table = new Uint8Array(256 * 3);
  for (let tone = 0; tone < 256; tone += 1) {
    const place = (tone / 255) * (colours.length - 1);
    const index = Math.min(colours.length - 2, Math.floor(place));
    const [low, high] = [colours[index] as Rgb, colours[index + 1] as Rgb];
    for (let channel = 0; channel < 3; channel += 1) {
      const from = low[channel] as number;
      table[tone * 3 + channel] = from + ((high[channel] as number) - from) * (place - index);
    }
  }
  return table;
}
