import type { CartoucheManner } from './cartouche.ts';
import type { CompassManner } from './compass.ts';
import type { MassName } from './masses.ts';
import type { ProvinceManner } from './provinces.ts';
import type { ReliefManner } from './relief.ts';
import type { SeaManner } from './water.ts';

export type Layout = {
  size: readonly [width: number, height: number];
  mass: MassName;
  sea: SeaManner;
  relief: ReliefManner;
  cartouche: CartoucheManner;
  compass: CompassManner;
  provinces?: ProvinceManner;
  woods?: boolean;
  winds?: boolean;
  beasts?: boolean;
  rough?: number;
  grain?: number;
};

export const layouts: readonly [Layout, ...Layout[]] = [
  {
    size: [1400, 1040],
    mass: 'island',
    sea: 'lines',
    relief: 'molehills',
    cartouche: 'strapwork',
    compass: 'rose',
    provinces: 'outlined',
    woods: true,
    beasts: true,
  },
  {
    size: [1080, 1340],
    mass: 'long',
    sea: 'ruled',
    relief: 'hachures',
    cartouche: 'wreath',
    compass: 'arrow',
  },
  {
    size: [1420, 980],
    mass: 'archipelago',
    sea: 'waves',
    relief: 'molehills',
    cartouche: 'scroll',
    compass: 'wind-star',
    winds: true,
    beasts: true,
    woods: true,
    rough: 1.2,
  },
  {
    size: [1240, 1240],
    mass: 'crescent',
    sea: 'wash',
    relief: 'tints',
    cartouche: 'box',
    compass: 'arrow',
    rough: 0.9,
  },
  {
    size: [1360, 1000],
    mass: 'twin',
    sea: 'wash',
    relief: 'contours',
    cartouche: 'banner',
    compass: 'rose',
    woods: true,
  },
  {
    size: [1060, 1360],
    mass: 'peninsula',
    sea: 'lines',
    relief: 'molehills',
    cartouche: 'scroll',
    compass: 'wind-star',
    provinces: 'washed',
    beasts: true,
  },
  {
    size: [1300, 1100],
    mass: 'coast',
    sea: 'ruled',
    relief: 'hachures',
    cartouche: 'box',
    compass: 'rose',
    woods: true,
    grain: 170,
  },
  {
    size: [1220, 1220],
    mass: 'ring',
    sea: 'lines',
    relief: 'hachures',
    cartouche: 'wreath',
    compass: 'rose',
    rough: 0.7,
  },
];
