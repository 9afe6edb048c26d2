import type { Api, OAuthFlow, SecurityScheme } from '@portal/contract';
import { Fragment, type ReactNode } from 'react';
import {
  flowAddresses,
  flowTitle,
  schemeAnchor,
  schemeInWords,
  sectionAnchor,
  type Words,
} from '../../model/index.ts';
import styles from '../article.module.css';
import { CopyLink } from '../rows/copy-link.tsx';
import { Description } from '../rows/description.tsx';
import rows from '../rows/rows.module.css';
import { useAnchor } from '../use-anchor.ts';

function InWords({ words }: { words: Words }): ReactNode {
  return words.map((word) =>
    typeof word === 'string' ? (
      <Fragment key={word}>{word}</Fragment>
    ) : (
      <code key={word.code}>{word.code}</code>
    ),
  );
}

/** An address from a description; it is a link only if it is http or https. */
function Address({ url }: { url: string }): ReactNode {
  return /^https?:\/\//i.test(url) ? <a href={url}>{url}</a> : <code>{url}</code>;
}

function Flow({ flow }: { flow: OAuthFlow }): ReactNode {
  const scopes = Object.entries(flow.scopes);
  return (
    <>
      <h4>{flowTitle(flow)}</h4>
      <dl className={rows.addresses}>
        {flowAddresses(flow).map(({ label, url }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Address url={url} />
            </dd>
          </div>
        ))}
      </dl>
      {scopes.length > 0 && (
        <ul className={rows.scopes} aria-label={`Scopes of ${flowTitle(flow)}`}>
          {scopes.map(([scope, meaning]) => (
            <li key={scope}>
              <code>{scope}</code> {meaning}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Scheme({ scheme }: { scheme: SecurityScheme }): ReactNode {
  const id = useAnchor(schemeAnchor(scheme.name));
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
      <div className={rows.head}>
        <h3 id={`${id}-heading`}>{scheme.name}</h3>
        <CopyLink of={id} small />
      </div>
      <p>
        <InWords words={schemeInWords(scheme)} />.
      </p>
      <Description html={scheme.description} />
      {scheme.type === 'openIdConnect' && (
        <p>
          Its settings are at <Address url={scheme.url} />.
        </p>
      )}
      {scheme.type === 'oauth2' && scheme.flows.map((flow) => <Flow key={flow.name} flow={flow} />)}
    </section>
  );
}

/** Each way to authenticate, in words. */
export function AuthenticationSection({ api }: { api: Api }): ReactNode {
  const id = useAnchor(sectionAnchor(api, 'authentication'));
  if (api.securitySchemes.length === 0) return null;
  return (
    <>
      <h2 id={id} className={styles.group} data-spy="">
        Authentication
      </h2>
      {api.securitySchemes.map((scheme) => (
        <Scheme key={scheme.name} scheme={scheme} />
      ))}
    </>
  );
}
