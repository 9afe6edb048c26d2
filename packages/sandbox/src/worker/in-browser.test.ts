import { expect, it } from 'vitest';
import { inBrowser } from './in-browser.ts';

const address = 'https://example.org/portal/sandbox/loans/v1/old';

function ask(headers: Record<string, string>, method = 'GET'): Promise<Response> {
  const sandbox = { fetch: async () => new Response('moved', { status: 303, headers }) };
  return inBrowser(sandbox).fetch(new Request(address, { method }));
}

it.each([
  ['/portal/x?a=b', 'https://example.org/portal/x?a=b'],
  ['new', 'https://example.org/portal/sandbox/loans/v1/new'],
  ['https://example.com/x', 'https://example.com/x'],
  ['http://', 'http://'],
])('redirects to %s', async (location, want) => {
  const { status, headers } = await ask({ Location: location });
  expect([status, headers.get('Location')]).toEqual([303, want]);
});

it('adds no redirect', async () => {
  expect((await ask({})).headers.has('Location')).toBe(false);
});

it('answers HEAD with the headers and no body', async () => {
  const response = await ask({ Location: '/x' }, 'HEAD');
  expect(response.headers.get('Location')).toBe('https://example.org/x');
  expect(await response.text()).toBe('');
  expect(await (await ask({})).text()).toBe('moved');
});
