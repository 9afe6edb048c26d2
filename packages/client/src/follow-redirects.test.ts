import { describe, expect, it, vi } from 'vitest';
import { answering, json } from '../test/answers.ts';
import { followRedirects } from './follow-redirects.ts';
import { createClient } from './museum/create-client.ts';

const baseUrl = 'https://api.example.org';
function redirect(location: string) {
  return new Response(null, { status: 302, headers: { Location: location } });
}
const merged = { params: { path: { id: 'd6pzt9ye' }, query: { include: ['items' as const] } } };

describe('a handler that returns a redirect', () => {
  it('is called again, as by a browser', async () => {
    const { fetch, urls } = answering(({ url }) =>
      url.includes('d6pzt9ye')
        ? redirect('/catalogue/v2/works/hx7q2mvb?include=items')
        : json({ id: 'hx7q2mvb', type: 'Work' }),
    );
    const client = createClient('catalogue', { baseUrl, fetch });
    const { data } = await client.GET('/works/{id}', merged);
    expect(data?.id).toBe('hx7q2mvb');
    expect(urls.at(-1)).toBe(`${baseUrl}/catalogue/v2/works/hx7q2mvb?include=items`);
  });

  it('need not send the rest of a redirect that is followed', async () => {
    const cancel = vi.fn();
    const headers = { Location: '/elsewhere' };
    const { fetch } = answering(
      (_, count) =>
        new Response(new ReadableStream({ cancel }), { status: count < 3 ? 302 : 200, headers }),
    );
    const response = await followRedirects(fetch)(new Request(baseUrl));
    expect([response.status, cancel.mock.calls.length]).toEqual([200, 2]);
  });

  it('is not called again if the redirect itself is wanted', async () => {
    const { fetch, urls } = answering(() => redirect('/elsewhere'));
    const client = createClient('catalogue', { baseUrl, fetch });
    const { response } = await client.GET('/works/{id}', { ...merged, redirect: 'manual' });
    expect([response.status, urls.length]).toEqual([302, 1]);
  });

  it('is not called for ever', async () => {
    const { fetch, urls } = answering(() => redirect('/catalogue/v2/works/d6pzt9ye'));
    const client = createClient('catalogue', { baseUrl, fetch });
    const { error, response } = await client.GET('/works/{id}', merged);
    expect([error?.httpStatus, response.status, urls.length]).toEqual([302, 302, 21]);
  });
});

describe('a redirected request', () => {
  const from = 'https://api.example.org/works';

  async function sentAfter(status: number, location: string, init: RequestInit): Promise<Request> {
    const sent: Request[] = [];
    const follow = followRedirects((request) => {
      sent.push(request);
      return sent.length > 1
        ? new Response('done')
        : new Response(null, { status, headers: { Location: location } });
    });
    await follow(new Request(from, init));
    expect(sent).toHaveLength(2);
    return sent[1] ?? new Request(from);
  }

  it.each<[number, string, string]>([
    [301, 'POST', 'GET'],
    [302, 'POST', 'GET'],
    [303, 'POST', 'GET'],
    [303, 'PUT', 'GET'],
    [303, 'HEAD', 'HEAD'],
    [301, 'PUT', 'PUT'],
    [302, 'DELETE', 'DELETE'],
    [307, 'POST', 'POST'],
    [308, 'PATCH', 'PATCH'],
  ])('after %i, %s becomes %s, with its body unless it is GET', async (status, method, want) => {
    const isSent = !['HEAD', 'DELETE'].includes(method);
    const type = { 'Content-Type': 'application/json' };
    const init = isSent ? { method, body: '{"a":1}', headers: type } : { method };
    const next = await sentAfter(status, '/other', init);
    expect(next.url).toBe('https://api.example.org/other');
    expect(next.method).toBe(want);
    const isKept = isSent && want !== 'GET';
    expect(await next.text()).toBe(isKept ? '{"a":1}' : '');
    expect(next.headers.get('Content-Type')).toBe(isKept ? 'application/json' : null);
  });

  it('that becomes GET keeps its other headers and its signal', async () => {
    const controller = new AbortController();
    const next = await sentAfter(303, '/other', {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'X-Client': 'ours' },
      signal: controller.signal,
    });
    expect(next.headers.get('X-Client')).toBe('ours');
    controller.abort();
    expect(next.signal.aborted).toBe(true);
  });

  it.each([
    ['/other', 'Bearer secret'],
    ['https://elsewhere.example/other', null],
  ])('to %s has the credentials %s', async (location, want) => {
    const headers = { Authorization: 'Bearer secret', 'X-Client': 'ours' };
    const next = await sentAfter(307, location, { headers });
    expect(next.headers.get('Authorization')).toBe(want);
    expect(next.headers.get('X-Client')).toBe('ours');
  });
});
