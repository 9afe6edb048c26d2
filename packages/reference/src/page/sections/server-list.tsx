import type { Server, ServerVariable } from '@portal/contract';
import { Fragment, type ReactNode } from 'react';
import { shownServers } from '../../model/index.ts';
import { Line } from '../rows/description.tsx';
import styles from '../rows/rows.module.css';

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

/** Where an API is, with what a reader can choose in the address. */
export function ServerList({ servers }: { servers: readonly Server[] | undefined }): ReactNode {
  const shown = shownServers(servers);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.servers} aria-label={shown.length === 1 ? 'Server' : 'Servers'}>
      {shown.map(({ url, description, variables }) => (
        <li key={url}>
          <span className={styles.label}>Server</span> <code>{url}</code>{' '}
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
