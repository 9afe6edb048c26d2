import { expect, it } from 'vitest';
import { socialCardPath } from './social-card-path';

it.each([
  ['/', '/social-cards/home.png'],
  ['/404.html', '/social-cards/home.png'],
  ['/docs/iiif', '/social-cards/docs-iiif.png'],
  ['/docs/iiif/', '/social-cards/docs-iiif.png'],
])('the card of %s is %s', (page, card) => {
  expect(socialCardPath(page)).toBe(card);
});
