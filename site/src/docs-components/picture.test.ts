import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BaseUrl } from '../../../packages/reference/test/use-base-url.ts';
import { Picture } from './picture';

const url = '/image/V1/full/640,/0/default.jpg';

function written(base: string, props: Partial<ComponentProps<typeof Picture>>): string {
  const picture = createElement(Picture, { url, alt: 'A fern', ...props });
  return renderToStaticMarkup(createElement(BaseUrl, { value: base }, picture));
}

it.each(['/', '/developers/'])('shows its file and leads to its address below %s', (base) => {
  const html = written(base, { src: '/guide-pictures/1.webp', width: '120', height: '90' });
  expect(html).toContain(`href="${base}sandbox${url}"`);
  expect(html).toContain(`src="${base}guide-pictures/1.webp" alt="A fern" width="120" height="90"`);
});

it('is its whole address where no sandbox has made it', () => {
  const address = `https://museum.example/developers/sandbox${url}`;
  const html = written('/developers/', { address });
  expect(html).toBe(`<a href="${address}"><code>${address}</code></a>`);
});
