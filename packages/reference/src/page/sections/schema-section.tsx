import type { Api } from '@portal/contract';
import { Fragment, type ReactNode } from 'react';
import { rootNode, type SchemaNode } from '../../model/index.ts';
import type { ReturnedBy as Returned } from '../../pages/page-part.ts';
import { usePageLinks } from '../page-links.ts';
import { ChoiceList } from '../rows/choice-list.tsx';
import { CopyLink } from '../rows/copy-link.tsx';
import { DeferredHtml } from '../rows/deferred-html.tsx';
import { Description } from '../rows/description.tsx';
import { Patterns } from '../rows/patterns.tsx';
import { SchemaRows } from '../rows/schema-rows.tsx';
import { schemaLength, shownLength } from '../rows/shown-length.ts';
import { TypeWords } from '../rows/type-words.tsx';
import { useAnchor } from '../use-anchor.ts';
import styles from './schemas.module.css';

/** More of them are collapsed: some schemas are in most of the answers. */
const mostReturning = 12;

function ReturnedBy({ returning }: { returning: readonly Returned[] }): ReactNode {
  if (returning.length === 0) return null;
  const operations = <Operations returning={returning} />;
  if (returning.length <= mostReturning) {
    return <p className={styles.returned}>Returned by {operations}</p>;
  }
  return (
    <details className={styles.returned}>
      <summary>Returned by {returning.length} operations</summary>
      <DeferredHtml>
        <p>{operations}</p>
      </DeferredHtml>
    </details>
  );
}

/** How long that list is, in characters. */
function returnedLength(returning: readonly Returned[]): number {
  if (returning.length > mostReturning) return 0;
  return returning
    .map(({ operation, path }) => `${operation.summary || operation.id} in ${path}, `.length)
    .reduce((sum, length) => sum + length, 0);
}

function Operations({ returning }: { returning: readonly Returned[] }): ReactNode {
  const links = usePageLinks();
  return (
    <>
      {returning.map(({ operation, path }, index) => (
        <Fragment key={operation.id}>
          {index > 0 && ', '}
          <a href={links.operation(operation)}>{operation.summary || operation.id}</a>
          {path !== '' && (
            <>
              {' '}
              in <code>{path}</code>
            </>
          )}
        </Fragment>
      ))}
    </>
  );
}

function Search({ name }: { name: string }): ReactNode {
  return (
    <div className={styles.search}>
      <label>
        Search in {name}
        <input type="search" data-schema-search={name} autoComplete="off" spellCheck={false} />
      </label>
      <div role="status" data-hits="" />
    </div>
  );
}

function Plain({ node }: { node: SchemaNode }): ReactNode {
  return (
    <p>
      <TypeWords parts={node.type} />
      {node.constraints.length > 0 && `, ${node.constraints.join(', ')}`}
    </p>
  );
}

type Props = { api: Api; name: string; returning: readonly Returned[] };

export function SchemaSection({ api, name, returning }: Props): ReactNode {
  const node = rootNode(api.schemas, name);
  const id = useAnchor(node.id);
  const length = schemaLength(api.schemas, node) + returnedLength(returning);
  return (
    <section id={id} className={styles.schema} aria-labelledby={`${id}-heading`} data-spy="">
      <div className={styles.head}>
        <h3 id={`${id}-heading`}>{name}</h3>
        <CopyLink of={name} />
        {node.expandable && <Search name={name} />}
      </div>
      <div className={styles.body} style={shownLength(length)}>
        <Description html={node.description} />
        <ReturnedBy returning={returning} />
        <ChoiceList choices={node.choices} closed={node.closed} />
        <Patterns patterns={node.patterns} />
        {node.expandable ? <SchemaRows schemas={api.schemas} node={node} /> : <Plain node={node} />}
      </div>
    </section>
  );
}
