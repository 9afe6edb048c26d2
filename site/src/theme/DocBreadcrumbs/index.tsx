import { PageAsMarkdown } from '@site/src/page-as-markdown/page-as-markdown';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The way to the page on the left, and its other forms on the right. */
export default function DocTopLine(): ReactNode {
  return (
    <div className={styles.line}>
      <DocBreadcrumbs />
      <PageAsMarkdown />
    </div>
  );
}
