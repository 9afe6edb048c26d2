import { acorn, ivyLeaf, palm, thistle } from './fleurons-of-leaves.ts';
import { arabesque, bead, quatrefoil, star } from './fleurons-of-rays.ts';

/** Pieces of ornamental type, each in a square of 100 about the origin. */
const pieces = {
  ivyLeaf,
  acorn,
  quatrefoil,
  star,
  arabesque,
  palm,
  bead,
  thistle,
} satisfies Record<string, (ground: string) => string>;

export type FleuronName = keyof typeof pieces;

/** A piece inked in the current colour; the ground shows in its veins. */
export function fleuron(name: FleuronName, ground: string): string {
  return pieces[name](ground);
}
