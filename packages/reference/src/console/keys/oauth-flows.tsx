import { htmlText, type OAuthFlow } from '@portal/contract';
import type { ReactNode } from 'react';
import styles from './keys.module.css';

type Props = { flows: readonly OAuthFlow[]; scopes: readonly string[] };

const names: Readonly<Record<string, string>> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  implicit: 'Implicit',
  password: 'Password',
  deviceAuthorization: 'Device authorization',
};

function Flow({ flow, scopes }: { flow: OAuthFlow; scopes: readonly string[] }): ReactNode {
  const addresses = [
    ['Authorization', flow.authorizationUrl],
    ['Token', flow.tokenUrl],
    ['Refresh', flow.refreshUrl],
  ] as const;
  return (
    <>
      <dt>{Object.hasOwn(names, flow.name) ? names[flow.name] : flow.name}</dt>
      <dd>
        <ul>
          {addresses.map(([label, url]) =>
            url ? (
              <li key={label}>
                {label}: <code>{url}</code>
              </li>
            ) : null,
          )}
          {Object.entries(flow.scopes).map(([scope, about]) => (
            <li key={scope}>
              Scope <code>{scope}</code>
              {scopes.includes(scope) && <strong> (needed here)</strong>}
              {about !== '' && `: ${htmlText(about)}`}
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

/** How a token is obtained: by the reader's own client, not by this page. */
export function OAuthFlows({ flows, scopes }: Props): ReactNode {
  return (
    <details className={styles.flows}>
      <summary>How to get a token</summary>
      {scopes.length > 0 && <p>This operation needs the scopes {scopes.join(', ')}.</p>}
      <dl>
        {flows.map((flow) => (
          <Flow key={flow.name} flow={flow} scopes={scopes} />
        ))}
      </dl>
    </details>
  );
}
