import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownPath } from '@portal/markdown/path';
import { announce } from '@portal/ui/announcer';
import { copyFile, useBriefState } from '@portal/ui/copy-button';
import type { ReactNode } from 'react';
import styles from './page-as-markdown.module.css';

const labels = {
  ready: 'Copy page',
  copied: 'Page copied',
  refused: 'Copying was refused',
  unreachable: 'Not loaded. Try again',
};

/** The page for assistants and notebooks: its Markdown to view, or to copy whole. */
export function PageAsMarkdown(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const address = markdownPath(useLocation().pathname, baseUrl);
  const [state, setState] = useBriefState<keyof typeof labels>('ready');

  async function onClick(): Promise<void> {
    const done = await copyFile(address);
    setState(done);
    announce(labels[done]);
  }

  return (
    <p className={styles.forms} data-markdown="none">
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
      <button type="button" className={styles.copy} onClick={onClick}>
        {labels[state]}
      </button>
    </p>
  );
}
