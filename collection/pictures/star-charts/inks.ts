/** The colours one printer had in the house. */
export type Inks = {
  paper: string;
  /** What the sky is filled with. */
  sky: string;
  ink: string;
  /** Lines drawn on the sky, where that is darker than the paper. */
  line: string;
  /** Lines that should stay behind: the net of hours and degrees. */
  faint: string;
  star: string;
  accent: string;
  second: string;
  /** What a colourist washes over figures and bands. */
  washes: readonly [string, string, string, string, string, string];
  /** The darkest tone of the house. */
  deep: string;
  /** A night sky over a landscape, and what shines in it. */
  dusk: string;
  glow: string;
  /** Whether the sky is darker than the lines on it. */
  dark: boolean;
};

export const paletteNames = [
  'night-gold',
  'white-on-black',
  'ink-on-cream',
  'hand-coloured',
  'blueprint',
  'sepia',
  'red-and-black',
  'lithograph',
] as const;

export type PaletteName = (typeof paletteNames)[number];

export const palettes: Record<PaletteName, Inks> = {
  'night-gold': {
    paper: '#0f1f47',
    sky: '#14295c',
    ink: '#dcb65c',
    line: '#dcb65c',
    faint: '#3f5a96',
    star: '#fbeec2',
    accent: '#f0cf74',
    second: '#8fb0d8',
    washes: ['#1c3876', '#24407a', '#1a4272', '#2b3a78', '#1f3a6a', '#22468a'],
    deep: '#081330',
    dusk: '#14295c',
    glow: '#fbeec2',
    dark: true,
  },
  'white-on-black': {
    paper: '#161513',
    sky: '#1c1b19',
    ink: '#ebe5d6',
    line: '#ebe5d6',
    faint: '#5d594f',
    star: '#ffffff',
    accent: '#d8cfb6',
    second: '#a39c8a',
    washes: ['#262420', '#2c2a25', '#232220', '#302d27', '#292723', '#333029'],
    deep: '#0b0a09',
    dusk: '#1c1b19',
    glow: '#ffffff',
    dark: true,
  },
  'ink-on-cream': {
    paper: '#ece0c5',
    sky: '#f4ebd6',
    ink: '#2a241d',
    line: '#2a241d',
    faint: '#b9a985',
    star: '#2a241d',
    accent: '#2a241d',
    second: '#7a6a4d',
    washes: ['#f4ebd6', '#efe4ca', '#f4ebd6', '#ece0c5', '#f2e8d0', '#efe4ca'],
    deep: '#2a241d',
    dusk: '#d9cba9',
    glow: '#2a241d',
    dark: false,
  },
  'hand-coloured': {
    paper: '#f0e4c8',
    sky: '#d9e5e3',
    ink: '#2c2621',
    line: '#2c2621',
    faint: '#a9b5ac',
    star: '#2c2621',
    accent: '#bf3b2b',
    second: '#2f6f8f',
    washes: ['#e3a183', '#e6c35c', '#9fb868', '#7fb3b0', '#c79ab4', '#8fb0d6'],
    deep: '#2c2621',
    dusk: '#4c7399',
    glow: '#fdf1cf',
    dark: false,
  },
  blueprint: {
    paper: '#1b4a86',
    sky: '#1f5394',
    ink: '#eaf1f7',
    line: '#eaf1f7',
    faint: '#5f8cc0',
    star: '#ffffff',
    accent: '#f4e7a6',
    second: '#a9c7e6',
    washes: ['#245b9f', '#28619f', '#1e548f', '#2a66aa', '#235892', '#2c69ae'],
    deep: '#12335f',
    dusk: '#1f5394',
    glow: '#ffffff',
    dark: true,
  },
  sepia: {
    paper: '#e3cba1',
    sky: '#ecd9b4',
    ink: '#59331a',
    line: '#59331a',
    faint: '#c09c69',
    star: '#59331a',
    accent: '#8c4a1f',
    second: '#93683a',
    washes: ['#dfc08f', '#e6cda0', '#d8b680', '#e2c797', '#dbbd8a', '#e8d2a9'],
    deep: '#3a200f',
    dusk: '#8f6236',
    glow: '#fbecc8',
    dark: false,
  },
  'red-and-black': {
    paper: '#f1e6cd',
    sky: '#f6eedb',
    ink: '#1e1a17',
    line: '#1e1a17',
    faint: '#c4b391',
    star: '#1e1a17',
    accent: '#b9271d',
    second: '#b9271d',
    washes: ['#e9c9b4', '#f3e3c9', '#e4b9a2', '#efd9c0', '#f6eedb', '#dfa68f'],
    deep: '#1e1a17',
    dusk: '#f6eedb',
    glow: '#b9271d',
    dark: false,
  },
  lithograph: {
    paper: '#f2e4c3',
    sky: '#1d5a66',
    ink: '#123039',
    line: '#f3dfae',
    faint: '#4a8790',
    star: '#f8ecc8',
    accent: '#e2772c',
    second: '#f2c14e',
    washes: ['#2b7480', '#e2772c', '#f2c14e', '#7fb09a', '#c9512f', '#357f86'],
    deep: '#0d242b',
    dusk: '#1d5a66',
    glow: '#f8ecc8',
    dark: true,
  },
};
