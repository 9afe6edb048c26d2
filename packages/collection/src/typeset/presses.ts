import type { Paper } from './paper.ts';
import type { TypefaceName } from './typefaces.ts';

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
  surface: Paper;
  justified: boolean;
  /** How far the first line of a paragraph is indented. */
  indent: number;
  /** How far a word may stray from the line, as in handwriting. */
  stray: number;
};

export const presses = {
  fell: {
    ...{ text: 'fell', heading: 'fellItalic', size: 36, leading: 47 },
    ...{ page: [833, 1200], margins: [125, 125, 108, 158] },
    ...{ paper: '#efe3c8', ink: '#2b2119', surface: 'laid' },
    ...{ justified: true, indent: 37, stray: 0.6 },
  },
  garamond: {
    ...{ text: 'garamond', heading: 'garamondItalic', size: 33, leading: 43 },
    ...{ page: [900, 1267], margins: [125, 133, 125, 167] },
    ...{ paper: '#ecdfc4', ink: '#2a211c', surface: 'laid' },
    ...{ justified: true, indent: 40, stray: 0.4 },
  },
  baskerville: {
    ...{ text: 'baskerville', heading: 'baskervilleItalic', size: 26, leading: 43 },
    ...{ page: [883, 1300], margins: [125, 142, 125, 175] },
    ...{ paper: '#f3ead6', ink: '#231e1b', surface: 'laid' },
    ...{ justified: true, indent: 33, stray: 0 },
  },
  oldstandard: {
    ...{ text: 'oldStandard', heading: 'oldStandardBold', size: 28, leading: 38 },
    ...{ page: [867, 1333], margins: [117, 142, 117, 175] },
    ...{ paper: '#f2ead9', ink: '#201d1b', surface: 'wove' },
    ...{ justified: true, indent: 30, stray: 0 },
  },
  fraktur: {
    ...{ text: 'fraktur', heading: 'fraktur', size: 34, leading: 45 },
    ...{ page: [833, 1233], margins: [117, 125, 108, 158] },
    ...{ paper: '#ead9b6', ink: '#2a1f16', surface: 'laid' },
    ...{ justified: true, indent: 33, stray: 0.5 },
  },
  slab: {
    ...{ text: 'slab', heading: 'fatFace', size: 30, leading: 40 },
    ...{ page: [867, 1267], margins: [108, 125, 108, 158] },
    ...{ paper: '#eee2c6', ink: '#1f1b18', surface: 'wove' },
    ...{ justified: true, indent: 30, stray: 0 },
  },
  typewriter: {
    ...{ text: 'typewriter', heading: 'typewriter', size: 27, leading: 45 },
    ...{ page: [1000, 1333], margins: [142, 142, 125, 167] },
    ...{ paper: '#f4f0e2', ink: '#23262d', surface: 'wove' },
    ...{ justified: false, indent: 67, stray: 1.4 },
  },
  hand: {
    ...{ text: 'hand', heading: 'hand', size: 38, leading: 52 },
    ...{ page: [967, 1233], margins: [100, 125, 83, 150] },
    ...{ paper: '#efe6d0', ink: '#3a2a1e', surface: 'laid' },
    ...{ justified: false, indent: 50, stray: 2.6 },
  },
} satisfies Record<string, Press>;

export type PressName = keyof typeof presses;

export const pressNames = Object.keys(presses) as [PressName, ...PressName[]];
