import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { groups as groupNames } from '../model.ts';
import { HitWords } from './hit-words.tsx';
import { type OptionGroup, Options, optionId } from './options.tsx';
import { outcomeWords } from './outcome-words.ts';
import type { RecentSearches } from './recent-searches.ts';
import styles from './search.module.css';
import type { Outcome, SearchClient } from './search-client.ts';
import { useActiveOption } from './use-active-option.ts';
import { useSearch } from './use-search.ts';

export type SearchBoxProps = {
  client: SearchClient;
  recent: RecentSearches;
  /** Goes to a page of the site, e.g. `/docs/iiif#size`. */
  navigate: (address: string) => void;
  /** Where a search stands as a page, e.g. `/search?q=licence`. */
  pageOf: (query: string) => string;
  initialQuery?: string;
  autoFocus?: boolean;
  /** Guides and examples before all else, for a reader who asked for a page. */
  pagesFirst?: boolean;
  /** Beside the field, e.g. a button that closes the dialog. */
  beside?: ReactNode;
};

/** A field with its results: a combobox whose options are links. */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const { client, recent, navigate, pageOf, initialQuery = '' } = props;
  const { autoFocus = false, pagesFirst = false, beside } = props;
  const [query, setQuery] = useState(initialQuery);
  const [kept, setKept] = useState(() => recent.read());
  const { query: askedFor, outcome } = useSearch(client, query);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const isEmpty = query.trim() === '';

  const groups = useMemo((): OptionGroup[] => {
    if (isEmpty) return recentGroups(kept, { pageOf, setQuery });
    const hits = hitGroups(outcome, (address) => {
      recent.add(askedFor);
      navigate(address);
    });
    return pagesFirst ? hits.toSorted((a, b) => placeOf(a) - placeOf(b)) : hits;
  }, [isEmpty, kept, outcome, askedFor, recent, navigate, pageOf, pagesFirst]);

  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const options = useActiveOption(list, {
    count,
    first: isEmpty ? -1 : 0,
    contents: isEmpty ? kept : askedFor,
    isPending: !isEmpty && askedFor !== query,
  });
  const listId = `${id}-list`;
  const activeId = options.active < 0 ? undefined : optionId(listId, options.active);

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
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder="A word, a parameter, a status…"
          enterKeyHint="go"
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: whoever opens a search wants to type
          autoFocus={autoFocus}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={options.onKeyDown}
        />
        {beside}
      </div>
      <p role="status" className={styles.status}>
        {isEmpty ? '' : outcomeWords(askedFor, outcome)}
      </p>
      {outcome === 'unavailable' && !isEmpty && (
        <p className={styles.note}>
          <a href={pageOf('')}>All pages</a> can be found without it.
        </p>
      )}
      {count > 0 && <Options id={listId} groups={groups} list={list} {...options} />}
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

function placeOf({ name }: OptionGroup): number {
  return (groupNames as readonly string[]).indexOf(name);
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
