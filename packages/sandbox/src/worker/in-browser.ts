import type { Sandbox } from '../create-sandbox.ts';

/** Does what an HTTP server would do: a service worker hands its responses to the browser as they are. */
export function inBrowser(sandbox: Sandbox): Sandbox {
  return {
    async fetch(request) {
      const response = await sandbox.fetch(request);
      const location = response.headers.get('Location');
      // A constructed response has no URL for a browser to resolve a relative one against.
      if (location && URL.canParse(location, request.url)) {
        response.headers.set('Location', new URL(location, request.url).href);
      }
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}
