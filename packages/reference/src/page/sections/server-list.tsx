import type { Server, ServerVariable } from '@portal/contract';
import { Fragment, type ReactNode } from 'react';
import { type Called, shownServers } from '../../model/index.ts';
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
export function ServerList({
  servers,
  called,
}: {
  servers: readonly Server[] | undefined;
  called: Called;
}): ReactNode {
  const shown = shownServers(servers, called);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.servers} aria-label={shown.length === 1 ? 'Server' : 'Servers'}>
      {shown.map(({ address, template, description, variables }) => (
        <li key={template ?? address}>
          <span className={styles.label}>Server</span> <code>{address}</code>{' '}
          {template !== undefined && (
            <>
              (<code>{template}</code>){' '}
            </>
          )}
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
