import type { PagePlan } from '../plugin/plan-page.ts';

export type ArticleProps = {
  page: PagePlan;
  /** Called in a browser once the article stands in the page, as it came or drawn anew. */
  onReady: (how: 'kept' | 'drawn') => void;
};
