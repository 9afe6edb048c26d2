import siteConfig from '@generated/docusaurus.config';
import type { Transport } from '@portal/reference/transport';
import type { ApiName, Provider } from '@site/config/check-provider';
import { sandboxReady } from '@site/src/sandbox/ready';
import { createTransports } from './create-transports';

/** Where the console of an API sends its requests from this site. */
export function transportsFor(apiId: string): Transport[] {
  const provider = siteConfig.customFields?.provider as Provider;
  return createTransports(provider.apiHosts[apiId as ApiName], {
    origin: window.location.origin,
    sandboxReady: () => sandboxReady(siteConfig.baseUrl),
    fetch: (request, init) => fetch(request, init),
  });
}
