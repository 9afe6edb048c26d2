import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ListedPage } from '@site/config/navigation/component-pages';
import type { ReactNode } from 'react';
import styles from './page-links.module.css';

export function PageLinks({ pages }: { pages: readonly ListedPage[] }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <ul className={styles.links}>
      {pages.map(({ path, title, description }) => (
        <li key={path}>
          <Link to={path}>{title}</Link> <code>{withBaseUrl(path)}</code>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
