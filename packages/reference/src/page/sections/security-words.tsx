import type { Api, Operation } from '@portal/contract';
import { Fragment, type ReactNode } from 'react';
import { describeSecurity, type NeededScheme } from '../../model/index.ts';
import { usePageLinks } from '../page-links.ts';
import styles from '../rows/rows.module.css';

function Scopes({ scopes }: Pick<NeededScheme, 'scopes'>): ReactNode {
  if (scopes.length === 0) return null;
  return (
    <>
      {scopes.length === 1 ? ' with the scope ' : ' with the scopes '}
      {scopes.map((scope, index) => (
        <Fragment key={scope}>
          {index > 0 && ', '}
          <code>{scope}</code>
        </Fragment>
      ))}
    </>
  );
}

function Way({ way }: { way: readonly NeededScheme[] }): ReactNode {
  const links = usePageLinks();
  if (way.length === 0) return 'no key';
  return way.map(({ name, id, scopes }, index) => (
    <Fragment key={name}>
      {index > 0 && ' and '}
      {id === undefined ? name : <a href={links.scheme(id)}>{name}</a>}
      <Scopes scopes={scopes} />
    </Fragment>
  ));
}

/** What an operation requires of its callers. */
export function SecurityWords({ api, operation }: { api: Api; operation: Operation }): ReactNode {
  const ways = describeSecurity(api, operation);
  if (!ways) return null;
  const [only = []] = ways;
  if (ways.length === 1) {
    return (
      <p className={styles.note}>
        <strong>Authentication:</strong> {only.length === 0 ? 'no key needed' : <Way way={only} />}.
      </p>
    );
  }
  return (
    <>
      <p className={styles.note}>
        <strong>Authentication:</strong> one of these is enough.
      </p>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.map(({ name, scopes }) => `${name} ${scopes}`).join()}>
            <Way way={way} />
          </li>
        ))}
      </ul>
    </>
  );
}
