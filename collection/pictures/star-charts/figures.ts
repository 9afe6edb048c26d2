import type { Random } from '@portal/engraving';
import type { Figure } from './figure.ts';
import { farrier } from './figure-of-farrier.ts';
import * as animals from './figures-of-animals.ts';
import * as birds from './figures-of-birds.ts';
import * as things from './figures-of-things.ts';

export const figures = { ...things, ...animals, ...birds, farrier } satisfies Record<
  string,
  Figure
>;

export type FigureName = keyof typeof figures;

// Sorted, because loaders do not agree in which order a module lists what it exports.
export const figureNames = (Object.keys(figures) as FigureName[]).sort();

/** All figures in a new order, the wanted one first. */
export function shuffledFigures(first: FigureName, random: Random): Figure[] {
  const others = figureNames
    .filter((name) => name !== first)
    .map((name) => ({ name, place: random.next() }))
    .sort((a, b) => a.place - b.place);
  return [figures[first], ...others.map(({ name }) => figures[name])];
}
