/** The stones a poster is printed from: two for its ground, two strong ones, paper and key. */
export type Inks = {
  paper: string;
  ink: string;
  ground: string;
  /** Close to the ground, so that lettering stands on either. */
  shade: string;
  first: string;
  second: string;
};

export type Colour = keyof Inks;

export const palettes = {
  vermilion: inks('#f5e5c4', '#1f1718', '#d8391f', '#bd2a16', '#f4b930', '#1f5f73'),
  prussian: inks('#f5ebd3', '#0e1a33', '#1d4f94', '#163f7b', '#f2ab1d', '#dd4429'),
  mustard: inks('#fbf0d2', '#2b1813', '#eeb41d', '#e09f10', '#c62f1b', '#1c5c60'),
  viridian: inks('#f3ebd0', '#0d2420', '#1c7d5b', '#15684b', '#f5c840', '#e45a2b'),
  rose: inks('#f8e9d0', '#3d1a2b', '#e08a86', '#d67772', '#8c2147', '#f3cf83'),
  olive: inks('#f4e7c2', '#2a2814', '#98a043', '#868e37', '#c94c24', '#f0c350'),
  night: inks('#f7ebc9', '#080d22', '#182257', '#111a47', '#f7c832', '#e6552d'),
  turquoise: inks('#fcf2da', '#1f2731', '#43b5b0', '#33a5a1', '#f0533c', '#f8c838'),
  blush: inks('#fdf3e0', '#2a2235', '#f4a2a6', '#ef9096', '#245ca3', '#f7d045'),
  rust: inks('#faeac6', '#3c1b10', '#e9761b', '#dd6811', '#7d2c13', '#f6bb2f'),
  plum: inks('#f9e8d0', '#260c2b', '#702b7d', '#622370', '#f28c22', '#ea4d80'),
  bone: inks('#f1e6cc', '#161414', '#ece0c3', '#e2d3b0', '#d22b1b', '#2b7489'),
  sky: inks('#fcf3dd', '#17293a', '#7cc2de', '#69b4d3', '#e2472b', '#f7ca39'),
  lime: inks('#faf3d8', '#1d2415', '#b8c52c', '#a9b722', '#d8327a', '#14707a'),
} satisfies Record<string, Inks>;

export type PaletteName = keyof typeof palettes;

export const paletteNames = Object.keys(palettes) as PaletteName[];

function inks(
  paper: string,
  ink: string,
  ground: string,
  shade: string,
  first: string,
  second: string,
): Inks {
  return { paper, ink, ground, shade, first, second };
}
