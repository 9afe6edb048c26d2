import { expect, it } from 'vitest';
import { socialCardPath } from './social-card-path';

it.each([
  ['/', '/social-cards/home.png'],
  ['/404.html', '/social-cards/home.png'],
  ['/docs/iiif', '/social-cards/docs/iiif.png'],
  ['/docs/iiif/', '/social-cards/docs/iiif.png'],
])('the card of %s is %s', (page, card) => {
  expect(socialCardPath(page)).toBe(card);
});

it('gives pages with similar addresses different cards', () => {
  const pages = ['/api/works/images', '/api/works-images', '/api-works/images', '/docs', '/docs/a'];
  expect(new Set(pages.map(socialCardPath)).size).toBe(pages.length);
});
