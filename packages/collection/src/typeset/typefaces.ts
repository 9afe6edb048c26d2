import { createRequire } from 'node:module';
import { openTypeface, type Typeface } from './typeface.ts';

const { resolve } = createRequire(import.meta.url);

export const typefaces = {
  fell: open('im-fell-english'),
  fellItalic: open('im-fell-english', '400-italic'),
  garamond: open('eb-garamond'),
  garamondItalic: open('eb-garamond', '400-italic'),
  baskerville: open('libre-baskerville'),
  baskervilleItalic: open('libre-baskerville', '400-italic'),
  oldStandard: open('old-standard-tt'),
  oldStandardBold: open('old-standard-tt', '700-normal'),
  slab: open('rokkitt'),
  fatFace: open('abril-fatface'),
  fraktur: open('unifrakturmaguntia'),
  typewriter: open('special-elite'),
  hand: open('la-belle-aurore'),
} satisfies Record<string, Typeface>;

export type TypefaceName = keyof typeof typefaces;

function open(name: string, style = '400-normal'): Typeface {
  return openTypeface(resolve(`@fontsource/${name}/files/${name}-latin-${style}.woff2`));
}
