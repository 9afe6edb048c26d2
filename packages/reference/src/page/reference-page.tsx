import { useHistory, useLocation } from '@docusaurus/router';
import { StaticArticle } from '@reference/article';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { PagePlan } from '../plugin/plan-page.ts';
import { articleEvents } from './browser/article-events.ts';
import type { Announce } from './browser/copy.ts';
import { useArticle } from './browser/use-article.ts';
import { useExtra } from './browser/use-extra.tsx';
import { useOperationConsoles } from './browser/use-operation-consoles.tsx';
import { useOtherPage } from './browser/use-other-page.ts';
import { usePageEvents } from './browser/use-page-events.ts';
import styles from './reference-page.module.css';

type Said = { words: string; kind?: 'failure' | undefined };

/** The article as it was prerendered, and what a browser adds to it. */
export function ReferencePage({ page }: { page: PagePlan }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const { search, hash, state } = useLocation();
  const [{ words, kind }, setSaid] = useState<Said>({ words: '' });
  const announce = useCallback<Announce>((said, how) => setSaid({ words: said, kind: how }), []);
  const [article, onReady] = useState<'kept' | 'drawn'>();
  const ready = article !== undefined;
  const { drawn, toggle, forget } = useOperationConsoles(root, page, { ready, announce });
  const extra = useExtra(root, page.apiId, { ready, hash, announce });
  const events = useMemo(
    () =>
      articleEvents({
        page,
        announce,
        toggleConsole: toggle,
        toggleExtra: extra.toggle,
        follow: (address) => {
          forget();
          history.push(address);
        },
      }),
    [page, announce, toggle, extra.toggle, forget, history],
  );
  useArticle(root, page, { article, hash });
  const replace = useCallback(
    (address: string) => history.replace(address, state),
    [history, state],
  );
  useOtherPage(root, page, { ready, search, hash, replace });
  usePageEvents(root, events);

  return (
    <main className={styles.page} ref={root}>
      <StaticArticle page={page} onReady={onReady} />
      {drawn}
      {extra.drawn}
      <p role="status" className={kind === 'failure' ? styles.failure : styles.said}>
        {words}
      </p>
    </main>
  );
}
