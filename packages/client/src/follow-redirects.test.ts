import { describe, expect, it } from 'vitest';
import { answering, json } from '../test/answers.ts';
import { createClient } from './create-client.ts';

const baseUrl = 'https://api.example.org';
function redirect(location: string) {
  return new Response(null, { status: 302, headers: { Location: location } });
}
const merged = { params: { path: { id: 'd6pzt9ye' }, query: { include: ['items' as const] } } };

describe('a handler that answers with a redirect', () => {
  it('is asked again, as a browser would', async () => {
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

  it('is not, when the redirect itself is wanted', async () => {
    const { fetch, urls } = answering(() => redirect('/elsewhere'));
    const client = createClient('catalogue', { baseUrl, fetch });
    const { response } = await client.GET('/works/{id}', { ...merged, redirect: 'manual' });
    expect([response.status, urls.length]).toEqual([302, 1]);
  });

  it('is not asked for ever', async () => {
    const { fetch, urls } = answering(() => redirect('/catalogue/v2/works/d6pzt9ye'));
    const client = createClient('catalogue', { baseUrl, fetch });
    const { error, response } = await client.GET('/works/{id}', merged);
    expect([error?.httpStatus, response.status, urls.length]).toEqual([302, 302, 21]);
  });
});
