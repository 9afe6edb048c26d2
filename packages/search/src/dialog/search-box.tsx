import '@portal/ui/tokens.css';
import './tokens.css';

import { useCombobox } from '@portal/ui/combobox';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { Group } from '../model.ts';
import { HitWords } from './hit-words.tsx';
import { More } from './more.tsx';
import { type OptionGroup, Options } from './options.tsx';
import { outcomeWords } from './outcome-words.ts';
import type { RecentSearches } from './recent-searches.ts';
import styles from './search.module.css';
import type { Outcome, SearchClient } from './search-client.ts';
import { useSearch } from './use-search.ts';

export type SearchBoxProps = {
  client: SearchClient;
  recent: RecentSearches;
  /** Goes to a page of the site, e.g. `/docs/iiif#size`. */
  navigate: (address: string) => void;
  /** The address of a search as a page, e.g. `/search?q=licence`. */
  pageOf: (query: string) => string;
  initialQuery?: string;
  autoFocus?: boolean;
  /** Puts guides and examples first, for a reader who was looking for a page. */
  pagesFirst?: boolean;
  /** Beside the field, e.g. a button that closes the dialog. */
  beside?: ReactNode;
  /** Offered before anything is typed. */
  popular?: readonly PopularPage[];
  /** Where more results are shown: below the first ones, or else on the search page. */
  showsMore?: boolean;
  /** Called with what is typed, e.g. to keep it in the address. */
  onQuery?: (query: string) => void;
};

export type PopularPage = { title: string; address: string };

/** How many results of each group are shown, and how many more each time. */
const [atFirst, perStep] = [5, 10];

/** A field with its results: a combobox whose options are links. */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const { client, recent, navigate, pageOf, initialQuery = '' } = props;
  const { autoFocus = false, pagesFirst = false, beside } = props;
  const { popular = noPages, showsMore = false, onQuery } = props;
  const [query, writeQuery] = useState(initialQuery);
  const [most, setMost] = useState(atFirst);
  const [kept, setKept] = useState(() => recent.read());
  const { query: askedFor, outcome, isSlow } = useSearch(client, query, most);
  const id = useId();
  const isEmpty = query.trim() === '';
  useEffect(() => client.start(), [client]);

  const setQuery = useCallback(
    (text: string): void => {
      writeQuery(text);
      setMost(atFirst);
      onQuery?.(text);
    },
    [onQuery],
  );

  const groups = useMemo((): OptionGroup[] => {
    if (isEmpty) {
      return [...recentGroups(kept, { pageOf, setQuery }), ...popularGroups(popular, navigate)];
    }
    const hits = hitGroups(outcome, (address) => {
      recent.add(askedFor);
      navigate(address);
    });
    if (!pagesFirst) return hits;
    return [...hits.filter(isOfPages), ...hits.filter((group) => !isOfPages(group))];
  }, [isEmpty, kept, popular, outcome, askedFor, recent, navigate, pageOf, pagesFirst, setQuery]);

  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const box = useCombobox({
    isAlwaysOpen: true,
    count,
    first: isEmpty ? -1 : 0,
    contents: isEmpty ? kept : askedFor,
    isPending: !isEmpty && askedFor !== query,
  });

  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <label htmlFor={`${id}-field`} className={styles.label}>
          Search guides, examples and APIs
        </label>
        <input
          id={`${id}-field`}
          className={styles.field}
          type="text"
          {...box.fieldProps}
          placeholder="A word, a parameter, a status…"
          enterKeyHint="go"
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: a reader who opens the search wants to type
          autoFocus={autoFocus}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {beside}
      </div>
      <p role="status" className={styles.status}>
        {isEmpty ? '' : outcomeWords(askedFor, outcome, { isSlow })}
      </p>
      {outcome === 'unavailable' && !isEmpty && (
        <p className={styles.note}>
          <a href={pageOf('')}>All pages</a> can be found without it.
        </p>
      )}
      {box.isOpen && <Options groups={groups} box={box} />}
      {!isEmpty && hasMore(outcome) && (
        <More
          {...{ showsMore, navigate }}
          page={pageOf(query)}
          onMore={() => setMost(most + perStep)}
        />
      )}
      {isEmpty && kept.length > 0 && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            recent.clear();
            setKept([]);
          }}
        >
          Forget recent searches
        </button>
      )}
    </div>
  );
}

const noPages: readonly PopularPage[] = [];

function hasMore(outcome: Outcome | undefined): boolean {
  if (outcome === undefined || outcome === 'unavailable') return false;
  return outcome.groups.reduce((sum, { hits }) => sum + hits.length, 0) < outcome.total;
}

function popularGroups(
  popular: readonly PopularPage[],
  navigate: (address: string) => void,
): OptionGroup[] {
  if (popular.length === 0) return [];
  const options = popular.map(({ title, address }) => ({
    key: address,
    href: address,
    content: <span className={styles.title}>{title}</span>,
    follow: () => navigate(address),
  }));
  return [{ name: 'Popular pages', options }];
}

const pageGroups: readonly string[] = ['Guides', 'Examples'] satisfies Group[];

function isOfPages({ name }: OptionGroup): boolean {
  return pageGroups.includes(name);
}

function recentGroups(
  kept: readonly string[],
  { pageOf, setQuery }: Pick<SearchBoxProps, 'pageOf'> & { setQuery: (query: string) => void },
): OptionGroup[] {
  if (kept.length === 0) return [];
  const options = kept.map((text) => ({
    key: text,
    href: pageOf(text),
    content: <span className={styles.title}>{text}</span>,
    follow: () => setQuery(text),
  }));
  return [{ name: 'Recent searches', options }];
}

function hitGroups(outcome: Outcome | undefined, follow: (address: string) => void): OptionGroup[] {
  if (outcome === undefined || outcome === 'unavailable') return [];
  return outcome.groups.map(({ name, hits }) => ({
    name,
    options: hits.map((hit, at) => ({
      key: `${at} ${hit.address}`,
      href: hit.address,
      content: <HitWords hit={hit} />,
      follow: () => follow(hit.address),
    })),
  }));
}
