import type { Failures, Transport } from '@portal/reference/transport';
import { longestDelay, possibleFailures, preferHeader } from '@portal/sandbox/practice';
import type { PageApi } from '@site/config/page-portal';

type Surroundings = {
  /** Where the sandbox is, e.g. `https://developers.example.org/sandbox` */
  sandboxUrl: string;
  /** Resolves once the sandbox answers, whichever host the site is on. */
  ensureSandbox: () => Promise<unknown>;
  fetch: typeof fetch;
};

const failures: Failures = {
  statusesOf: possibleFailures,
  waits: [2, 5, longestDelay],
  headerFor: ({ status, wait }) => preferHeader({ code: status, wait }),
};

/** A plain host's page where the sandbox would have answered: its worker is gone. */
function isPageOfHost({ status, headers }: Response): boolean {
  const isMissing = status === 404 || status === 405 || status === 501;
  return isMissing && !/json/.test(headers.get('Content-Type') ?? '');
}

/** Checks once whether the sandbox answers, and again only if it turns out not to. */
function sandbox({ sandboxUrl, ensureSandbox, fetch }: Surroundings): Transport {
  let known: Promise<unknown> | undefined;
  const forget = () => {
    known = undefined;
  };
  const ready = () => {
    known ??= ensureSandbox().catch((error) => {
      forget();
      throw error;
    });
    return known;
  };
  return {
    id: 'sandbox',
    label: 'Sandbox',
    isLive: false,
    baseUrl: () => sandboxUrl,
    ready,
    failures,
    send: async (request, signal) => {
      const again = request.clone();
      const response = await fetch(request, { signal }).catch((error) => {
        forget();
        throw error;
      });
      if (!isPageOfHost(response)) return response;
      forget();
      await ready();
      return fetch(again, { signal });
    },
  };
}

function live(host: string, { fetch }: Surroundings): Transport {
  return {
    id: 'live',
    label: 'Live',
    isLive: true,
    baseUrl: () => host,
    send: (request, signal) => fetch(request, { signal }),
  };
}

/** The sandbox first if the API has one, then its live service. */
export function createTransports(
  api: Pick<PageApi, 'sandbox'> & { liveHost?: string | undefined },
  surroundings: Surroundings,
): Transport[] {
  return [
    ...(api.sandbox === undefined ? [] : [sandbox(surroundings)]),
    ...(api.liveHost === undefined ? [] : [live(api.liveHost, surroundings)]),
  ];
}
