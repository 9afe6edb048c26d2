import type { Api } from '@portal/contract';
import type { ReactNode } from 'react';
import { operationAnchor, schemaAnchor } from '../../model/index.ts';
import type { NavEntry } from '../../pages/nav-tree.ts';
import type { PagePart } from '../../pages/page-part.ts';
import { addressOfPage } from '../../pages/pages-index.ts';
import type { ExtraWords } from '../../plugin/options.ts';
import { MethodBadge } from '../rows/badges.tsx';
import sides from '../sections/side-nav.module.css';
import { OperationFilter } from './operation-filter.tsx';
import styles from './split.module.css';

type OwnProps = { api: Api; part: PagePart };

/** What is on this page. */
function Own({ api, part }: OwnProps): ReactNode {
  return (
    <ul className={styles.own}>
      {api.operations.map((operation) => (
        <li key={operation.id}>
          <a href={`#${operationAnchor(operation)}`}>
            <MethodBadge method={operation.method} /> {operation.summary || operation.id}
          </a>
        </li>
      ))}
      {part.schemas.map((name) => (
        <li key={name}>
          <a href={`#${schemaAnchor(name)}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

type EntryProps = OwnProps & { entry: NavEntry; home: string };

/** A tag: its first page, and once the reader is in it, all its pages and what is on this one. */
function Entry({ entry, home, ...own }: EntryProps): ReactNode {
  const { slug } = own.part;
  const [first] = entry.pages;
  const isOpen = entry.pages.some((page) => page.slug === slug);
  if (!first) return null;
  const pages = isOpen ? entry.pages : [{ ...first, name: entry.label }];
  return pages.map((page) => (
    <li key={page.slug}>
      <a
        href={addressOfPage(home, page)}
        aria-current={page.slug === slug ? 'page' : undefined}
        className={styles.page}
      >
        {page.name} {!isOpen && <span className={styles.size}>{entry.count}</span>}
      </a>
      {page.slug === slug && <Own {...own} />}
    </li>
  ));
}

type Props = OwnProps & { home: string; extra: ExtraWords | undefined };

/** The pages of an API, with the reader's own opened. */
export function PartNav({ api, part, home, extra }: Props): ReactNode {
  const isFirst = part.kind === 'overview';
  return (
    <nav className={sides.nav} aria-label="Pages of this API" data-side-nav="">
      <details className={sides.fold}>
        <summary>Pages of this API</summary>
      </details>
      <div className={sides.list}>
        {!isFirst && <OperationFilter />}
        <ul>
          <li>
            <a href={home} aria-current={isFirst ? 'page' : undefined} className={styles.page}>
              Overview
            </a>
          </li>
          {extra && (
            <li>
              <a href={`#${extra.id}`}>{extra.heading}</a>
            </li>
          )}
        </ul>
        {part.nav.map(({ name, entries }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same name
          <div key={index}>
            {name !== '' && <p className={sides.group}>{name}</p>}
            <ul>
              {entries.map((entry) => (
                <Entry key={entry.pages[0]?.slug} {...{ api, part, entry, home }} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
