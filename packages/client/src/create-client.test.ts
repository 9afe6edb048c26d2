import { describe, expect, it } from 'vitest';
import { answering, json } from '../test/answers.ts';
import { commaLists, createClient, fetchPages, ResponseError } from './index.ts';

type Loan = { id: string; days: number };

/** As openapi-typescript writes them for a description that is not ours. */
type paths = {
  '/loans': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { cursor?: string; status?: string[] } };
      responses: {
        200: { content: { 'application/json': { items: Loan[]; next?: string } } };
      };
    };
    post: {
      parameters: { query?: never };
      requestBody: { content: { 'application/json': { days: number } } };
      responses: {
        201: { content: { 'application/json': Loan } };
        422: { content: { 'application/json': { message: string } } };
      };
    };
  };
  '/loans/{ids}/label': {
    parameters: { query?: never };
    get: {
      parameters: { path: { ids: string[] } };
      responses: { 200: { content: { 'image/png': Blob; 'text/plain': string } } };
    };
    delete: {
      parameters: { path: { ids: string[] } };
      responses: { 204: { content?: never } };
    };
  };
};

const baseUrl = 'https://loans.example/api/v3/';
const noWait = { wait: async () => {} };

describe('a client of any description', () => {
  it('sends a body and gives what the service makes of it', async () => {
    const sent: Request[] = [];
    const fetch = async (request: Request) => {
      sent.push(request.clone());
      return json({ id: 'l1', ...((await request.json()) as object) }, { status: 201 });
    };
    const client = createClient<paths>({ baseUrl, fetch, headers: { 'X-Key': 'k' } });
    const { data } = await client.POST('/loans', { body: { days: 14 } });
    expect(data?.days).toBe(14);
    expect(sent[0]?.url).toBe('https://loans.example/api/v3/loans');
    expect(sent[0]?.headers.get('X-Key')).toBe('k');
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    const refused = [
      // @ts-expect-error There is no such field.
      () => client.POST('/loans', { body: { weeks: 2 } }),
      // @ts-expect-error There is no such path.
      () => client.GET('/loan'),
    ];
    expect(refused).toHaveLength(2);
  });

  it('gives an error and does not throw', async () => {
    const fetch = () => json({ message: 'too long' }, { status: 422 });
    const client = createClient<paths>({ baseUrl, fetch });
    const { data, error } = await client.POST('/loans', { body: { days: 400 } });
    expect(data).toBeUndefined();
    expect(error?.message).toBe('too long');
  });

  it.each<[string, string | null, string, unknown]>([
    ['JSON', 'application/json; charset=utf-8', '{"a":1}', { a: 1 }],
    ['JSON of a kind', 'application/ld+json', '{"a":1}', { a: 1 }],
    ['text', 'text/plain', '12', '12'],
    ['XML', 'application/xml', '<a/>', '<a/>'],
    ['text of no type', null, 'words', 'words'],
    ['nothing', 'application/json', '', undefined],
  ])('reads %s by its media type', async (_, type, body, want) => {
    const bytes = new TextEncoder().encode(body);
    const fetch = () => new Response(bytes, { headers: type ? { 'Content-Type': type } : {} });
    const client = createClient<paths>({ baseUrl, fetch });
    expect((await client.GET('/loans')).data).toEqual(want);
  });

  it('reads bytes as a Blob, and anything as parseAs asks', async () => {
    const { fetch, urls } = answering(
      () => new Response('PNG', { headers: { 'Content-Type': 'image/png' } }),
    );
    const client = createClient<paths>({ baseUrl, fetch });
    const options = { params: { path: { ids: ['a', 'b c'] } } };
    const { data } = await client.GET('/loans/{ids}/label', options);
    expect(data).toBeInstanceOf(Blob);
    const asText = await client.GET('/loans/{ids}/label', { ...options, parseAs: 'text' });
    expect(asText.data).toBe('PNG');
    expect(urls[0]).toBe('https://loans.example/api/v3/loans/a,b%20c/label');
  });

  it('gives no data where there is none', async () => {
    const fetch = () => new Response(null, { status: 204 });
    const result = await createClient<paths>({ baseUrl, fetch }).DELETE('/loans/{ids}/label', {
      params: { path: { ids: ['a'] } },
    });
    expect([result.data, result.error, result.response.status]).toEqual([
      undefined,
      undefined,
      204,
    ]);
  });

  it('rejects when JSON is promised and something else comes', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const client = createClient<paths>({ baseUrl, fetch: () => new Response('<p>', { headers }) });
    await expect(client.GET('/loans')).rejects.toThrow('GET /loans: the answer is not JSON');
  });

  it('repeats parameters by default, and joins lists where told to', async () => {
    const { fetch, urls } = answering(() => json({ items: [] }));
    const params = { query: { status: ['out', 'a,b'] } };
    await createClient<paths>({ baseUrl, fetch }).GET('/loans', { params });
    const querySerializer = commaLists('csv');
    await createClient<paths>({ baseUrl, fetch, querySerializer }).GET('/loans', { params });
    expect(urls.map((url) => new URL(url).search)).toEqual([
      '?status=out&status=a%2Cb',
      '?status=out,%22a,b%22',
    ]);
  });

  it('ends with its own signal and with that of a call', async () => {
    const own = new AbortController();
    const fetch = (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    const client = createClient<paths>({ baseUrl, fetch, signal: own.signal });
    const call = new AbortController();
    const one = client.GET('/loans', { signal: call.signal });
    const other = client.GET('/loans');
    call.abort(new Error('the call'));
    await expect(one).rejects.toThrow('the call');
    own.abort(new Error('the client'));
    await expect(other).rejects.toThrow('the client');
  });

  it('says what a base address is', () => {
    expect(() => createClient<paths>({ baseUrl: `${baseUrl}?a` })).toThrow('end with its path');
    // @ts-expect-error An address must be given.
    expect(() => createClient<paths>({})).toThrow('such as');
  });
});

describe('fetchPages', () => {
  const pages = [{ items: [{ id: 'a', days: 1 }], next: 'two' }, { items: [{ id: 'b', days: 2 }] }];

  it('follows whatever leads to the next page', async () => {
    const { fetch, urls } = answering((_, count) => json(pages[count - 1]));
    const client = createClient<paths>({ baseUrl, fetch });
    const ids: string[] = [];
    const pauses: number[] = [];
    for await (const page of fetchPages({
      first: {} as { cursor?: string },
      load: (query) => client.GET('/loans', { params: { query } }),
      next: ({ next }) => (next ? { cursor: next } : undefined),
      pause: 50,
      wait: async (milliseconds) => void pauses.push(milliseconds),
    })) {
      ids.push(...page.items.map(({ id }) => id));
    }
    expect(ids).toEqual(['a', 'b']);
    expect(pauses).toEqual([50]);
    expect(urls.map((url) => new URL(url).search)).toEqual(['', '?cursor=two']);
  });

  it('throws the error of the service', async () => {
    const client = createClient<paths>({
      baseUrl,
      fetch: () => json({ message: 'no' }, { status: 500 }),
      retry: noWait,
    });
    const list = fetchPages({
      first: undefined,
      load: () => client.GET('/loans'),
      next: () => undefined,
    });
    await expect(list.next()).rejects.toBeInstanceOf(ResponseError);
  });
});
