import {
  type Attributes,
  element,
  fill,
  form,
  type Line,
  type Point,
  stroke,
} from '@portal/engraving';
import type { Colour, Inks } from './palettes.ts';

/** Lays down flat shapes in a poster's inks; some posters give every shape a dark contour. */
export type Press = {
  flat(d: string, colour: Colour): string;
  /** Without contour, whatever the poster. */
  bare(d: string, colour: Colour, more?: Attributes): string;
  line(d: string, colour: Colour, width: number): string;
  /** A thick round-ended stroke that counts as a shape. */
  limb(d: string, colour: Colour, width: number): string;
  /** What of the content falls inside the outline. */
  within(outline: string, content: string): string;
};

export type Motif = (press: Press) => string;

export type Box = { x: number; y: number; width: number; height: number };

export function createPress(inks: Inks, contour: number): Press {
  let clips = 0;
  return {
    flat: (d, colour) =>
      contour > 0 ? form(d, inks[colour], inks.ink, contour) : fill(d, inks[colour]),
    bare: (d, colour, more) => fill(d, inks[colour], more),
    line: (d, colour, width) => stroke(d, inks[colour], width),
    limb: (d, colour, width) =>
      (contour > 0 ? stroke(d, inks.ink, width + contour * 2) : '') +
      stroke(d, inks[colour], width),
    within(outline, content) {
      clips += 1;
      const id = `clip${clips}`;
      const clip = element('clipPath', { id }, element('path', { d: outline }));
      return clip + element('g', { 'clip-path': `url(#${id})` }, content);
    },
  };
}

/** Points written as "x,y x,y". */
export function points(text: string): Line {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y] as const;
    });
}

/** The angle is in degrees. */
export function placed(svg: string, [x, y]: Point, scale = 1, angle = 0): string {
  const transform = `translate(${tenth(x)} ${tenth(y)}) rotate(${angle}) scale(${scale.toFixed(3)})`;
  return element('g', { transform }, svg);
}

/** The same, left and right exchanged. */
export function mirrored(svg: string): string {
  return element('g', { transform: 'scale(-1 1)' }, svg);
}

export function rect({ x, y, width, height }: Box): string {
  return `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
