import type { CartoucheManner } from './cartouche.ts';

type Layout = {
  size: readonly [width: number, height: number];
  /** Where the town lies, in shares of the map: centre, then half its width and height. */
  town: readonly [number, number, number, number];
  corners: number;
  river: string;
  riverWidth: number;
  askew: number;
  least: number;
  walls: boolean;
  cartouche: CartoucheManner;
  /** Whether the country round the town is drawn, or the town fills the map. */
  country: boolean;
};

export const layouts: readonly [Layout, ...Layout[]] = [
  {
    size: [1240, 1120],
    town: [0.5, 0.5, 0.3, 0.31],
    corners: 8,
    river: '-0.05,0.3 0.2,0.36 0.4,0.46 0.55,0.56 0.72,0.58 0.9,0.7 1.05,0.72',
    riverWidth: 38,
    askew: 0.3,
    least: 900,
    walls: true,
    cartouche: 'strapwork',
    country: true,
  },
  {
    size: [1360, 960],
    town: [0.5, 0.5, 0.72, 0.72],
    corners: 4,
    river: '-0.05,0.8 0.2,0.74 0.4,0.62 0.6,0.66 0.8,0.5 1.05,0.42',
    riverWidth: 92,
    askew: 0.06,
    least: 3400,
    walls: false,
    cartouche: 'box',
    country: false,
  },
  {
    size: [1120, 1300],
    town: [0.52, 0.52, 0.36, 0.31],
    corners: 6,
    river: '0.3,-0.05 0.34,0.2 0.46,0.36 0.42,0.56 0.54,0.74 0.5,1.05',
    riverWidth: 50,
    askew: 0.5,
    least: 1300,
    walls: true,
    cartouche: 'wreath',
    country: true,
  },
  {
    size: [1240, 1240],
    town: [0.5, 0.5, 0.74, 0.74],
    corners: 4,
    river: '0.62,-0.05 0.5,0.2 0.56,0.42 0.4,0.6 0.42,0.8 0.28,1.05',
    riverWidth: 66,
    askew: 0.42,
    least: 3800,
    walls: false,
    cartouche: 'scroll',
    country: false,
  },
];
