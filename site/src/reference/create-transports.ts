import type { Transport } from '@portal/reference/transport';
import type { PageApi } from '@site/config/page-portal';

type Surroundings = {
  /** Where the sandbox answers, e.g. `https://developers.example.org/sandbox` */
  sandboxUrl: string;
  /** Resolves once the sandbox answers, whichever host the site is on. */
  sandboxReady: () => Promise<unknown>;
  fetch: typeof fetch;
};

function sandbox({ sandboxUrl, sandboxReady, fetch }: Surroundings): Transport {
  return {
    id: 'sandbox',
    label: 'Sandbox',
    baseUrl: () => sandboxUrl,
    ready: sandboxReady,
    send: (request, signal) => fetch(request, { signal }),
  };
}

function live(host: string, { fetch }: Surroundings): Transport {
  return {
    id: 'live',
    label: 'Live',
    baseUrl: () => host,
    send: (request, signal) => fetch(request, { signal }),
  };
}

/** The sandbox first where the API has one, then its live service. */
export function createTransports(
  api: Pick<PageApi, 'sandbox' | 'liveHost'>,
  surroundings: Surroundings,
): Transport[] {
  return [
    ...(api.sandbox === undefined ? [] : [sandbox(surroundings)]),
    ...(api.liveHost === undefined ? [] : [live(api.liveHost, surroundings)]),
  ];
}
