import { type Credential, htmlText, type SecurityScheme } from '@portal/contract';
import type { ReactNode } from 'react';
import styles from './keys.module.css';
import { OAuthFlows } from './oauth-flows.tsx';
import { SecretField } from './secret-field.tsx';

type Props = {
  scheme: SecurityScheme;
  /** Those the operation requires. */
  scopes: readonly string[];
  credential: Credential | undefined;
  onCredential: (credential: Credential | undefined) => void;
};

const places = { query: 'query parameter', header: 'header', cookie: 'cookie' } as const;

/** Where the value goes, or why it cannot be given here. */
function hintOf(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'apiKey':
      return scheme.in === 'cookie'
        ? `A browser does not let a page set the cookie ${scheme.parameter} for another host, so Send leaves it out. The code samples contain it.`
        : `Sent as the ${places[scheme.in]} ${scheme.parameter}.`;
    case 'mutualTLS':
      return 'Your browser asks for the certificate itself when the service wants it.';
    case 'http':
      return `Sent in the header Authorization, after the word ${scheme.scheme}.`;
    case 'oauth2':
    case 'openIdConnect':
      return 'This page does not sign you in. Paste an access token: it is sent in the header Authorization.';
    default:
      return 'Sent in the header Authorization.';
  }
}

function labelOf(scheme: SecurityScheme): string {
  if (scheme.type === 'apiKey') return 'API key';
  return scheme.type === 'http' ? `${scheme.scheme} credentials` : 'Access token';
}

function Login({
  credential,
  onCredential,
}: Pick<Props, 'credential' | 'onCredential'>): ReactNode {
  const { username, password } =
    typeof credential === 'object' ? credential : { username: '', password: '' };
  const give = (next: { username: string; password: string }) =>
    onCredential(next.username === '' && next.password === '' ? undefined : next);
  return (
    <>
      <SecretField
        label="User name"
        isPlain
        text={username}
        onText={(text) => give({ username: text, password })}
      />
      <SecretField
        label="Password"
        text={password}
        onText={(text) => give({ username, password: text })}
      />
    </>
  );
}

function Fields({ scheme, credential, onCredential }: Omit<Props, 'scopes'>): ReactNode {
  if (scheme.type === 'mutualTLS' || (scheme.type === 'apiKey' && scheme.in === 'cookie'))
    return null;
  if (scheme.type === 'basic') return <Login credential={credential} onCredential={onCredential} />;
  return (
    <SecretField
      label={labelOf(scheme)}
      text={typeof credential === 'string' ? credential : ''}
      onText={(text) => onCredential(text === '' ? undefined : text)}
    />
  );
}

/** One scheme: its fields, where its value goes, and its description. */
export function SchemeFields({ scheme, scopes, ...props }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be announced twice
    <div role="group" aria-label={scheme.name} className={styles.scheme}>
      <p className={styles.name}>
        <code>{scheme.name}</code>
      </p>
      <Fields scheme={scheme} {...props} />
      <p className={styles.hint}>{hintOf(scheme)}</p>
      {scheme.description !== '' && <p className={styles.hint}>{htmlText(scheme.description)}</p>}
      {scheme.type === 'oauth2' && <OAuthFlows flows={scheme.flows} scopes={scopes} />}
      {scheme.type === 'openIdConnect' && (
        <p className={styles.hint}>
          Discovery: <code>{scheme.url}</code>
          {scopes.length > 0 && `. Scopes: ${scopes.join(', ')}.`}
        </p>
      )}
    </div>
  );
}
