import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageFeedback } from '@site/src/page-feedback/page-feedback';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What a reader can do about a guide: report whether it helped, and edit it. */
export default function DocFooter(): ReactNode {
  const { title, permalink } = useDoc().metadata;
  return (
    <div className={styles.line}>
      <PageFeedback title={title} path={permalink} />
      <DocItemFooter />
    </div>
  );
}
