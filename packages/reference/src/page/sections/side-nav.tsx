import type { Api } from '@portal/contract';
import type { ReactNode } from 'react';
import {
  groupByTag,
  operationAnchor,
  schemaAnchor,
  sectionAnchor,
  webhookOperations,
} from '../../model/index.ts';
import type { ExtraWords } from '../../plugin/options.ts';
import { MethodBadge } from '../rows/badges.tsx';
import styles from './side-nav.module.css';

/** Where a reader is and what else there is; a script marks the link of the part in view. */
export function SideNav({ api, extra }: { api: Api; extra: ExtraWords | undefined }): ReactNode {
  const schemas = Object.keys(api.schemas);
  const groups = groupByTag(api);
  const webhooks = webhookOperations(api);
  return (
    <nav className={styles.nav} aria-label="On this page" data-side-nav="">
      {/* On narrow screens only. The list is beside it, so that wide ones need no opening. */}
      <details className={styles.fold}>
        <summary>On this page</summary>
      </details>
      <div className={styles.list}>
        {extra && (
          <ul>
            <li>
              <a href={`#${extra.id}`}>{extra.heading}</a>
            </li>
          </ul>
        )}
        {api.securitySchemes.length > 0 && (
          <a className={styles.group} href={`#${sectionAnchor(api, 'authentication')}`}>
            Authentication
          </a>
        )}
        {groups.map(({ id, name, operations, section }, index) => (
          <div key={id}>
            {section !== groups[index - 1]?.section && (
              <p className={styles.section}>{section ?? 'More'}</p>
            )}
            <a className={styles.group} href={`#${id}`}>
              {name}
            </a>
            <ul>
              {operations.map((operation) => (
                <li key={operation.id}>
                  <a href={`#${operationAnchor(operation)}`}>
                    <MethodBadge method={operation.method} /> {operation.summary || operation.id}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {webhooks.length > 0 && (
          <div>
            <a className={styles.group} href={`#${sectionAnchor(api, 'webhooks')}`}>
              Webhooks
            </a>
            <ul>
              {webhooks.map(({ id, method, summary }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <MethodBadge method={method} /> {summary}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {schemas.length > 0 && (
          <details>
            <summary className={styles.group}>Schemas ({schemas.length})</summary>
            <ul>
              {schemas.map((name) => (
                <li key={name}>
                  <a href={`#${schemaAnchor(name)}`}>{name}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </nav>
  );
}
