import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PagePlan } from '../plugin/plan-page.ts';
import type { ArticleProps } from './article-props.ts';
import { type LoadedArticle, loadArticle } from './load-article.ts';

function isPrerendered({ apiId }: PagePlan): boolean {
  return document.querySelector(`[data-reference="${CSS.escape(apiId)}"]`) !== null;
}

/**
 * In a browser: the HTML that came with the page stays as it is, so that neither the description
 * nor the code that draws it is loaded. A reader who arrives by a link inside the site has no such
 * HTML, and the article is drawn here.
 */
export function StaticArticle({ page, onReady }: ArticleProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(() => isPrerendered(page));
  const [loaded, setLoaded] = useState<LoadedArticle>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    // When hydration fails elsewhere on the page, React starts anew and the HTML is gone.
    if (kept && root.current?.childElementCount === 0) setKept(false);
    else if (kept || loaded) onReady(kept ? 'kept' : 'drawn');
  }, [kept, loaded, onReady]);

  useEffect(() => {
    if (kept) return;
    let wanted = true;
    loadArticle(page.apiId).then(
      (article) => wanted && setLoaded(article),
      (error: unknown) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [kept, page.apiId]);

  if (failure !== undefined) throw failure;
  if (kept) {
    return (
      <div
        key="kept"
        ref={root}
        data-reference={page.apiId}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that what is there stays
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div key="drawn" data-reference={page.apiId} aria-busy={loaded === undefined}>
      {loaded && <loaded.Article page={page} api={loaded.api} words={loaded.words} />}
    </div>
  );
}
