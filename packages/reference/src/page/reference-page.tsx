import visually from '@portal/ui/visually-hidden.module.css';
import { StaticArticle } from '@reference/article';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { PagePlan } from '../plugin/plan-page.ts';
import type { PageState, PageStore } from './islands/page-state.ts';
import { slotOf } from './islands/slots.ts';
import { useIslands } from './islands/use-islands.ts';
import styles from './reference-page.module.css';

function usePart<Key extends keyof PageState>(store: PageStore, key: Key): PageState[Key] {
  const read = () => store.current()[key];
  return useSyncExternalStore(store.subscribe, read, read);
}

type Props = { page: PagePlan; children?: ReactNode };

/** The prerendered article, and what a browser adds to it. */
export function ReferencePage({ page, children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [article, onReady] = useState<'kept' | 'drawn'>();
  const store = useIslands(root, page, article);
  const slots = usePart(store, 'slots');
  const { words, kind } = usePart(store, 'announcement');

  return (
    <main className={styles.page} ref={root}>
      <StaticArticle page={page} onReady={onReady} />
      {Object.entries(slots).map(([key, { content }]) => {
        const slot = content === undefined ? undefined : slotOf(root.current, key)?.slot;
        return slot && createPortal(content, slot, key);
      })}
      <p role="status" className={kind === 'failure' ? styles.failure : visually.hidden}>
        {words}
      </p>
      {children}
    </main>
  );
}
