import type { ReactNode } from 'react';
import { operationAnchor } from '../../model/index.ts';
import type { NavEntry, NavGroup } from '../../pages/nav-tree.ts';
import { addressOfPage, type IndexedPage, type PagesIndex } from '../../pages/pages-index.ts';
import { MethodBadge } from '../rows/badges.tsx';
import { DeferredHtml } from '../rows/deferred-html.tsx';
import { useAnchor } from '../use-anchor.ts';
import { OperationFilter } from './operation-filter.tsx';
import styles from './split.module.css';

type LeafProps = { address: string; operation: IndexedPage['operations'][number] };

/** The id is the operation's, so that a link to it leads here if no script takes it further. */
function Leaf({ address, operation }: LeafProps): ReactNode {
  const anchor = useAnchor(operationAnchor(operation));
  return (
    <li id={anchor}>
      <a href={`${address}#${anchor}`}>
        <MethodBadge method={operation.method} /> {operation.summary || operation.id}{' '}
        <code>{operation.path}</code>
      </a>
    </li>
  );
}

type EntryProps = { entry: NavEntry; tree: PagesIndex; home: string };

function Entry({ entry, tree, home }: EntryProps): ReactNode {
  const pages = entry.pages.flatMap(({ slug }) => tree.filter((page) => page.slug === slug));
  const operations = pages.flatMap((page) =>
    page.operations.map((operation) => ({ operation, address: addressOfPage(home, page) })),
  );
  const links = entry.pages.map((page, index) => (
    <a key={page.slug} href={addressOfPage(home, page)} aria-label={page.name}>
      {index === 0 ? entry.label : index + 1}
    </a>
  ));
  if (operations.length === 0) return <li className={styles.links}>{links}</li>;
  return (
    <li>
      <p className={styles.links}>{links}</p>
      <details>
        <summary>
          {operations.length === 1 ? '1 operation' : `${operations.length} operations`}
        </summary>
        <DeferredHtml>
          <ul className={styles.leaves}>
            {operations.map((one) => (
              <Leaf key={one.operation.id} {...one} />
            ))}
          </ul>
        </DeferredHtml>
      </details>
    </li>
  );
}

type Props = { nav: readonly NavGroup[]; tree: PagesIndex; home: string };

/** Every page of an API with its operations, which open on demand. */
export function OperationTree({ nav, tree, home }: Props): ReactNode {
  return (
    <section
      aria-labelledby="operations-heading"
      className={styles.tree}
      data-spy=""
      id="operations"
    >
      <h2 id="operations-heading">Operations</h2>
      <OperationFilter />
      {nav.map(({ name, entries }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same name
        <div key={index}>
          {name !== '' && <h3>{name}</h3>}
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.pages[0]?.slug} entry={entry} tree={tree} home={home} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
