import { type ReactNode, useCallback } from 'react';
import { client, pageOf, popular, recent, SearchBox } from './search-parts';
import { useNavigate } from './use-navigate';

export type PageBoxProps = {
  initialQuery: string;
  pagesFirst?: boolean;
  /** Whether the address of the page follows what is typed. */
  ownsAddress?: boolean;
};

/** Loaded separately: the page is there first. */
export default function PageBox(props: PageBoxProps): ReactNode {
  const { initialQuery, pagesFirst = false, ownsAddress = false } = props;
  // Not through the router, which would render the page again. Back leaves the page.
  const follow = useCallback((query: string) => {
    history.replaceState(history.state, '', pageOf(query));
  }, []);
  return (
    <SearchBox
      client={client}
      recent={recent}
      pageOf={pageOf}
      navigate={useNavigate()}
      initialQuery={initialQuery}
      pagesFirst={pagesFirst}
      popular={popular}
      showsMore
      {...(ownsAddress && { onQuery: follow })}
      autoFocus={initialQuery === ''}
    />
  );
}
