import Link from '@docusaurus/Link';
import type { ListedPage } from '@site/config/component-pages';
import type { ReactNode } from 'react';
import styles from './page-links.module.css';

export function PageLinks({ pages }: { pages: readonly ListedPage[] }): ReactNode {
  return (
    <ul className={styles.links}>
      {pages.map(({ path, title, description }) => (
        <li key={path}>
          <Link to={path}>{title}</Link> <code>{path}</code>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
