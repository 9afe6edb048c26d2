import type { Random } from '@portal/engraving';
import type { FigureName } from './figures.ts';
import type { Inks } from './inks.ts';
import type { Size } from './page.ts';

/** What a plate asks of the drawer of its subject. */
export type ChartRequest = {
  inks: Inks;
  random: Random;
  figure: FigureName;
  /** Which of its layouts a subject uses, counted from 1. */
  variant: number;
  title: string;
  note: string;
};

export type Chart = Size & { body: string };

export function layoutOf<Layout>(layouts: readonly [Layout, ...Layout[]], variant: number): Layout {
  return layouts[(variant - 1) % layouts.length] ?? layouts[0];
}
