import type { Fetch } from './with-retry.ts';

const redirects = new Set([301, 302, 303, 307, 308]);
const mostHops = 20;

/**
 * The global `fetch` follows redirects by itself; a handler in this process hands them out as they
 * are. Followed here, a merged work arrives the same way from both.
 */
export function followRedirects(fetch: Fetch): Fetch {
  return async (first) => {
    let request = first;
    let response = await fetch(request);
    for (let hop = 0; hop < mostHops; hop += 1) {
      const location = response.headers.get('Location');
      if (request.redirect !== 'follow' || !redirects.has(response.status) || !location) break;
      const { headers, signal } = request;
      request = new Request(new URL(location, request.url), { headers, signal });
      response = await fetch(request);
    }
    return response;
  };
}
