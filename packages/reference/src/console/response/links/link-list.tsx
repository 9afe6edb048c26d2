import { htmlText } from '@portal/contract';
import type { ReactNode } from 'react';
import { linkLabel, type RequestLink } from '../../../answer/index.ts';
import styles from '../response.module.css';
import { RequestAnchor } from './request-anchor.tsx';

/** Follow-up requests, each with the reason for it. */
export function LinkList(props: { links: readonly RequestLink[]; label: string }): ReactNode {
  const { links, label } = props;
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map((link) => (
        <li key={`${link.operation.id} ${link.description} ${Object.keys(link.values)}`}>
          <RequestAnchor link={link}>{linkLabel(link)}</RequestAnchor> {htmlText(link.description)}
        </li>
      ))}
    </ul>
  );
}
