import type { PagePlan } from '../plugin/plan-page.ts';

export type ArticleProps = {
  page: PagePlan;
  /** Called in a browser once the article is in the page, whether prerendered or rendered again. */
  onReady: (how: 'kept' | 'drawn') => void;
};
