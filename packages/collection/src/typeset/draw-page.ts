import sharp from 'sharp';
import { seededRandom } from '../random/seeded-random.ts';
import type { Page } from './page.ts';
import { addGrain } from './paper.ts';
import type { Press } from './presses.ts';
import { element } from './xml.ts';

export type Leaf = {
  /** Determines where the paper is foxed. */
  seed: string;
  /** Whether it is a right-hand page, with the fold on its left. */
  isRecto: boolean;
};

/** Letters look as sharp as the original at 100 %. More effort saves a fifth of 13 MB but takes half as long again. */
const encoding = { quality: 60, effort: 0 } as const;

/** The picture of a page: aged paper shaded towards the fold, and the ink on it. */
export async function drawPage(
  page: Pick<Page, 'width' | 'height' | 'ink'>,
  press: Press,
  leaf: Leaf,
): Promise<Buffer> {
  const { width, height } = page;
  const data = await sharp(Buffer.from(pageSvg(page, press, leaf)))
    .ensureAlpha()
    .raw()
    .toBuffer();
  addGrain(press.surface, { width, height, data });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp(encoding)
    .toBuffer();
}

function pageSvg(
  { width, height, ink }: Pick<Page, 'width' | 'height' | 'ink'>,
  press: Press,
  { seed, isRecto }: Leaf,
): string {
  const random = seededRandom(`paper ${seed}`);
  const sheet = `M0 0h${width}v${height}H0z`;
  const shade = element(
    'linearGradient',
    { id: 'fold', x1: isRecto ? 0 : 1, x2: isRecto ? 0.2 : 0.8, y1: 0, y2: 0 },
    element('stop', { offset: 0, 'stop-color': '#6b5636', 'stop-opacity': 0.42 }) +
      element('stop', { offset: 1, 'stop-color': '#6b5636', 'stop-opacity': 0 }),
  );
  const spots = Array.from({ length: 14 }, () =>
    element('circle', {
      cx: Math.round(random.between(0, width)),
      cy: Math.round(random.between(0, height)),
      r: Math.round(random.between(2, 15)),
      fill: '#a07a45',
      'fill-opacity': random.between(0.05, 0.16).toFixed(2),
    }),
  );
  const fill = (d: string, colour: string) => element('path', { d, fill: colour });
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height },
    [
      element('defs', {}, shade),
      fill(sheet, press.paper),
      ...spots,
      fill(sheet, 'url(#fold)'),
      ...ink.map((line) => fill(line, press.ink)),
    ].join(''),
  );
}
