import { element } from '@portal/engraving';
import { darkPalette, lightPalette, type PlatePalette } from './palette.ts';

// An open book seen from above. Each page is bent once, so that the two are also angle brackets.
const leftPage = 'M29 13.5Q20 7.5 10.5 8.5L1 29.5 10.5 48.5Q20 47.5 29 53.5L20 32z';
const rightPage = 'M35 13.5Q44 7.5 53.5 8.5L63 29.5 53.5 48.5Q44 47.5 35 53.5L44 32z';
const leavesBelow = 'M11.5 54Q22 52.8 32 60Q42 52.8 52.5 54';
const seal = { cx: 32, cy: 32, r: 5.6 };

/** The mark of the site, 64 by 64 on no ground. */
export function logo({ teal, accent }: PlatePalette): string {
  return square(
    64,
    mark({ page: { fill: teal }, leaves: { stroke: teal }, seal: { fill: accent } }),
  );
}

/** The mark for a browser's tab: it follows the reader's colour scheme by itself. */
export function favicon(): string {
  const colours = ({ teal, accent }: PlatePalette): string =>
    `.page{fill:${teal}}.leaves{stroke:${teal}}.seal{fill:${accent}}`;
  const style = `${colours(lightPalette)}@media (prefers-color-scheme:dark){${colours(darkPalette)}}`;
  return square(
    64,
    element('style', {}, style) +
      mark({ page: { class: 'page' }, leaves: { class: 'leaves' }, seal: { class: 'seal' } }),
  );
}

/** The mark on a full ground with room around it: a launcher may cut it to any shape. */
export function maskable({ teal, accent, raised }: PlatePalette): string {
  const drawing = mark({
    page: { fill: raised },
    leaves: { stroke: raised },
    seal: { fill: accent, stroke: raised, 'stroke-width': 1.6 },
  });
  return square(
    512,
    element('path', { d: 'M0 0h512v512H0z', fill: teal }) +
      element('g', { transform: 'translate(86 74) scale(5.3)' }, drawing),
  );
}

type Paint = Readonly<Record<string, string | number>>;

function mark(paint: { page: Paint; leaves: Paint; seal: Paint }): string {
  return (
    element('path', { d: leftPage + rightPage, ...paint.page }) +
    element('path', {
      d: leavesBelow,
      fill: 'none',
      'stroke-width': 2.8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...paint.leaves,
    }) +
    element('circle', { ...seal, ...paint.seal })
  );
}

function square(size: number, body: string): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: `0 0 ${size} ${size}`,
    },
    body,
  );
}
