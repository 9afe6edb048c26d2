import type { Server, ServerVariable } from '@portal/contract';
import { Fragment, type ReactNode } from 'react';
import { Line } from './description.tsx';
import styles from './rows.module.css';

function Variable({ variable }: { variable: ServerVariable }): ReactNode {
  const { name, default: preset, choices, description } = variable;
  return (
    <li>
      <code>{`{${name}}`}</code>
      {preset !== '' && (
        <>
          {' '}
          is <code>{preset}</code> unless you choose another
        </>
      )}
      {choices.length > 0 && (
        <>
          {preset === '' ? ' is one of ' : ', of '}
          {choices.map((choice, index) => (
            <Fragment key={choice}>
              {index > 0 && ', '}
              <code>{choice}</code>
            </Fragment>
          ))}
        </>
      )}
      {'. '}
      <Line html={description} />
    </li>
  );
}

/** Where an API answers, with what a reader can choose in the address. */
export function ServerList({ servers }: { servers: readonly Server[] }): ReactNode {
  return (
    <ul className={styles.servers} aria-label="Servers">
      {servers.map(({ url, description, variables }) => (
        <li key={url}>
          <code>{url}</code>{' '}
          <span className={styles.about}>
            <Line html={description} />
          </span>
          {variables.length > 0 && (
            <ul>
              {variables.map((variable) => (
                <Variable key={variable.name} variable={variable} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A single path, such as `/catalogue/v2`, is the base path, which a page shows anyway. */
export function tellsMore(servers: readonly Server[]): boolean {
  return servers.length > 1 || servers.some(({ url }) => !url.startsWith('/'));
}
