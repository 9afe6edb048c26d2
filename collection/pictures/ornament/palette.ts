export type Palette = {
  paper: string;
  /** What lies behind the ornament. */
  field: string;
  /** Outlines, lettering and shade. */
  ink: string;
  /** The main colour of the ornament. */
  body: string;
  second: string;
  third: string;
  /** The brightest: gold, or bare paper. */
  light: string;
  /** The second ink of a letterpress printer. */
  rubric: string;
  gilt: string;
  /** Shaded with the burin, or printed in flat colours. */
  engraved: boolean;
};

export const paletteNames = [
  'ink',
  'sepia',
  'sanguine',
  'chromolithograph',
  'terracotta',
  'tile',
  'pompeian',
  'verdigris',
  'night',
  'blueprint',
] as const;

export type PaletteName = (typeof paletteNames)[number];

export const palettes: Record<PaletteName, Palette> = {
  ink: {
    paper: '#f0e7d3',
    field: '#f3ecdb',
    ink: '#26221d',
    body: '#f8f2e4',
    second: '#ebe0c9',
    third: '#d8cab0',
    light: '#fbf7ec',
    rubric: '#ab2f1c',
    gilt: '#c49a3e',
    engraved: true,
  },
  sepia: {
    paper: '#ead9b8',
    field: '#dcc698',
    ink: '#4a2b14',
    body: '#f0e0bf',
    second: '#c79a5e',
    third: '#8f5a2c',
    light: '#f6ead0',
    rubric: '#a33a1a',
    gilt: '#b3843a',
    engraved: true,
  },
  sanguine: {
    paper: '#f1e3cd',
    field: '#f4e8d5',
    ink: '#9a2f1b',
    body: '#f8ecd9',
    second: '#ecc7a8',
    third: '#d07f5e',
    light: '#fbf2e2',
    rubric: '#4d1a12',
    gilt: '#d9a35a',
    engraved: true,
  },
  chromolithograph: {
    paper: '#f0e6cf',
    field: '#1f4180',
    ink: '#2a1810',
    body: '#d2a748',
    second: '#ad2a2b',
    third: '#2f7556',
    light: '#f6ecd2',
    rubric: '#f6ecd2',
    gilt: '#d2a748',
    engraved: false,
  },
  terracotta: {
    paper: '#ecdfc6',
    field: '#1d1714',
    ink: '#1d1714',
    body: '#cb6634',
    second: '#8c3a1e',
    third: '#e6b98a',
    light: '#f3dfbf',
    rubric: '#f3dfbf',
    gilt: '#cb6634',
    engraved: false,
  },
  tile: {
    paper: '#e9ebe3',
    field: '#f4f5ef',
    ink: '#17307a',
    body: '#2d61b8',
    second: '#86afdd',
    third: '#1c9aa6',
    light: '#ffffff',
    rubric: '#1c9aa6',
    gilt: '#86afdd',
    engraved: false,
  },
  pompeian: {
    paper: '#eee2c9',
    field: '#a8301f',
    ink: '#241411',
    body: '#e7b64c',
    second: '#2a2420',
    third: '#5f93a5',
    light: '#f7ead0',
    rubric: '#f7ead0',
    gilt: '#e7b64c',
    engraved: false,
  },
  verdigris: {
    paper: '#e9e4cd',
    field: '#1f5a4c',
    ink: '#12302a',
    body: '#9fc6a5',
    second: '#c9713b',
    third: '#e2c26d',
    light: '#f3edd6',
    rubric: '#e2c26d',
    gilt: '#e2c26d',
    engraved: false,
  },
  night: {
    paper: '#e8e0cd',
    field: '#191a20',
    ink: '#191a20',
    body: '#eae0c6',
    second: '#b98d3e',
    third: '#7d2b34',
    light: '#f6efdc',
    rubric: '#b98d3e',
    gilt: '#b98d3e',
    engraved: false,
  },
  blueprint: {
    paper: '#1f4e8c',
    field: '#1f4e8c',
    ink: '#eaf1f6',
    body: '#2a5b9a',
    second: '#3b6daa',
    third: '#6c98c9',
    light: '#17407a',
    rubric: '#9dc3ea',
    gilt: '#9dc3ea',
    engraved: true,
  },
};
