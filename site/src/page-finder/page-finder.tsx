import pages from '@generated/page-list/default/pages.json';
import type { ListedPage } from '@site/config/component-pages';
import { type ReactNode, useId, useState } from 'react';
import styles from './page-finder.module.css';
import { PageLinks } from './page-links';
import { rankPages } from './rank-pages';

type Props = {
  /** Words to start with, e.g. from the address that was not found */
  initialQuery: string;
  /** What to show while nothing is typed or nothing fits */
  fallback: (pages: readonly ListedPage[]) => ReactNode;
};

/** A field that lists the pages whose title, address or description fits the words typed. */
export function PageFinder({ initialQuery, fallback }: Props): ReactNode {
  const [query, setQuery] = useState(initialQuery);
  const id = useId();
  const found = rankPages(pages, query).slice(0, 8);
  return (
    <search>
      <form action="/search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id} className={styles.label}>
          Search the pages
        </label>
        <input
          id={id}
          name="q"
          type="search"
          className={styles.input}
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p role="status" className={styles.status}>
        {statusText(query, found.length)}
      </p>
      {found.length > 0 ? <PageLinks pages={found} /> : fallback(pages)}
    </search>
  );
}

function statusText(query: string, count: number): string {
  if (query.trim() === '') return '';
  if (count === 0) return `No page fits “${query.trim()}”. Try another word, or one of these:`;
  return count === 1 ? '1 page' : `${count} pages`;
}
