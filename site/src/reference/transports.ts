import siteConfig from '@generated/docusaurus.config';
import type { Transport } from '@portal/reference/transport';
import type { PagePortal } from '@site/config/page-portal';
import { ensureSandbox } from '@site/src/sandbox/ensure-sandbox';
import { sandboxPath } from '@site/src/sandbox/sandbox-path';
import { createTransports } from './create-transports';
import { liveHostHere } from './live-host-here';

const { baseUrl, customFields } = siteConfig;
const portal = customFields?.portal as PagePortal;

/** Where the console of an API sends its requests from this site. */
export function transportsFor(apiId: string): Transport[] {
  const { origin } = window.location;
  const api = portal.apis.find(({ id }) => id === apiId);
  if (!api) return [];
  return createTransports(
    { ...api, liveHost: liveHostHere(api, portal.siteUrl, `${origin}${baseUrl}`) },
    {
      sandboxUrl: origin + sandboxPath,
      ensureSandbox: () => ensureSandbox(baseUrl),
      fetch: (request, init) => fetch(request, init),
    },
  );
}
