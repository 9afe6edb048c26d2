import type { CellTransport } from '@portal/cells/page';
import { sandboxBelow } from '@portal/sandbox/services';
import type { PagePortal } from '@site/config/page-portal';
import { liveHostHere } from '../reference/live-host-here';

type Surroundings = {
  /** Where the site is, e.g. `https://developers.example.org` */
  here: string;
  /** Resolves once the sandbox answers, whichever host the site is on. */
  ensureSandbox: () => Promise<unknown>;
};

/**
 * The sandbox if an API has one, and the live services if there are any. With either, an API that
 * has only the other is called there.
 */
export function createCellTransports(
  { apis, siteUrl }: Pick<PagePortal, 'apis' | 'siteUrl'>,
  { here, ensureSandbox }: Surroundings,
): CellTransport[] {
  const sandboxUrl = sandboxBelow(here);
  const places = apis.map((api) => ({
    id: api.id,
    sandbox: api.sandbox && sandboxUrl,
    live: liveHostHere(api, siteUrl, here),
  }));
  const transport = (kind: 'sandbox' | 'live', label: string): CellTransport => {
    const other = kind === 'live' ? 'sandbox' : 'live';
    const hosts = places.map((place) => [place.id, place[kind] ?? place[other] ?? here] as const);
    const usesSandbox = hosts.some(([, host]) => host === sandboxUrl);
    return {
      id: kind,
      label,
      hosts: Object.fromEntries(hosts),
      ready: usesSandbox ? ensureSandbox : async () => undefined,
    };
  };
  return [
    ...(places.some(({ sandbox }) => sandbox) ? [transport('sandbox', 'Sandbox')] : []),
    ...(places.some(({ live }) => live) ? [transport('live', 'Live')] : []),
  ];
}
