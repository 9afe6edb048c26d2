import { apiAddress } from '@site/config/api-address';
import CodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';
import { usePortal } from './use-portal';

type Props = {
  /** The path on the API's host, with its query, e.g. "/catalogue/v2/works?query=horse" */
  url: string;
};

/** A request to copy, to the portal's sandbox or to the live host of its API. */
export function Request({ url }: Props): ReactNode {
  const address = apiAddress(url, usePortal());
  // An interactive shell reads ! inside double quotes as a command of its own.
  const quote = address.includes('!') ? "'" : '"';
  return (
    <CodeBlock language="bash" title="Request">
      {`curl ${quote}${address}${quote}`}
    </CodeBlock>
  );
}
