import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseImageUrl } from '../index.ts';
import { IiifImage } from './iiif-image.tsx';

const service = 'https://api.example.org/image/V0040217';
const info = { width: 1200, height: 900 };
const words = { sizes: '50vw', alt: 'A grey horse' };

describe('a IIIF picture', () => {
  it('lets the browser choose among widths that the picture has', () => {
    render(<IiifImage service={service} info={info} {...words} />);
    const picture = screen.getByRole('img', { name: 'A grey horse' });
    const candidates = (picture.getAttribute('srcset') ?? '').split(', ');
    expect(candidates).toEqual(
      [320, 640, 960, 1200].map((width) => `${service}/full/${width},/0/default.jpg ${width}w`),
    );
    expect(picture.getAttribute('src')).toBe(`${service}/full/960,/0/default.jpg`);
    expect(picture.getAttribute('sizes')).toBe('50vw');
    for (const candidate of candidates) {
      const [url = '', width = ''] = candidate.split(' ');
      expect(parseImageUrl(url).size).toEqual({ width: Number.parseInt(width, 10) });
    }
  });

  it('reserves its place, and loads when it comes into view', () => {
    render(<IiifImage service={service} info={info} {...words} />);
    const picture = screen.getByRole('img');
    expect(
      ['width', 'height', 'loading', 'decoding'].map((one) => picture.getAttribute(one)),
    ).toEqual(['1200', '900', 'lazy', 'async']);
    expect(picture.getAttribute('style')).toBeNull();
  });

  it('keeps its shape where the service makes only smaller ones', () => {
    render(<IiifImage service={service} info={{ ...info, maxWidth: 400 }} {...words} />);
    const picture = screen.getByRole('img');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['400', '300']);
  });

  it.each([`${service}/info.json`, `${service}/`])('takes %s for its service', (given) => {
    render(<IiifImage service={given} info={info} {...words} />);
    expect(screen.getByRole('img').getAttribute('src')).toContain('/V0040217/full/960,/0/');
  });

  it('passes on what any picture may have, but no other address', () => {
    const wrong = { src: 'https://other.example/a.jpg', srcSet: 'b.jpg', width: 1 };
    render(
      <IiifImage
        {...wrong}
        {...{ service, info, ...words }}
        {...{ loading: 'eager', className: 'wide', id: 'horse', format: 'webp' }}
      />,
    );
    const picture = screen.getByRole('img');
    expect(['loading', 'class', 'id', 'width'].map((one) => picture.getAttribute(one))).toEqual([
      ...['eager', 'wide', 'horse', '1200'],
    ]);
    expect(picture.getAttribute('src')).toBe(`${service}/full/960,/0/default.webp`);
    expect(picture.getAttribute('srcset')).not.toContain('b.jpg');
  });

  it.each([
    ['one of its ready sizes', [{ width: 400, height: 300 }], '/full/400,300/0/', '400'],
    ['the whole picture if it has none', [], '/full/full/0/', '1200'],
  ])('asks a service of level 0 for %s', (_, sizes, path, width) => {
    const profile = 'http://iiif.io/api/image/2/level0.json';
    render(<IiifImage service={service} info={{ ...info, sizes, profile }} {...words} />);
    const picture = screen.getByRole('img');
    expect(picture.getAttribute('src')).toContain(path);
    expect(picture.getAttribute('width')).toBe(width);
    expect(picture.hasAttribute('srcset')).toBe(sizes.length > 0);
  });

  it('can be written by a server, with lazy loading before the addresses', () => {
    const html = renderToStaticMarkup(<IiifImage service={service} info={info} {...words} />);
    expect(html.indexOf('loading=')).toBeLessThan(html.indexOf('src'));
    expect(html.indexOf('sizes=')).toBeLessThan(html.indexOf('src'));
  });
});
