import { PageAsMarkdown } from '@site/src/page-as-markdown/page-as-markdown';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The path to the page on the left, and its other formats on the right. */
export default function DocTopLine(): ReactNode {
  return (
    <div className={styles.line}>
      <DocBreadcrumbs />
      <PageAsMarkdown />
    </div>
  );
}
