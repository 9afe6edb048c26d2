import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';
import { useProvider } from './use-provider';

/** Says where the requests on this site go, as long as the provider names no live host. */
export function HostNote(): ReactNode {
  const { apiHosts, shortName } = useProvider();
  if (Object.keys(apiHosts).length > 0) return null;
  return (
    <Admonition type="note" title="Where the requests go">
      <p>
        {shortName} names no live API host, so requests are written for the portal’s own sandbox
        address. This release does not contain the sandbox yet: to run a request today, put the host
        of a service with these APIs in front of the path.
      </p>
    </Admonition>
  );
}
