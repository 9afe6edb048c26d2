import type { Family } from '../pictures/family.ts';
import type { TypefaceName } from '../typefaces.ts';

/** How a printer, a typist or a writer sets a page. Sizes are in pixels. */
export type Press = {
  text: TypefaceName;
  heading: TypefaceName;
  size: number;
  leading: number;
  page: readonly [width: number, height: number];
  /** Left, top, right and bottom. */
  margins: readonly [number, number, number, number];
  paper: string;
  ink: string;
  surface: Family['surface'];
  justified: boolean;
  /** How far the first line of a paragraph stands in. */
  indent: number;
  /** How far a word may stray from the line, as a hand's do. */
  stray: number;
};

export const presses = {
  fell: {
    ...{ text: 'fell', heading: 'fellItalic', size: 43, leading: 56 },
    ...{ page: [1000, 1440], margins: [150, 150, 130, 190] },
    ...{ paper: '#efe3c8', ink: '#2b2119', surface: 'laid' },
    ...{ justified: true, indent: 44, stray: 0.6 },
  },
  garamond: {
    ...{ text: 'garamond', heading: 'garamondItalic', size: 40, leading: 52 },
    ...{ page: [1080, 1520], margins: [150, 160, 150, 200] },
    ...{ paper: '#ecdfc4', ink: '#2a211c', surface: 'laid' },
    ...{ justified: true, indent: 48, stray: 0.4 },
  },
  baskerville: {
    ...{ text: 'baskerville', heading: 'baskervilleItalic', size: 31, leading: 52 },
    ...{ page: [1060, 1560], margins: [150, 170, 150, 210] },
    ...{ paper: '#f3ead6', ink: '#231e1b', surface: 'laid' },
    ...{ justified: true, indent: 40, stray: 0 },
  },
  oldstandard: {
    ...{ text: 'oldStandard', heading: 'oldStandardBold', size: 34, leading: 46 },
    ...{ page: [1040, 1600], margins: [140, 170, 140, 210] },
    ...{ paper: '#f2ead9', ink: '#201d1b', surface: 'wove' },
    ...{ justified: true, indent: 36, stray: 0 },
  },
  fraktur: {
    ...{ text: 'fraktur', heading: 'fraktur', size: 41, leading: 54 },
    ...{ page: [1000, 1480], margins: [140, 150, 130, 190] },
    ...{ paper: '#ead9b6', ink: '#2a1f16', surface: 'laid' },
    ...{ justified: true, indent: 40, stray: 0.5 },
  },
  slab: {
    ...{ text: 'slab', heading: 'fatFace', size: 36, leading: 48 },
    ...{ page: [1040, 1520], margins: [130, 150, 130, 190] },
    ...{ paper: '#eee2c6', ink: '#1f1b18', surface: 'wove' },
    ...{ justified: true, indent: 36, stray: 0 },
  },
  typewriter: {
    ...{ text: 'typewriter', heading: 'typewriter', size: 32, leading: 54 },
    ...{ page: [1200, 1600], margins: [170, 170, 150, 200] },
    ...{ paper: '#f4f0e2', ink: '#23262d', surface: 'wove' },
    ...{ justified: false, indent: 80, stray: 1.4 },
  },
  hand: {
    ...{ text: 'hand', heading: 'hand', size: 46, leading: 62 },
    ...{ page: [1160, 1480], margins: [120, 150, 100, 180] },
    ...{ paper: '#efe6d0', ink: '#3a2a1e', surface: 'laid' },
    ...{ justified: false, indent: 60, stray: 2.6 },
  },
} satisfies Record<string, Press>;

export type PressName = keyof typeof presses;

export const pressNames = Object.keys(presses) as [PressName, ...PressName[]];
