import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { entries } from '@reference/apis';
import type { ReactNode } from 'react';
import { keyOf } from '../pages/page-key.ts';
import { Article } from './article.tsx';
import type { ArticleProps } from './article-props.ts';
import { DefersHtml } from './rows/deferred-html.tsx';
import { AnchorCollector } from './use-anchor.ts';

/** For prerendering: the whole article at once. */
export function StaticArticle({ page }: ArticleProps): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const key = keyOf(page);
  const readEntry = entries[key];
  if (!readEntry) throw new Error(`There is no page called ${key}.`);
  return (
    <div data-reference={key}>
      <AnchorCollector value={collectAnchor}>
        <DefersHtml value={true}>
          <Article page={page} {...readEntry()} />
        </DefersHtml>
      </AnchorCollector>
    </div>
  );
}
