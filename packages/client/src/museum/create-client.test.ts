import { describe, expect, it } from 'vitest';
import { answering, json } from '../../test/answers.ts';
import { createClient } from './create-client.ts';

const baseUrl = 'https://api.example.org';
const work = { id: 'hx7q2mvb', title: "A grey horse at the farrier's door", type: 'Work' };
const page = { identifier: 'b20417783_0003.jp2' };
const book = { identifier: 'b20417783' };

describe('createClient', () => {
  it('returns the data of a successful response, and the response itself', async () => {
    const { fetch, urls } = answering(() => json(work));
    const client = createClient('catalogue', { baseUrl, fetch });
    const { data, error, response } = await client.GET('/works/{id}', {
      params: { path: { id: 'hx7q2mvb' }, query: { include: ['items', 'production'] } },
    });
    expect(data).toEqual(work);
    expect(error).toBeUndefined();
    expect(response.status).toBe(200);
    expect(urls).toEqual([`${baseUrl}/catalogue/v2/works/hx7q2mvb?include=items,production`]);
  });

  it('returns the error of a failed response instead of throwing', async () => {
    const gone = {
      errorType: 'http',
      httpStatus: 410,
      label: 'Gone',
      description: 'This work has been deleted',
      type: 'Error',
    };
    const { fetch } = answering(() => json(gone, { status: 410 }));
    const result = await createClient('catalogue', { baseUrl, fetch }).GET('/works/{id}', {
      params: { path: { id: 'k2wfn7cs' } },
    });
    expect(result.data).toBeUndefined();
    expect(result.error).toEqual(gone);
    expect(result.response.status).toBe(410);
  });

  it.each([
    ['https://api.example.org', 'https://api.example.org/content/v0/articles'],
    ['https://api.example.org/', 'https://api.example.org/content/v0/articles'],
    ['https://api.example.org///', 'https://api.example.org/content/v0/articles'],
    ['http://localhost:3000/sandbox', 'http://localhost:3000/sandbox/content/v0/articles'],
  ])('appends the base path of the API to %s', async (given, want) => {
    const { fetch, urls } = answering(() => json({ results: [] }));
    await createClient('content', { baseUrl: given, fetch }).GET('/articles');
    expect(urls).toEqual([want]);
  });

  it('explains what to leave out of baseUrl', () => {
    const create = () => createClient('catalogue', { baseUrl: `${baseUrl}/catalogue/v2/` });
    expect(create).toThrow(
      "leave out /catalogue/v2, the client adds it. Use 'https://api.example.org'",
    );
    expect(() => createClient('text', { baseUrl: `${baseUrl}?a=b` })).toThrow(
      'must end with its path',
    );
    // @ts-expect-error An address must be given.
    expect(() => createClient('text', {})).toThrow('baseUrl: give an address, such as');
  });

  it('reads pictures and zip files as bytes, text and XML as text', async () => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff]);
    const { fetch } = answering(({ url }) =>
      /jpg|zip/.test(url) ? new Response(bytes) : new Response('<alto/>'),
    );
    const iiif = createClient('iiif', { baseUrl, fetch });
    const text = createClient('text', { baseUrl, fetch });
    const picture = await iiif.GET(
      '/image/{identifier}/{region}/{size}/{rotation}/{quality}.{format}',
      {
        params: {
          path: {
            identifier: 'V0040217',
            region: 'pct:25,25,50,50',
            size: '!400,400',
            rotation: '0',
            quality: 'default',
            format: 'jpg',
          },
        },
      },
    );
    const zip = await text.GET('/text/v1/{identifier}.zip', { params: { path: book } });
    const alto = await text.GET('/text/alto/{identifier}', { params: { path: page } });
    const whole = await text.GET('/text/v1/{identifier}', { params: { path: book } });
    expect(new Uint8Array((await picture.data?.arrayBuffer()) ?? [])).toEqual(bytes);
    expect(zip.data).toBeInstanceOf(Blob);
    expect([alto.data, whole.data]).toEqual(['<alto/>', '<alto/>']);
  });

  it('keeps the address of a picture readable', async () => {
    const { fetch, urls } = answering(() => new Response(''));
    await createClient('iiif', { baseUrl, fetch }).GET('/search/{identifier}/search', {
      params: { path: { identifier: 'PP_HAL/B' }, query: { q: 'white wine' } },
      parseAs: 'text',
    });
    expect(urls).toEqual([`${baseUrl}/search/PP_HAL%2FB/search?q=white%20wine`]);
  });

  it('reads a body in another way on request', async () => {
    const { fetch } = answering(() => new Response('text'));
    const result = await createClient('text', { baseUrl, fetch }).GET('/text/v1/{identifier}', {
      params: { path: book },
      parseAs: 'arrayBuffer',
    });
    expect(result.data?.byteLength).toBe(4);
  });

  it.each([
    ['', 'empty.'],
    ['.', "'.', which is removed before a request is sent, even if its dots are encoded."],
    ['..', "'..', which is removed before a request is sent, even if its dots are encoded."],
  ])('refuses %j in a path, which would request something else', async (id, found) => {
    const { fetch, urls } = answering(() => json(work));
    const client = createClient('catalogue', { baseUrl, fetch });
    const call = client.GET('/works/{id}', { params: { path: { id } } });
    await expect(call).rejects.toThrow(`id: it is part of the path and cannot be ${found}`);
    expect(urls).toEqual([]);
  });

  it('refuses a path without its values', async () => {
    const client = createClient('catalogue', { baseUrl, fetch: () => json(work) });
    // @ts-expect-error The path needs an id.
    await expect(client.GET('/works/{id}')).rejects.toThrow(
      'id: it is part of the path and needs a value',
    );
  });

  it('sends the given headers', async () => {
    const seen: (string | null)[] = [];
    const fetch = (request: Request) => {
      seen.push(request.headers.get('Accept'), request.headers.get('X-Reader'));
      return json(work);
    };
    const client = createClient('catalogue', { baseUrl, fetch, headers: { 'X-Reader': 'a' } });
    await client.GET('/works', { headers: { Accept: 'application/json' } });
    expect(seen).toEqual(['application/json', 'a']);
  });

  it('runs middleware', async () => {
    const { fetch, urls } = answering(() => json(work));
    const client = createClient('catalogue', { baseUrl, fetch });
    client.use({ onRequest: ({ request }) => new Request(`${request.url}?query=horse`) });
    await client.GET('/works');
    expect(urls).toEqual([`${baseUrl}/catalogue/v2/works?query=horse`]);
  });

  it('knows where the snapshots are', () => {
    const here = createClient('catalogue', { baseUrl });
    const there = createClient('catalogue', { baseUrl, datasetsUrl: 'https://data.example.org/' });
    expect(here.snapshotUrl('/works')).toBe(`${baseUrl}/datasets/catalogue/v2/works.json.gz`);
    expect(there.snapshotUrl('/images')).toBe(
      'https://data.example.org/catalogue/v2/images.json.gz',
    );
    const slashes = createClient('catalogue', { baseUrl: `${baseUrl}//`, datasetsUrl: '/data//' });
    expect([slashes.baseUrl, slashes.datasetsUrl]).toEqual([baseUrl, '/data']);
    // @ts-expect-error There is no such snapshot.
    expect(() => here.snapshotUrl('/concepts')).toThrow('there is no snapshot of /concepts');
  });

  it('is aborted by the signal of the client and by that of the call', async () => {
    const hanging = (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    const whole = new AbortController();
    const one = new AbortController();
    const client = createClient('catalogue', { baseUrl, fetch: hanging, signal: whole.signal });
    const first = client.GET('/works', { signal: one.signal });
    const second = client.GET('/works', { signal: new AbortController().signal });
    const third = client.GET('/works');
    one.abort(new Error('one'));
    await expect(first).rejects.toThrow('one');
    whole.abort(new Error('all'));
    await expect(second).rejects.toThrow('all');
    await expect(third).rejects.toThrow('all');
    await expect(client.GET('/works')).rejects.toThrow('all');
  });
});
