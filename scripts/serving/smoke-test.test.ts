import { expect, it } from 'vitest';
import { smokeTest } from './smoke-test.ts';

const url = 'http://127.0.0.1:3000';
const works = '/sandbox/catalogue/v2/works?query=horse';
const images = '/sandbox/catalogue/v2/images?pageSize=1';
const picture = '/sandbox/iiif/image/V1/full/!200,200/0/default.jpg';
const thumbnail = { url: `${url}/sandbox/iiif/image/V1/info.json` };

const json = (value: unknown) => () => Response.json(value);
const typed = (type: string, body: BodyInit) => () =>
  new Response(body, { headers: { 'content-type': type } });

type Answers = Record<string, () => Response>;
const good: Answers = {
  '/': typed('text/html; charset=utf-8', '<html></html>'),
  [works]: json({ totalResults: 3 }),
  [images]: json({ results: [{ thumbnail }] }),
  [picture]: typed('image/jpeg', new Uint8Array([0xff, 0xd8, 0xff])),
};

function serving(answers: Answers): typeof fetch {
  return async (address) => {
    const { pathname, search } = new URL(String(address));
    return answers[pathname + search]?.() ?? new Response('none', { status: 404 });
  };
}

it('accepts a page, results and a picture', async () => {
  await expect(smokeTest(url, { get: serving(good) })).resolves.toBeUndefined();
});

it('accepts the same below a path', async () => {
  const below = Object.fromEntries(
    Object.entries(good).map(([path, answer]) => [`/developers${path}`, answer]),
  );
  const list = `/developers${images}`;
  below[list] = json({
    results: [{ thumbnail: { url: thumbnail.url.replace('/sandbox', '/developers/sandbox') } }],
  });
  await expect(smokeTest(`${url}/developers`, { get: serving(below) })).resolves.toBeUndefined();
  await expect(smokeTest(`${url}/developers`, { get: serving(good) })).rejects.toThrow(
    'answered 404',
  );
});

it.each<[string, string, () => Response, string]>([
  ['no page', '/', () => new Response('', { status: 500 }), 'answered 500'],
  ['half a page', '/', typed('text/html', '<html>'), 'answered without a whole page'],
  ['a page in place of data', works, typed('text/html', '<html></html>'), 'answered 200 text'],
  ['no results', works, json({ totalResults: 0 }), 'answered without results'],
  ['no picture to ask for', images, json({ results: [] }), 'answered without a thumbnail'],
  ['no picture', picture, () => new Response('', { status: 503 }), 'answered 503'],
  ['a broken picture', picture, typed('image/jpeg', 'text'), 'answered without a JPEG'],
])('rejects with the address: %s', async (_, path, answer, message) => {
  const failed = smokeTest(url, { get: serving({ ...good, [path]: answer }) });
  await expect(failed).rejects.toThrow(`${path} ${message}`);
});

it('requests only a page of a portal without a collection', async () => {
  const page = { '/': good['/'] ?? json({}) };
  const how = { get: serving(page), hasCollection: false };
  await expect(smokeTest(url, how)).resolves.toBeUndefined();
  await expect(smokeTest(url, { get: serving({}), hasCollection: false })).rejects.toThrow('404');
});
