import type { ReactNode } from 'react';
import { client, pageOf, recent, SearchBox } from './search-parts';
import { useNavigate } from './use-navigate';

export type PageBoxProps = { initialQuery: string; pagesFirst?: boolean };

/** Loaded by itself: the page is there before it. */
export default function PageBox({ initialQuery, pagesFirst = false }: PageBoxProps): ReactNode {
  return (
    <SearchBox
      client={client}
      recent={recent}
      pageOf={pageOf}
      navigate={useNavigate()}
      initialQuery={initialQuery}
      pagesFirst={pagesFirst}
      autoFocus={initialQuery === ''}
    />
  );
}
