import type { OpenOptions } from '@portal/sandbox/node';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPictureSource } from '../../pictures/picture-source';
import { fenwick } from '../portal.fixture';
import { attribute } from './mdx-element';
import { showPictures } from './show-pictures';

const bytes = await sharp({
  create: { width: 640, height: 480, channels: 3, background: '#cac2b0' },
})
  .jpeg()
  .toBuffer();
const found = () =>
  new Response(Uint8Array.from(bytes), { headers: { 'Content-Type': 'image/jpeg' } });

/** The component's properties, and the sandbox's requests. */
async function shown(given: Record<string, string>, portal = fenwick, answer = found) {
  const asked: string[] = [];
  const opened: OpenOptions[] = [];
  const source = createPictureSource(portal, '/no/collection', async (options) => {
    opened.push(options);
    return {
      async fetch(request) {
        asked.push(new URL(request.url).pathname);
        return answer();
      },
    };
  });
  const picture: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Picture',
    attributes: Object.entries(given).map(([name, value]) => attribute(name, value)),
    children: [],
  };
  const inTable = { ...picture, type: 'mdxJsxTextElement', attributes: [...picture.attributes] };
  const root = { type: 'root', children: [picture, inTable] } as unknown as Root;
  await showPictures(portal, source, '/no/files')(root);
  const read = (one: { attributes: unknown[] }) =>
    Object.fromEntries(
      (one.attributes as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
    );
  expect(read(inTable)).toEqual(read(picture));
  return { props: read(picture), asked, opened };
}

const given = { url: '/image/V1/full/640,/0/default.jpg', alt: 'A fern' };

it('gives a picture its file, its dimensions and its address, and makes it once', async () => {
  const { props, asked, opened } = await shown(given);
  expect(props).toEqual({
    ...given,
    address: `https://dev.fenwick.example/sandbox${given.url}`,
    src: expect.stringMatching(/^\/guide-pictures\/[0-9a-f]{16}\.webp$/),
    width: '120',
    height: '90',
  });
  expect(asked).toEqual([`/sandbox${given.url}`]);
  expect(opened).toMatchObject([{ collection: '/no/collection', services: { pictures: 'iiif' } }]);
});

it('writes a file inside the site and an address on its host, whatever the path of the site', async () => {
  const siteUrl = 'https://fenwick.example/developers';
  const apis = fenwick.apis.map((api) => ({ ...api, guideHost: `${siteUrl}/sandbox` }));
  const { props, asked } = await shown(given, {
    ...fenwick,
    basePath: '/developers/',
    siteUrl,
    apis,
  });
  expect(props).toMatchObject({
    address: `${siteUrl}/sandbox${given.url}`,
    // The component adds the path of the site.
    src: expect.stringMatching(/^\/guide-pictures\//),
  });
  expect(asked).toEqual([`/sandbox${given.url}`]);
});

it('gives another size another file', async () => {
  const small = await shown(given);
  const large = await shown({ ...given, longest: '320' });
  expect(large.props).toMatchObject({ width: '320', height: '240' });
  expect(large.props.src).not.toBe(small.props.src);
});

it.each([
  ['no sandbox', fenwick.apis.map(({ sandbox: _, ...api }) => api)],
  ['own handlers', fenwick.apis.map((api) => ({ ...api, sandbox: 'own' as const }))],
  [
    'a live host',
    fenwick.apis.map((api) => ({ ...api, guideHost: 'https://api.fenwick.example' })),
  ],
])('gives only the address with %s', async (what, apis) => {
  const { props, opened } = await shown(given, { ...fenwick, apis });
  expect(Object.keys(props)).toEqual(['url', 'alt', 'address']);
  expect(props.address).toContain(what === 'a live host' ? 'api.fenwick.example' : given.url);
  expect(opened).toEqual([]);
});

it.each([
  ['nothing there', () => new Response('Not found', { status: 404 }), 'the sandbox answers 404'],
  ['no picture', () => Response.json({}), 'the sandbox answers 200 with application/json'],
])('refuses an address with %s', async (_, answer, message) => {
  await expect(shown(given, fenwick, answer)).rejects.toThrow(message);
});

it.each([
  [{ alt: 'A fern' }, '<Picture> needs url="…" as plain text.'],
  [{ url: given.url }, '<Picture> needs alt="…" as plain text.'],
  [{ ...given, url: '/elsewhere/1' }, '"/elsewhere/1" is not an API path'],
  [{ ...given, longest: 'wide' }, 'it must be a number of pixels'],
])('refuses %o', async (attributes, message) => {
  await expect(shown(attributes)).rejects.toThrow(message);
});
