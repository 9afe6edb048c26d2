import { gulCarpet, kilim, medallionCarpet, prayerRug } from './carpets.ts';
import { ikatAlmonds, ikatArrows, ikatChevrons, ikatDiamonds } from './ikat.ts';
import {
  blanket,
  gingham,
  houndstooth,
  stripes,
  tartan,
  type Weaver,
  windowPane,
} from './plaids.ts';

export const weavers = {
  tartan,
  gingham,
  houndstooth,
  'window-pane': windowPane,
  stripes,
  blanket,
  'ikat-chevrons': ikatChevrons,
  'ikat-almonds': ikatAlmonds,
  'ikat-diamonds': ikatDiamonds,
  'ikat-arrows': ikatArrows,
  'gul-carpet': gulCarpet,
  'medallion-carpet': medallionCarpet,
  'prayer-rug': prayerRug,
  kilim,
} satisfies Record<string, Weaver>;

export type WovenName = keyof typeof weavers;
export const wovenNames = Object.keys(weavers) as [WovenName, ...WovenName[]];
