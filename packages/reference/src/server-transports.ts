import { type Api, serverAddress } from '@portal/contract';
import type { Transport } from './transport.ts';

function addressesOf({ servers }: Pick<Api, 'servers'>): string[] {
  return servers
    .map((server) => serverAddress(server))
    .filter((address) => /^https?:/i.test(address) && URL.canParse(address));
}

/** For a site that names no transport: the servers of the description, if it names any. */
export function serverTransports(api: Pick<Api, 'servers' | 'basePath'>): Transport[] {
  const [address] = addressesOf(api);
  if (address === undefined) return [];
  const baseUrl = address.endsWith(api.basePath)
    ? address.slice(0, address.length - api.basePath.length)
    : new URL(address).origin;
  return [
    {
      id: 'live',
      label: 'Live',
      baseUrl: () => baseUrl,
      reaches: () => true,
      send: (request, signal) => fetch(request, { signal }),
    },
  ];
}
