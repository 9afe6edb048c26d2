/** How the object is stained and lit: the colours one sees in the eyepiece. */
export type Light = {
  /** The field in its middle and at its rim. */
  middle: string;
  rim: string;
  /** Outlines, and lines that keep back. */
  line: string;
  faint: string;
  /** What the object itself takes up, from pale to full. */
  tints: readonly [string, string, string, ...string[]];
  /** Few things take this stain: nuclei, grains, vessels. */
  accent: string;
  dark: boolean;
};

export const lights = {
  daylight: {
    middle: '#fbf7ea',
    rim: '#d9cfae',
    line: '#4b3a22',
    faint: '#a48c5f',
    tints: ['#ecdcb0', '#d3b676', '#b08a48', '#8a6430'],
    accent: '#7a3b1c',
    dark: false,
  },
  darkground: {
    middle: '#0d0f16',
    rim: '#040508',
    line: '#fff0c8',
    faint: '#8f9cc0',
    tints: ['#ffd98a', '#f0a94a', '#7fb4e8', '#d9e6f2', '#e8825a'],
    accent: '#ff6a3c',
    dark: true,
  },
  rheinberg: {
    middle: '#1d4fae',
    rim: '#0a1f5c',
    line: '#fff3b0',
    faint: '#8cc0ff',
    tints: ['#ffe27a', '#ffc23a', '#ff8f2e', '#fff6d8'],
    accent: '#ff5a36',
    dark: true,
  },
  ruby: {
    middle: '#a3142a',
    rim: '#4a0714',
    line: '#e9fff4',
    faint: '#f0a0a0',
    tints: ['#bff0dc', '#6fd8c0', '#e8fff6', '#f6d48a'],
    accent: '#ffe07a',
    dark: true,
  },
  safranin: {
    middle: '#fbf8f4',
    rim: '#e3dccf',
    line: '#2c3f63',
    faint: '#7c93bd',
    tints: ['#cfe0ee', '#7fb0d6', '#3b7fb8', '#2b9a8a'],
    accent: '#cf2442',
    dark: false,
  },
  eosin: {
    middle: '#fdf3f4',
    rim: '#ecd3da',
    line: '#7b2b57',
    faint: '#d793ab',
    tints: ['#f8c9d2', '#ef9db0', '#dd6c8c', '#c2487a'],
    accent: '#46237a',
    dark: false,
  },
  methylene: {
    middle: '#eef5fb',
    rim: '#bcd3e6',
    line: '#123a78',
    faint: '#7fa6d0',
    tints: ['#a9cbea', '#5f97d2', '#2a63b0', '#164590'],
    accent: '#7a1f8a',
    dark: false,
  },
  chlorophyll: {
    middle: '#f7f9dd',
    rim: '#cfd99c',
    line: '#2f5522',
    faint: '#8fb060',
    tints: ['#d6e59a', '#9cc654', '#5c9c32', '#377a2c'],
    accent: '#d6a21c',
    dark: false,
  },
  silver: {
    middle: '#f6d98a',
    rim: '#c9923a',
    line: '#21120a',
    faint: '#8a5a24',
    tints: ['#5a3214', '#3a1e0c', '#221006'],
    accent: '#7a2410',
    dark: false,
  },
  plate: {
    middle: '#d8d6cf',
    rim: '#8d8a82',
    line: '#1e1d1b',
    faint: '#77746c',
    tints: ['#bdbab2', '#96938b', '#6d6a64', '#45433f'],
    accent: '#111110',
    dark: false,
  },
  night: {
    middle: '#16293f',
    rim: '#060c16',
    line: '#ffffff',
    faint: '#7c9cc0',
    tints: ['#d6e8f8', '#9cc4e6', '#6a9ccc', '#f4fbff'],
    accent: '#bfe4ff',
    dark: true,
  },
} satisfies Record<string, Light>;

export type LightName = keyof typeof lights;
export const lightNames = Object.keys(lights) as [LightName, ...LightName[]];
