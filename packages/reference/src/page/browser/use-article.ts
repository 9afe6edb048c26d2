import { type RefObject, useEffect } from 'react';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { keepLanguage } from './code-samples.ts';
import { followScroll } from './follow-scroll.ts';
import { targetOf, unfoldAround } from './link-target.ts';
import { scrollTo } from './scroll-to.ts';
import { unfoldOnOpening } from './unfold.ts';

/** What the article does by itself once it stands: follow the scroll, show what was linked to. */
export function useArticle(
  root: RefObject<HTMLElement | null>,
  page: PagePlan,
  { article, hash }: { article: 'kept' | 'drawn' | undefined; hash: string },
): void {
  useEffect(() => {
    const element = root.current;
    if (!element || !article) return;
    const stops = [unfoldOnOpening(element), followScroll(element), keepLanguage(element, page)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [root, page, article]);

  useEffect(() => {
    const target = article && hash !== '' ? targetOf(hash) : null;
    if (!target) return;
    unfoldAround(target);
    return scrollTo(target);
  }, [article, hash]);
}
