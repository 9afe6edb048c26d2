/** The colours of one map publisher. */
export type Inks = {
  paper: string;
  ink: string;
  /** Lines that stay behind: the net of degrees, the lines of the winds. */
  faint: string;
  land: string;
  sea: string;
  /** Water near the shore, and rivers. */
  shallow: string;
  river: string;
  accent: string;
  wood: string;
  hill: string;
  /** Provinces, beds of rock and lines of railway, told apart by these. */
  tints: readonly [string, string, string, string, string, string, string, string];
};

export const paletteNames = [
  'antique',
  'engraved',
  'geological',
  'blueprint',
  'lithograph',
  'admiralty',
  'portolan',
  'sepia',
] as const;

export type PaletteName = (typeof paletteNames)[number];

export const palettes: Record<PaletteName, Inks> = {
  antique: {
    paper: '#efe2c3',
    ink: '#33281e',
    faint: '#c8b791',
    land: '#f5ebd2',
    sea: '#e4e3cf',
    shallow: '#9fc0bd',
    river: '#4f7f8f',
    accent: '#b23a2a',
    wood: '#6f8c4a',
    hill: '#b98b57',
    tints: ['#e08a72', '#e9c456', '#9db768', '#d893b0', '#7fb3b5', '#c9a06a', '#a7a0cf', '#e6a760'],
  },
  engraved: {
    paper: '#f0e8d4',
    ink: '#211d19',
    faint: '#c3b697',
    land: '#f6f0e1',
    sea: '#f0e8d4',
    shallow: '#d9cdb0',
    river: '#211d19',
    accent: '#211d19',
    wood: '#211d19',
    hill: '#e6dcc2',
    tints: ['#e6dcc2', '#d9cdb0', '#f6f0e1', '#cbbd9a', '#ece2cb', '#dfd3b8', '#f1e9d6', '#d2c6a8'],
  },
  geological: {
    paper: '#f1e8d2',
    ink: '#2b2622',
    faint: '#b9ad93',
    land: '#e9d9a0',
    sea: '#cfdde0',
    shallow: '#a9c6cf',
    river: '#2f6690',
    accent: '#a3201d',
    wood: '#5f7f3a',
    hill: '#b07a4a',
    tints: ['#c8434a', '#e8b93c', '#6f9e52', '#5b8fb5', '#a9639c', '#d98a3d', '#8c6a4f', '#e7d39a'],
  },
  blueprint: {
    paper: '#1c4c88',
    ink: '#eaf1f7',
    faint: '#5784ba',
    land: '#235799',
    sea: '#1c4c88',
    shallow: '#174277',
    river: '#a9c9ea',
    accent: '#ffe08a',
    wood: '#a9c9ea',
    hill: '#2d67ac',
    tints: ['#2d67ac', '#3a76ba', '#255ea3', '#4683c4', '#1f5594', '#336fb4', '#28609f', '#3f7cbe'],
  },
  lithograph: {
    paper: '#f3e6c6',
    ink: '#1d3038',
    faint: '#8fb0ae',
    land: '#f2d98c',
    sea: '#5fa3a8',
    shallow: '#8cc3bd',
    river: '#2c6f86',
    accent: '#d4502a',
    wood: '#5c8a4c',
    hill: '#d98f45',
    tints: ['#d4502a', '#f0b83f', '#5c8a4c', '#2c6f86', '#e48b62', '#8a4f6d', '#3b4f5c', '#9fb86a'],
  },
  admiralty: {
    paper: '#f4efe0',
    ink: '#1f2529',
    faint: '#b7bdb4',
    land: '#ead9a6',
    sea: '#f4efe0',
    shallow: '#b5d5df',
    river: '#4787a3',
    accent: '#a8356f',
    wood: '#6b8b57',
    hill: '#cdb678',
    tints: ['#b5d5df', '#d4e6ea', '#ead9a6', '#a8356f', '#7fb3c8', '#cdb678', '#d9a9c0', '#9bbf9a'],
  },
  portolan: {
    paper: '#e2c98f',
    ink: '#3b2416',
    faint: '#b98a55',
    land: '#ecd9a8',
    sea: '#e2c98f',
    shallow: '#3f7d6e',
    river: '#27607a',
    accent: '#b52a1c',
    wood: '#2f6b45',
    hill: '#8a5a2c',
    tints: ['#b52a1c', '#2f6b45', '#c9952f', '#27607a', '#8a3f5e', '#d1703a', '#5f7f3f', '#7a5230'],
  },
  sepia: {
    paper: '#e6d2aa',
    ink: '#50301a',
    faint: '#c2a274',
    land: '#efe0bf',
    sea: '#dec59a',
    shallow: '#c9a873',
    river: '#7c5230',
    accent: '#8f3d1c',
    wood: '#7a5a30',
    hill: '#c59f6a',
    tints: ['#cf9d68', '#e3c48e', '#b98551', '#d8b37c', '#a87445', '#e9d3a6', '#c69058', '#dcbd8a'],
  },
};
