import type { CellTransport } from '@portal/cells/page';
import { apiNames, type Provider } from '../../config/check-provider';

type Surroundings = {
  /** e.g. `https://developers.example.org` */
  origin: string;
  /** Resolves once the sandbox answers, on whatever host the site stands. */
  sandboxReady: () => Promise<unknown>;
};

/**
 * The sandbox always, and the live services where the provider names hosts. An API without a host
 * of its own is asked in the sandbox in either case.
 */
export function createCellTransports(
  apiHosts: Provider['apiHosts'],
  { origin, sandboxReady }: Surroundings,
): CellTransport[] {
  const hostsBeside = (live: Provider['apiHosts']): CellTransport['hosts'] => {
    const at = apiNames.map((api) => [api, live[api] ?? `${origin}/sandbox`]);
    return Object.fromEntries(at) as CellTransport['hosts'];
  };
  const isWholeLive = apiNames.every((api) => apiHosts[api] !== undefined);
  const sandbox = {
    id: 'sandbox',
    label: 'Sandbox',
    hosts: hostsBeside({}),
    ready: sandboxReady,
  };
  const live = {
    id: 'live',
    label: 'Live',
    hosts: hostsBeside(apiHosts),
    ready: isWholeLive ? async () => undefined : sandboxReady,
  };
  return Object.keys(apiHosts).length > 0 ? [sandbox, live] : [sandbox];
}
