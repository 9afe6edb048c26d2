import type { Random } from '@portal/engraving';
import type { Layout, Words } from '../layout.ts';
import { fragment, ledger, swatch } from './pasted.ts';
import { framed, length, rug } from './whole.ts';

export const layouts = {
  framed: framed(1028, 1328),
  bed: framed(1200, 1200),
  rug: rug(980, 1360),
  'rug-wide': rug(1360, 1080),
  swatch,
  fragment,
  length: length(1200, 1000),
  panel: length(960, 1260),
  square: length(1200, 1200),
  two: ledger(1, 2, 960, 1340),
  four: ledger(2, 2, 1100, 1320),
  six: ledger(3, 2, 1400, 1020),
  nine: ledger(3, 3, 1140, 1380),
} satisfies Record<string, (words: Words, random: Random) => Layout>;

export type LayoutName = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as [LayoutName, ...LayoutName[]];
