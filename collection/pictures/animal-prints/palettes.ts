export const paletteNames = [
  'etching',
  'sepia',
  'blue',
  'sanguine',
  'hand-coloured',
  'ochre-tint',
  'green-tint',
  'rose-tint',
  'woodblock',
  'night-block',
] as const;
export type PaletteName = (typeof paletteNames)[number];

/** How a plate is printed: what its colours become and how its shades are made. */
export type Palette = {
  paper: string;
  ink: string;
  /** The ground of the picture itself, where it is not the paper. */
  field: string;
  /** What a colour of nature becomes in this print. */
  tint(colour: string): string;
  /** Room between the lines of a shade. */
  spacing: number;
  /** How much of the shade is left to the lines, 0 to 1. */
  lines: number;
  outline: number;
  /** Whether a second, darker colour lies in the shade. */
  washed: boolean;
  dark: boolean;
};

function monochrome(paper: string, ink: string): Palette {
  return {
    paper,
    ink,
    field: paper,
    tint: () => paper,
    spacing: 6.2,
    lines: 1,
    outline: 2.3,
    washed: false,
    dark: false,
  };
}

function tinted(paper: string, ink: string, block: string): Palette {
  return {
    ...monochrome(paper, ink),
    field: block,
    tint: (colour) => {
      const light = lightness(colour);
      return light < 0.28
        ? blend(block, ink, 0.78)
        : blend(block, light > 0.62 ? paper : block, 0.9);
    },
    spacing: 6.6,
    lines: 1,
    outline: 3,
  };
}

export const palettes: Record<PaletteName, Palette> = {
  etching: monochrome('#f1e8d3', '#1d1a17'),
  sepia: monochrome('#eddcbb', '#5a3418'),
  blue: monochrome('#eef0e6', '#1d3c78'),
  sanguine: monochrome('#f0e0c6', '#9c3520'),
  'hand-coloured': {
    ...monochrome('#f3ead6', '#2c231c'),
    tint: (colour) => blend(colour, '#f3ead6', 0.14),
    spacing: 7.2,
    lines: 0.72,
    washed: true,
  },
  'ochre-tint': tinted('#f6ecd2', '#1b1712', '#d9ab55'),
  'green-tint': tinted('#f1eeda', '#14201a', '#9db68a'),
  'rose-tint': tinted('#f7ecdf', '#2a1516', '#e0a18c'),
  woodblock: {
    ...monochrome('#f2e6c9', '#20242b'),
    tint: (colour) => colour,
    spacing: 9,
    lines: 0.34,
    outline: 4,
    washed: true,
  },
  'night-block': {
    ...monochrome('#e9dfc6', '#0d1526'),
    field: '#27406b',
    tint: (colour) => blend(colour, '#27406b', 0.36),
    spacing: 8,
    lines: 0.5,
    outline: 3.4,
    washed: true,
    dark: true,
  },
};

export function blend(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}
