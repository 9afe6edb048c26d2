import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keyOf } from '../pages/page-key.ts';
import type { PageEntry } from '../plugin/page-entries.ts';
import type { PagePlan } from '../plugin/plan-page.ts';
import type { Article } from './article.tsx';
import type { ArticleProps } from './article-props.ts';
import { docusaurusSite } from './docusaurus-site.ts';
import styles from './reference-page.module.css';

type LoadedArticle = { Article: typeof Article; entry: PageEntry };

async function loadArticle(key: string): Promise<LoadedArticle> {
  const [loaded, entry] = await Promise.all([
    import('./article.tsx'),
    docusaurusSite.data.loadEntry(key),
  ]);
  return { Article: loaded.Article, entry };
}

function isPrerendered(page: PagePlan): boolean {
  return document.querySelector(`[data-reference="${CSS.escape(keyOf(page))}"]`) !== null;
}

/**
 * In a browser: the HTML that came with the page is kept, so that neither the description nor the
 * code that renders it is loaded. A reader who follows a link within the site has no such HTML, and
 * the article is rendered here.
 */
export function StaticArticle({ page, onReady }: ArticleProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const key = keyOf(page);
  const [kept, setKept] = useState(() => isPrerendered(page));
  const [loaded, setLoaded] = useState<LoadedArticle>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    // If hydration fails elsewhere on the page, React starts over and the HTML is gone.
    if (kept && root.current?.childElementCount === 0) setKept(false);
    else if (kept || loaded) onReady(kept ? 'kept' : 'drawn');
  }, [kept, loaded, onReady]);

  useEffect(() => {
    if (kept) return;
    let wanted = true;
    loadArticle(key).then(
      (article) => wanted && setLoaded(article),
      () => wanted && setFailed(attempt),
    );
    return () => {
      wanted = false;
    };
  }, [kept, key, attempt]);

  if (kept) {
    return (
      <div
        key="kept"
        ref={root}
        data-reference={key}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so the HTML stays
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div key="drawn" data-reference={key} aria-busy={!loaded && failed !== attempt}>
      {loaded && <loaded.Article page={page} {...loaded.entry} />}
      {!loaded && failed === attempt && <Missing onRetry={() => setAttempt(attempt + 1)} />}
    </div>
  );
}

function Missing({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.missing} role="alert">
      <p>
        This page could not be loaded. Check your connection and try again. If that does not help,
        reload the page.
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Try again
      </button>{' '}
      <button
        type="button"
        className="button button--outline"
        onClick={() => window.location.reload()}
      >
        Reload the page
      </button>
    </div>
  );
}
