import Link from '@docusaurus/Link';
import type { Opening } from '@site/config/apis/plan-opening';
import type { ReactNode } from 'react';
import styles from './opening-request.module.css';

type Props = { opening: Opening };

/** A request and its response, beside the title of a portal without pictures. */
export function OpeningRequest({ opening }: Props): ReactNode {
  const { request, status, lines, left, console } = opening;
  return (
    <figure className={styles.opening}>
      <figcaption className={styles.request}>
        <code>{request}</code>
        <span>{status}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard */}
      <pre className={styles.response} tabIndex={0}>
        <code>{lines.join('\n')}</code>
      </pre>
      <p className={styles.more}>
        <Link to={console}>Send this request</Link>
        {left > 0 && <span>{left.toLocaleString('en-GB')} more lines</span>}
      </p>
    </figure>
  );
}
