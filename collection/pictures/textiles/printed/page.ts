import { element, fill, polygon, rectangle, svgDocument } from '@portal/engraving';
import type { Drawing } from '../../../src/pictures/family.ts';
import type { Box, Layout, Mark } from '../layout.ts';

/** Lays cloth that was drawn, not woven, on a page. */
export function layDrawn(layout: Layout, clothFor: (box: Box, index: number) => string): Drawing {
  const { width, height, page, below, pieces, above } = layout;
  const cloths = pieces.map(({ edge, box }, index) => {
    const cloth = clothFor(box, index);
    if (box.width === width && box.height === height) return cloth;
    return (
      element(
        'g',
        { transform: 'translate(6 7)' },
        fill(edge, '#281e14', { 'fill-opacity': 0.4 }),
      ) +
      element('clipPath', { id: `piece-${index}` }, element('path', { d: edge })) +
      element('g', { 'clip-path': `url(#piece-${index})` }, cloth)
    );
  });
  const body =
    fill(polygon(rectangle(0, 0, width, height)), page) +
    below.map(print).join('') +
    cloths.join('') +
    above.map(print).join('');
  return { width, height, svg: svgDocument(width, height, body) };
}

function print({ path, colour }: Mark): string {
  return fill(path, colour);
}
