import visually from '@portal/ui/visually-hidden.module.css';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { PagePlan } from '../plugin/plan-page.ts';
import type { PageState, PageStore } from './islands/page-state.ts';
import { slotOf } from './islands/slots.ts';
import { type PageHost, useIslands } from './islands/use-islands.ts';
import styles from './reference-page.module.css';

function usePart<Key extends keyof PageState>(store: PageStore, key: Key): PageState[Key] {
  const read = () => store.current()[key];
  return useSyncExternalStore(store.subscribe, read, read);
}

type Props = {
  page: PagePlan;
  host: PageHost;
  /** The article. It reports once it is in the page, whether prerendered or rendered again. */
  article: (onReady: (how: 'kept' | 'drawn') => void) => ReactNode;
  /** A page that others show among theirs has a `main` already. */
  as?: 'main' | 'div';
  children?: ReactNode;
};

/** The article, and what a browser adds to it. */
export function ReferencePage({
  page,
  host,
  article: draw,
  as: Element = 'main',
  children,
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [article, onReady] = useState<'kept' | 'drawn'>();
  const store = useIslands(root, page, article, host);
  const slots = usePart(store, 'slots');
  const { words, kind } = usePart(store, 'announcement');

  return (
    <Element className={styles.page} ref={root}>
      {draw(onReady)}
      {Object.entries(slots).map(([key, { content }]) => {
        const slot = content === undefined ? undefined : slotOf(root.current, key)?.slot;
        return slot && createPortal(content, slot, key);
      })}
      <p role="status" className={kind === 'failure' ? styles.failure : visually.hidden}>
        {words}
      </p>
      {children}
    </Element>
  );
}
