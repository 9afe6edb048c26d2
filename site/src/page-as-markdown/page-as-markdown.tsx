import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { twinPath } from '@portal/twins/path';
import { type ReactNode, useEffect, useState } from 'react';
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
  return navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'refused',
  );
}

/** The page for assistants and notebooks: its Markdown to see, or to copy whole. */
export function PageAsMarkdown(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const address = twinPath(useLocation().pathname, baseUrl);
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <p className={styles.forms} data-twin="none">
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
      <button
        type="button"
        className={styles.copy}
        onClick={async () => setState(await copyPage(address))}
      >
        <span aria-live="polite">{labels[state]}</span>
      </button>
    </p>
  );
}
