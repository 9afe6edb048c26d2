import { copyOf } from './request-signal.ts';
import type { Fetch } from './with-retry.ts';

const redirects = new Set([301, 302, 303, 307, 308]);
const mostHops = 20;

/**
 * The global `fetch` follows redirects by itself; a handler in this process returns them. Following them
 * here makes both behave the same.
 */
export function followRedirects(fetch: Fetch): Fetch {
  return async (first, init) => {
    let request = first;
    for (let hop = 0; hop < mostHops; hop += 1) {
      // A body can only be read once, and may have to be sent again.
      const again = copyOf(request);
      const response = await fetch(request, init);
      const location = response.headers.get('Location');
      if (request.redirect !== 'follow' || !redirects.has(response.status) || !location) {
        return response;
      }
      await response.body?.cancel();
      request = redirected(again, new URL(location, request.url), response.status);
    }
    return fetch(request, init);
  };
}

/** As the fetch standard requires, credentials are not sent to another host. */
function redirected(request: Request, url: URL, status: number): Request {
  const next = new Request(url, request);
  if (url.origin !== new URL(request.url).origin) {
    for (const name of ['Authorization', 'Cookie', 'Proxy-Authorization'])
      next.headers.delete(name);
  }
  const { method, headers, signal } = next;
  const becomesGet =
    status === 303 ? method !== 'HEAD' : (status === 301 || status === 302) && method === 'POST';
  if (!becomesGet) return next;
  for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding', 'Content-Language']) {
    headers.delete(name);
  }
  return new Request(url, { headers, signal });
}
