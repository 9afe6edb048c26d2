import useIsBrowser from '@docusaurus/useIsBrowser';
import { apiAddress } from '@site/config/api-address';
import CodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';
import { useProvider } from './use-provider';

type Props = {
  /** The path on the API's host, with its query, e.g. "/catalogue/v2/works?query=horse" */
  url: string;
};

/**
 * A request to copy: what is printed carries the host the provider names. Without one it goes to the
 * sandbox of this very copy of the portal, so that it also works on the reader's own machine.
 */
export function Request({ url }: Props): ReactNode {
  const origin = useIsBrowser() ? window.location.origin : undefined;
  const address = apiAddress(url, useProvider(), origin);
  // An interactive shell reads ! inside double quotes as a command of its own.
  const quote = address.includes('!') ? "'" : '"';
  return (
    <CodeBlock language="bash" title="Request">
      {`curl ${quote}${address}${quote}`}
    </CodeBlock>
  );
}
