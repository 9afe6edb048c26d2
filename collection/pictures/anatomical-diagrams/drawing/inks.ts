import type { TypefaceName } from '../../../src/typefaces.ts';

/** What a part of the body is made of, which decides its colour on a coloured plate. */
export const tissues = [
  'bone',
  'flesh',
  'artery',
  'vein',
  'nerve',
  'organ',
  'skin',
  'fat',
  'pale',
] as const;
export type Tissue = (typeof tissues)[number];

export type Style = 'wedge' | 'line' | 'chalk' | 'flat';

export type Inks = {
  paper: string;
  ink: string;
  accent: string;
  faint: string;
  /** The inside of sockets and pipes. */
  deep: string;
  pigments: Record<Tissue, string>;
  style: Style;
  /** Whether the lines are lighter than the paper, so that it is the lit side that is drawn. */
  dark: boolean;
  weight: number;
  titleFace: TypefaceName;
  textFace: TypefaceName;
  border: 'rules' | 'plate-mark' | 'board' | 'rods' | 'drawing-office' | 'band';
};

/** One colour for each tissue, in the order of the list. */
export function mapTissues(colours: string): Record<Tissue, string> {
  const list = colours.split(' ');
  return Object.fromEntries(tissues.map((name, index) => [name, list[index]])) as Record<
    Tissue,
    string
  >;
}

/** A house with one ink. */
export function single(colour: string): Record<Tissue, string> {
  return Object.fromEntries(tissues.map((name) => [name, colour])) as Record<Tissue, string>;
}

/** A colour some way from one towards another. */
export function blend(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number): number =>
    Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
