import { expect, it } from 'vitest';
import { withDocumentedHosts } from './documented-hosts.ts';

const base = 'http://localhost:3000/sandbox';

it.each([
  [`${base}/catalogue/v2/works?page=2`, 'https://api.example.org/catalogue/v2/works?page=2'],
  [`${base}/content/v0/articles?page=2`, 'https://api.example.org/content/v0/articles?page=2'],
  [`${base}/image/V0040217/info.json`, 'https://api.example.org/image/V0040217/info.json'],
  [`${base}/presentation/v2/b20417783`, 'https://api.example.org/presentation/v2/b20417783'],
  [
    `${base}/editorial-images/V0040217.jpg`,
    'https://api.example.org/editorial-images/V0040217.jpg',
  ],
  ['http://localhost:3000/docs/datasets', 'https://developers.example.org/docs/datasets'],
  ['Page not found for URL /sandbox/catalogue/v2/x', 'Page not found for URL /catalogue/v2/x'],
  ['http://iiif.io/api/image/2/context.json', 'http://iiif.io/api/image/2/context.json'],
])('%s', (texts, shown) => {
  expect(withDocumentedHosts(texts, base)).toBe(shown);
});

it('replaces every address in a text', () => {
  const texts = JSON.stringify([
    `${base}/image/a`,
    `${base}/thumbs/b`,
    `${base}/catalogue/v2/works`,
  ]);
  expect(withDocumentedHosts(texts, base)).not.toContain('localhost');
});
