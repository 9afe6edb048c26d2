/** The colours of things, as how much more red and blue than grey they give back. */
export const tints = {
  grey: [1, 1],
  sky: [0.66, 1.5],
  dusk: [1.28, 0.8],
  sea: [0.64, 1.25],
  leaf: [0.88, 0.5],
  grass: [1, 0.5],
  earth: [1.25, 0.62],
  brick: [1.3, 0.74],
  red: [1.9, 0.5],
  rose: [1.5, 0.95],
  skin: [1.32, 0.72],
  straw: [1.28, 0.45],
  wood: [1.32, 0.52],
  blue: [0.5, 1.9],
  slate: [0.92, 1.14],
  violet: [1.05, 1.35],
  green: [0.55, 0.75],
  cream: [1.08, 0.84],
  orange: [1.7, 0.25],
} as const satisfies Record<string, readonly [red: number, blue: number]>;

export type Tint = keyof typeof tints;
