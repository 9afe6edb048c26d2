import { type Rgb, rgb } from './canvas.ts';
import type { Press } from './shading.ts';

export const styles = [
  'engraving',
  'etching',
  'lithograph',
  'chromolithograph',
  'velvet',
  'photograph',
  'blue',
  'radiograph',
] as const;
export type Style = (typeof styles)[number];

/** A way of printing, the paper it is usually printed on, and the colour of lettering. */
export type Printing = Press & {
  paper: Rgb;
  age: Rgb;
  letters: Rgb;
  /** How dark a shadow the shells cast on the sheet. */
  cast: number;
};

const engraving: Printing = {
  ink: rgb('#33281d'),
  tint: 0.72,
  bare: rgb('#f6edd8'),
  lines: 0.9,
  grain: 0,
  outline: 0.95,
  shine: 0.3,
  shade: 0.66,
  light: 1.06,
  paper: rgb('#f3ead3'),
  age: rgb('#a98a58'),
  letters: rgb('#33281d'),
  cast: 0.16,
};

export const printings: Record<Style, Printing> = {
  engraving,
  etching: {
    ...engraving,
    ink: rgb('#3a2415'),
    tint: 0,
    bare: rgb('#f0e3c6'),
    shade: 0.82,
    light: 1,
    shine: 0,
    paper: rgb('#eadbbb'),
    letters: rgb('#3a2415'),
    cast: 0.1,
  },
  lithograph: {
    ...engraving,
    ink: rgb('#3b3530'),
    tint: 0.55,
    bare: rgb('#f4eee0'),
    lines: 0,
    grain: 0.9,
    outline: 0.7,
    shade: 0.5,
    paper: rgb('#f2ecdd'),
    letters: rgb('#3b3530'),
    cast: 0.22,
  },
  chromolithograph: {
    ...engraving,
    tint: 1,
    lines: 0,
    outline: 0.55,
    shine: 0.8,
    shade: 0.3,
    light: 1.1,
    paper: rgb('#f1e7cf'),
    cast: 0.34,
  },
  velvet: {
    ...engraving,
    ink: rgb('#0c0a0c'),
    tint: 1,
    lines: 0,
    outline: 0.5,
    shine: 1,
    shade: 0.16,
    light: 1.12,
    paper: rgb('#19161b'),
    age: rgb('#000000'),
    letters: rgb('#d9c392'),
    cast: 0.5,
  },
  photograph: {
    ...engraving,
    ink: rgb('#20150e'),
    tint: 0,
    bare: rgb('#e2cfae'),
    lines: 0,
    outline: 0.35,
    shine: 0.5,
    shade: 0.12,
    light: 1.06,
    paper: rgb('#b59a74'),
    age: rgb('#4a3420'),
    letters: rgb('#2a1b10'),
    cast: 0.6,
  },
  blue: {
    ...engraving,
    ink: rgb('#173a63'),
    tint: 0,
    bare: rgb('#e4ebee'),
    lines: 0.85,
    shade: 0.86,
    light: 1,
    shine: 0,
    paper: rgb('#dde5e6'),
    age: rgb('#7d94a8'),
    letters: rgb('#173a63'),
    cast: 0.1,
  },
  radiograph: {
    ...engraving,
    paper: rgb('#0d1420'),
    age: rgb('#000000'),
    letters: rgb('#c9dbe6'),
    cast: 0,
  },
};
