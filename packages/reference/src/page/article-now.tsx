import { entries } from '@reference/apis';
import type { ReactNode } from 'react';
import { Article } from './article.tsx';
import type { ArticleProps } from './article-props.ts';
import { KeepsFoldsAsText } from './folded.tsx';

/** While prerendering: the whole article at once. */
export function StaticArticle({ page }: ArticleProps): ReactNode {
  const entry = entries[page.apiId];
  if (!entry) throw new Error(`There is no API called ${page.apiId}.`);
  return (
    <div data-reference={page.apiId}>
      <KeepsFoldsAsText value={true}>
        <Article api={entry.api} page={page} words={entry.words} />
      </KeepsFoldsAsText>
    </div>
  );
}
