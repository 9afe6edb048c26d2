import type { Random } from '@portal/engraving';
import type { Inks } from './inks.ts';

/** What a plate asks of the drawer of its subject. */
export type MapRequest = {
  inks: Inks;
  random: Random;
  /** Which of its layouts a subject uses, counted from 1. */
  variant: number;
  title: string;
  note: string;
  /** The names lettered on the map, the most important first. */
  names: readonly string[];
};

export type MapSheet = { width: number; height: number; body: string };

export function layoutOf<Layout>(layouts: readonly Layout[], variant: number): Layout {
  return layouts[(variant - 1) % layouts.length] as Layout;
}
