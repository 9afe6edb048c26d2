import { describe, expect, it } from 'vitest';
import { createClient } from './create-client.ts';

const baseUrl = 'https://api.example.org';
function getWorks(response: Response) {
  return createClient('catalogue', { baseUrl, fetch: () => response, retry: false }).GET('/works');
}
function getText(response: Response) {
  return createClient('text', { baseUrl, fetch: () => response, retry: false }).GET(
    '/text/v1/{identifier}',
    { params: { path: { identifier: 'b20417783' } } },
  );
}

describe('an error matches its type', () => {
  it.each<[string, Response, object]>([
    [
      'with no body',
      new Response(null, {
        status: 502,
        statusText: 'Bad Gateway',
        headers: { 'Content-Length': '0' },
      }),
      { httpStatus: 502, label: 'Bad Gateway' },
    ],
    [
      'in HTML',
      new Response('<h1>No</h1>', { status: 404 }),
      { httpStatus: 404, label: 'Status 404' },
    ],
    [
      'in plain text',
      new Response('Slow down\n', { status: 429, statusText: 'Too Many Requests' }),
      { httpStatus: 429, label: 'Too Many Requests', description: 'Slow down' },
    ],
    [
      'in plain text with a sign of HTML',
      new Response('pageSize must be < 100', { status: 400 }),
      { httpStatus: 400, label: 'Status 400', description: 'pageSize must be < 100' },
    ],
    [
      'in HTML after a blank line',
      new Response('\n<p>No', { status: 404 }),
      { httpStatus: 404, label: 'Status 404' },
    ],
    [
      'in JSON from a gateway',
      Response.json({ message: 'Rate exceeded' }, { status: 429 }),
      { httpStatus: 429, label: 'Status 429', description: '{"message":"Rate exceeded"}' },
    ],
    [
      'in a list',
      Response.json(['No such field'], { status: 400 }),
      { httpStatus: 400, label: 'Status 400', description: '["No such field"]' },
    ],
    ['in blanks', new Response(' \n', { status: 500 }), { httpStatus: 500, label: 'Status 500' }],
    ['as null', new Response('null', { status: 500 }), { httpStatus: 500, label: 'Status 500' }],
    ['as a number', new Response('503', { status: 503 }), { httpStatus: 503, label: 'Status 503' }],
  ])('from the catalogue, %s', async (_, response, want) => {
    const { data, error } = await getWorks(response);
    expect(data).toBeUndefined();
    expect(error).toEqual({ errorType: 'http', type: 'Error', ...want });
  });

  it.each<[string, Response, unknown]>([
    [
      'a sentence',
      new Response('No text resource found for b1', { status: 404 }),
      'No text resource found for b1',
    ],
    [
      'nothing',
      new Response('', { status: 500, statusText: 'Internal Server Error' }),
      'Internal Server Error',
    ],
    ['a line', new Response('Try later\n', { status: 500 }), 'Try later'],
    ['blanks', new Response(' \n', { status: 500 }), 'Status 500'],
    ['null', new Response('null', { status: 500 }), 'Status 500'],
    ['nothing at all', new Response('', { status: 500 }), 'Status 500'],
    ['a number', new Response('500', { status: 500 }), '500'],
    [
      'a problem in JSON',
      Response.json({ title: 'Stream error' }, { status: 500 }),
      { title: 'Stream error' },
    ],
  ])('from the text API, %s', async (_, response, want) => {
    const { data, error } = await getText(response);
    expect(data).toBeUndefined();
    expect(error).toEqual(want);
  });

  it('an empty text stays an empty text', async () => {
    const { data } = await getText(new Response('', { headers: { 'Content-Length': '0' } }));
    expect(data).toBe('');
  });

  it('an empty body is an empty value of the requested kind', async () => {
    const fetch = () => new Response('', { headers: { 'Content-Length': '0' } });
    const client = createClient('text', { baseUrl, fetch });
    const params = { path: { identifier: 'b20417783' } };
    const path = '/text/v1/{identifier}';
    const blob = await client.GET(path, { params, parseAs: 'blob' });
    const buffer = await client.GET(path, { params, parseAs: 'arrayBuffer' });
    const stream = await client.GET(path, { params, parseAs: 'stream' });
    expect(blob.data).toBeInstanceOf(Blob);
    expect(blob.data?.size).toBe(0);
    expect(buffer.data).toEqual(new ArrayBuffer(0));
    expect(stream.data ?? null).toBeNull();
  });

  it('a page that is not from the API is not taken for an answer', async () => {
    const message =
      'GET /works: the answer is not JSON, although the request succeeded. Is baseUrl right?';
    const foreign = await getWorks(new Response('<!doctype html>')).catch((failure) => failure);
    expect(foreign).toMatchObject({ message, cause: expect.any(SyntaxError) });
    const none = await getWorks(new Response('')).catch((failure) => failure);
    expect(none).toMatchObject({ message });
    expect(none).not.toHaveProperty('cause');
  });
});
