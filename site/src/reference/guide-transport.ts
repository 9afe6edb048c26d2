import { sandboxBelow } from '@portal/sandbox/services';
import type { PagePortal } from '@site/config/page-portal';

/**
 * The id of the transport that requests in guides use, according to the portal's `guideRequests`.
 */
export function guideTransport(
  { apis, siteUrl }: Pick<PagePortal, 'apis' | 'siteUrl'>,
  apiId: string | undefined,
): 'sandbox' | 'live' {
  const api = apis.find(({ id }) => id === apiId);
  return api?.guideHost === sandboxBelow(siteUrl) ? 'sandbox' : 'live';
}
