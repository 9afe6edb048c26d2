import type { Point } from '@portal/engraving';
import { blend, type Pigment } from './pigments.ts';

export const styles = [
  'engraving',
  'nature-print',
  'cyanotype',
  'woodblock',
  'field-sketch',
  'black-ground',
  'woodcut',
  'sepia',
] as const;

export type Style = (typeof styles)[number];

/** How a medium renders the parts of a plant. Widths are in pixels. */
export type Recipe = {
  paper: string;
  ink: string;
  /** Lettering and rules that should stand back. */
  soft: string;
  /** Whether all colours are shades of one. */
  oneColour: boolean;
  flat: boolean;
  /** Whether outlines are gone over a second time. */
  twice: boolean;
  /** How far the colour has slipped off its outline, under which bare paper shows. */
  slip?: Point;
  /** One leaf in so many is left without colour. */
  unfinished?: number;
  opacity: { leaf: number; petal: number; solid: number };
  outlineWidth: number;
  veinWidth: number;
  veinOpacity: number;
  shadeWidth: number;
  shadowOpacity: number;
  lineScale: number;
  range(pigment: Pigment): readonly [pale: string, deep: string];
  tint(pigment: Pigment, body: 'leaf' | 'petal' | 'solid'): string;
  shadow(pigment: Pigment): string;
  vein(pigment: Pigment): string;
  line(pigment: Pigment): string;
  stem(pigment: Pigment): string;
  spot(pigment: Pigment): string;
};

export const engraving: Recipe = {
  paper: '#f3ead3',
  ink: '#33291f',
  soft: '#75664f',
  oneColour: false,
  flat: false,
  twice: false,
  opacity: { leaf: 1, petal: 1, solid: 1 },
  outlineWidth: 1.3,
  veinWidth: 0.9,
  veinOpacity: 0.75,
  shadeWidth: 0.6,
  shadowOpacity: 0.42,
  lineScale: 1,
  range: ({ light, base }) => [light, base],
  tint: ({ base }) => base,
  shadow: ({ dark }) => dark,
  vein: ({ dark }) => blend(dark, '#33291f', 0.3),
  line: ({ dark }) => blend(dark, '#2b2119', 0.6),
  stem: ({ dark }) => dark,
  spot: ({ dark }) => dark,
};

/** One printing ink: pale parts are thin ink, dark parts are thick. */
export function monochrome(paper: string, ink: string): Pick<Recipe, 'range' | 'tint' | 'shadow'> {
  const value = ({ base }: Pigment): number =>
    1 -
    (Number.parseInt(base.slice(1, 3), 16) * 0.4 + Number.parseInt(base.slice(3, 5), 16) * 0.6) /
      255;
  const tone = (pigment: Pigment, more: number): string =>
    blend(paper, ink, Math.min(0.95, Math.max(0.06, value(pigment) * 0.75 + more)));
  return {
    range: (pigment) => [tone(pigment, -0.12), tone(pigment, 0.12)],
    tint: (pigment) => tone(pigment, 0),
    shadow: (pigment) => tone(pigment, 0.35),
  };
}
