import type { Transport } from '@portal/reference/transport';

/** The site's own host, where a test answers. */
export function transportsFor(): Transport[] {
  return [
    {
      id: 'here',
      label: 'Here',
      baseUrl: () => window.location.origin,
      send: (request, signal) => fetch(request, { signal }),
    },
  ];
}
