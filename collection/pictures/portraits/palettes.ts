/** The inks and papers of the printers. */
export type Palette = {
  /** The sheet. */
  paper: string;
  /** What the picture itself is printed on. */
  field: string;
  ink: string;
  /** A second ink for frames and capitals. */
  second: string;
  /** How areas are filled: not at all, by a colourist's brush, with flat blocks, or in three tones. */
  areas: 'bare' | 'washes' | 'blocks' | 'tones';
  /** White lines out of a dark ground. */
  reversed: boolean;
  /** From lightest to darkest, for an area printed in tones. */
  tones: readonly [string, string, string];
};

const bare = { areas: 'bare', reversed: false, tones: ['', '', ''] } as const;

export const palettes = {
  ink: { ...bare, paper: '#efe6d1', field: '#f3ebd8', ink: '#231d19', second: '#231d19' },
  sepia: { ...bare, paper: '#eedfc0', field: '#f5e9cf', ink: '#54300f', second: '#7d4a1c' },
  sanguine: { ...bare, paper: '#f0e0c8', field: '#f7e9d6', ink: '#a03319', second: '#6e1f10' },
  prussian: { ...bare, paper: '#e6e6da', field: '#eef0ea', ink: '#143f6b', second: '#0d2947' },
  forest: { ...bare, paper: '#e9e6cc', field: '#f1f0db', ink: '#1d4a38', second: '#8a2f1c' },
  coloured: {
    ...bare,
    areas: 'washes',
    paper: '#efe5cd',
    field: '#f4ecd8',
    ink: '#2a211c',
    second: '#7c2a1a',
  },
  blocks: {
    ...bare,
    areas: 'blocks',
    paper: '#efe2c4',
    field: '#e9d6a8',
    ink: '#1f1d26',
    second: '#a8321f',
  },
  chiaroscuro: {
    ...bare,
    areas: 'tones',
    paper: '#e8d6ae',
    field: '#d6b678',
    ink: '#2c1a0c',
    second: '#6d3f16',
    tones: ['#f5e7c6', '#c79d58', '#8c5f2a'],
  },
  verdigris: {
    ...bare,
    areas: 'tones',
    paper: '#e4e2cb',
    field: '#9fb8a4',
    ink: '#14281f',
    second: '#2f5d4a',
    tones: ['#eef0dc', '#8fb09c', '#4f7d6b'],
  },
  night: {
    ...bare,
    reversed: true,
    paper: '#eae0c8',
    field: '#17233f',
    ink: '#f2e6c6',
    second: '#17233f',
  },
  mezzotint: {
    ...bare,
    reversed: true,
    paper: '#ebdfc7',
    field: '#2a1a12',
    ink: '#f0dcb6',
    second: '#2a1a12',
  },
} satisfies Record<string, Palette>;

export const complexions = {
  fair: { tint: '#f0cfae', shade: 0 },
  ruddy: { tint: '#e8ad8a', shade: 0.02 },
  olive: { tint: '#dcb184', shade: 0.05 },
  tawny: { tint: '#b98253', shade: 0.1 },
  brown: { tint: '#8d5a37', shade: 0.17 },
  dark: { tint: '#5f3c28', shade: 0.25 },
} as const;

export const cloths = {
  black: { tint: '#3a3733', shade: 0.85 },
  scarlet: { tint: '#b5301f', shade: 0.5 },
  crimson: { tint: '#8c2134', shade: 0.6 },
  blue: { tint: '#2f5c91', shade: 0.55 },
  sky: { tint: '#86aecb', shade: 0.2 },
  green: { tint: '#3f6f4d', shade: 0.55 },
  ochre: { tint: '#cf9533', shade: 0.25 },
  brown: { tint: '#7a5030', shade: 0.5 },
  plum: { tint: '#6b3a5e', shade: 0.6 },
  rose: { tint: '#d98c86', shade: 0.2 },
  grey: { tint: '#8f9096', shade: 0.35 },
  white: { tint: '#f3eee0', shade: 0 },
} as const;

export const hairColours = {
  white: { tint: '#ece5d6', shade: 0 },
  grey: { tint: '#b9b2a6', shade: 0.25 },
  fair: { tint: '#d8b25f', shade: 0.3 },
  red: { tint: '#a8491f', shade: 0.5 },
  brown: { tint: '#6b4527', shade: 0.7 },
  black: { tint: '#2e2826', shade: 1 },
} as const;

/** The tints of everything that a sitter does not choose. */
export const stuffTints: Readonly<Record<string, string>> = {
  gold: '#d6a332',
  felt: '#39322d',
  straw: '#dcb65a',
  fur: '#a67c4e',
  leather: '#4a3526',
  waistcoat: '#d9c489',
  facing: '#efe2c0',
  ribbon: '#4a7ba6',
  band: '#9a3324',
  tie: '#9a3324',
  silk: '#b5301f',
  plume: '#f1e4e0',
  tassel: '#2c2a33',
  sash: '#b5472f',
  mirror: '#dfe6e8',
  doublet: '#8c2134',
};
