import { element, type Point } from '@portal/engraving';
import type { Inks } from './inks.ts';
import { comet, flask, globe, microscope, quill, shell } from './newer.ts';
import { anchor, book, flower, mortar, serpent, star } from './older.ts';

/** Things that tell a sitter's calling, each drawn in a square of a hundred. */
const emblems = {
  mortar,
  star,
  flower,
  anchor,
  book,
  serpent,
  microscope,
  globe,
  flask,
  shell,
  quill,
  comet,
} satisfies Record<string, (inks: Inks) => string>;

export const emblemNames = ['none', ...(Object.keys(emblems) as (keyof typeof emblems)[])] as const;
export type EmblemName = (typeof emblemNames)[number];

/** An emblem with its middle at a place. */
export function drawEmblem(name: EmblemName, [x, y]: Point, size: number, inks: Inks): string {
  if (name === 'none') return '';
  const scale = size / 100;
  const transform = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
  return element('g', { transform }, emblems[name](inks));
}
