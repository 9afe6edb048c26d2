/** A colour as it is laid on: pale in the light, full, and deep in the shade. */
export type Pigment = { light: string; base: string; dark: string };

export const pigments = {
  vermilion: { light: '#ee7a4e', base: '#d4422a', dark: '#982a1c' },
  crimson: { light: '#d9586a', base: '#b3243f', dark: '#761430' },
  rose: { light: '#f3bcc0', base: '#e2858f', dark: '#b04f63' },
  blush: { light: '#fbeae2', base: '#f3cfc6', dark: '#cf8f8b' },
  orange: { light: '#f8bc62', base: '#ea8a27', dark: '#b4561a' },
  lemon: { light: '#fbeb8e', base: '#f0cc38', dark: '#c08f1c' },
  ochre: { light: '#ecd08e', base: '#d2a048', dark: '#946524' },
  cream: { light: '#fdf8e6', base: '#f3e7c2', dark: '#c9b07c' },
  white: { light: '#fffefa', base: '#f5f2e8', dark: '#b9bdae' },
  violet: { light: '#a98bc6', base: '#74509e', dark: '#45286e' },
  lilac: { light: '#dccbe4', base: '#b795c8', dark: '#7f5b97' },
  blue: { light: '#8fb2dc', base: '#4273b5', dark: '#23427f' },
  sky: { light: '#cbdfec', base: '#8fbad6', dark: '#5382aa' },
  purple: { light: '#a2567f', base: '#702350', dark: '#43112f' },
  black: { light: '#6a5a64', base: '#3a2b36', dark: '#1d131b' },
  brown: { light: '#c69c6c', base: '#946339', dark: '#5c3a20' },
  russet: { light: '#d98f5c', base: '#b05c30', dark: '#74371c' },
  sap: { light: '#a5b957', base: '#68893a', dark: '#3b5a28' },
  olive: { light: '#b6b168', base: '#86873f', dark: '#575a28' },
  verdigris: { light: '#9cc0a4', base: '#568b76', dark: '#2d5b50' },
  forest: { light: '#6f9a63', base: '#3c6d40', dark: '#1f4529' },
  grass: { light: '#c3d06a', base: '#8dae3c', dark: '#567526' },
  glaucous: { light: '#c3d3c4', base: '#8daa9b', dark: '#577767' },
  autumn: { light: '#e0a84c', base: '#b9702c', dark: '#7d3f1e' },
} satisfies Record<string, Pigment>;

export type PigmentName = keyof typeof pigments;

export const pigmentNames = Object.keys(pigments) as PigmentName[];

/** A colour between two, written #rrggbb. */
export function blend(first: string, second: string, share: number): string {
  const channel = (colour: string, start: number): number =>
    Number.parseInt(colour.slice(start, start + 2), 16);
  const mixed = [1, 3, 5].map((start) =>
    Math.round(channel(first, start) * (1 - share) + channel(second, start) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

export function blendPigments(first: Pigment, second: Pigment, share: number): Pigment {
  return {
    light: blend(first.light, second.light, share),
    base: blend(first.base, second.base, share),
    dark: blend(first.dark, second.dark, share),
  };
}
