import type { Api, Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import { callbackOperations } from '../../model/index.ts';
import { Badges, MethodBadge } from '../rows/badges.tsx';
import { CopyLink } from '../rows/copy-link.tsx';
import { DeferredHtml } from '../rows/deferred-html.tsx';
import { Description } from '../rows/description.tsx';
import styles from '../rows/rows.module.css';
import { useAnchor } from '../use-anchor.ts';
import { BodySection } from './body-section.tsx';
import { ParameterSection } from './parameter-list.tsx';
import { ResponseList } from './response-list.tsx';

/** What a call contains and how to answer it. */
export function CallWords({
  api,
  operation,
  heading,
}: Parameters<typeof BodySection>[0]): ReactNode {
  return (
    <>
      <ParameterSection operation={operation} heading={heading} />
      <BodySection api={api} operation={operation} heading={heading} />
      <ResponseList api={api} operation={operation} heading={heading} />
    </>
  );
}

function CallbackRow({ api, callback }: { api: Api; callback: Operation }): ReactNode {
  const id = useAnchor(callback.id);
  const { summary, method, path, deprecated, description } = callback;
  return (
    <li id={id} className={styles.row}>
      <p className={styles.head}>
        <a className={styles.name} href={`#${id}`}>
          {summary}
        </a>
        <MethodBadge method={method} /> <code>{path}</code>
        <Badges deprecated={deprecated} />
        <CopyLink of={id} small />
      </p>
      <Description html={description} />
      <details className={styles.inner}>
        <summary>What the API sends, and how to answer</summary>
        <DeferredHtml>
          <CallWords api={api} operation={callback} heading="h5" />
        </DeferredHtml>
      </details>
    </li>
  );
}

/** Requests that the API sends after this one: shown, never sent from here. */
export function CallbackList({ api, operation }: { api: Api; operation: Operation }): ReactNode {
  const callbacks = callbackOperations(operation);
  if (callbacks.length === 0) return null;
  return (
    <>
      <h4>Callbacks</h4>
      <p>After this request the API calls you:</p>
      <ul className={styles.rows}>
        {callbacks.map((callback) => (
          <CallbackRow key={callback.id} api={api} callback={callback} />
        ))}
      </ul>
    </>
  );
}
