import type { Transport } from '@portal/reference/transport';

type Surroundings = {
  /** e.g. `https://developers.example.org` */
  origin: string;
  /** Resolves once the sandbox answers, on whatever host the site stands. */
  sandboxReady: () => Promise<unknown>;
  fetch: typeof fetch;
};

function sandbox({ origin, sandboxReady, fetch }: Surroundings): Transport {
  return {
    id: 'sandbox',
    label: 'Sandbox',
    baseUrl: () => `${origin}/sandbox`,
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

/** The sandbox always, and the live service of an API where the provider names its host. */
export function createTransports(
  host: string | undefined,
  surroundings: Surroundings,
): Transport[] {
  const offered = host === undefined ? [] : [live(host, surroundings)];
  return [sandbox(surroundings), ...offered];
}
