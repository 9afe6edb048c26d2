import type { Api } from '@portal/contract';
import { describedBaseUrl } from './model/described-base-url.ts';
import type { Transport } from './transport.ts';

/** For a site that names no transport: the servers of the description, if it names any. */
export function serverTransports(api: Pick<Api, 'servers' | 'basePath'>): Transport[] {
  const baseUrl = describedBaseUrl(api);
  if (baseUrl === undefined) return [];
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
