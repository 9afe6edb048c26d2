import { element, fill, seededRandom, svgDocument } from '@portal/engraving';
import type { Drawing } from '../pictures/family.ts';
import type { Page } from './page.ts';
import type { Press } from './presses.ts';

/** The picture of a page: aged paper with the shade of the fold, and the ink on it. */
export function drawPage(
  { width, height, ink }: Pick<Page, 'width' | 'height' | 'ink'>,
  press: Press,
  { seed, isRecto }: { seed: string; isRecto: boolean },
): Drawing {
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
  ).join('');
  const body =
    element('defs', {}, shade) +
    fill(sheet, press.paper) +
    spots +
    fill(sheet, 'url(#fold)') +
    fill(ink, press.ink);
  return { width, height, svg: svgDocument(width, height, body) };
}
