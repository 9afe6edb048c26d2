import { createRequire } from 'node:module';
import { openTypeface } from '@portal/engraving';

/** The headings' own typeface, so that the plates' captions belong to the page. */
export const { letter, measure } = openTypeface(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
  ),
);
