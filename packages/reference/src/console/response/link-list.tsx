import type { ReactNode } from 'react';
import type { RequestLink } from '../../answer/index.ts';
import { linkTitle } from './follow-link.ts';
import { RequestAnchor } from './request-anchor.tsx';
import styles from './response.module.css';

/** Requests to go on with, each with the reason for it. */
export function LinkList(props: { links: readonly RequestLink[]; label: string }): ReactNode {
  const { links, label } = props;
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map((link) => (
        <li key={`${link.operation.id} ${link.description} ${Object.keys(link.values)}`}>
          <RequestAnchor link={link}>{link.operation.id}</RequestAnchor>{' '}
          {linkTitle(link).replace(`${link.operation.id}: `, '')}
        </li>
      ))}
    </ul>
  );
}
