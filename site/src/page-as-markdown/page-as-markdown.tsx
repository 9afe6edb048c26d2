import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownPath } from '@portal/markdown/path';
import { announce } from '@portal/ui/announcer';
import { copyText, useBriefState } from '@portal/ui/copy-button';
import type { ReactNode } from 'react';
import styles from './page-as-markdown.module.css';

type State = 'ready' | 'copied' | 'refused' | 'unreachable';

const labels: Record<State, string> = {
  ready: 'Copy page',
  copied: 'Page copied',
  refused: 'Copying was refused',
  unreachable: 'Not loaded. Try again',
};

async function copyPage(address: string): Promise<State> {
  const text = await fetch(address)
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  if (text === undefined) return 'unreachable';
  return (await copyText(text)) ? 'copied' : 'refused';
}

/** The page for assistants and notebooks: its Markdown to view, or to copy whole. */
export function PageAsMarkdown(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const address = markdownPath(useLocation().pathname, baseUrl);
  const [state, setState] = useBriefState<State>('ready');

  async function onClick(): Promise<void> {
    const done = await copyPage(address);
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
