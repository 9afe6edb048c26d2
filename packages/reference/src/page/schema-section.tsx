import type { Api } from '@portal/contract';
import { Fragment, type ReactNode } from 'react';
import { operationAnchor, type Returning, rootNode, type SchemaNode } from '../model/index.ts';
import { ChoiceList } from './choice-list.tsx';
import { CopyLink } from './copy-link.tsx';
import { Description } from './description.tsx';
import { SchemaRows } from './schema-rows.tsx';
import styles from './schemas.module.css';
import { TypeWords } from './type-words.tsx';
import { useAnchor } from './use-anchor.ts';

function ReturnedBy({ returning }: { returning: readonly Returning[] }): ReactNode {
  if (returning.length === 0) return null;
  return (
    <p className={styles.returned}>
      Returned by{' '}
      {returning.map(({ operation, path }, index) => (
        <Fragment key={operation.id}>
          {index > 0 && ', '}
          <a href={`#${operationAnchor(operation)}`}>{operation.summary || operation.id}</a>
          {path !== '' && (
            <>
              {' '}
              in <code>{path}</code>
            </>
          )}
        </Fragment>
      ))}
    </p>
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

type Props = { api: Api; name: string; returning: readonly Returning[] };

export function SchemaSection({ api, name, returning }: Props): ReactNode {
  const node = rootNode(api.schemas, name);
  const id = useAnchor(node.id);
  return (
    <section id={id} className={styles.schema} aria-labelledby={`${id}-heading`} data-spy="">
      <div className={styles.head}>
        <h3 id={`${id}-heading`}>{name}</h3>
        <CopyLink of={name} />
        {node.expandable && <Search name={name} />}
      </div>
      <div className={styles.body}>
        <Description html={node.description} />
        <ReturnedBy returning={returning} />
        <ChoiceList choices={node.choices} closed={node.closed} />
        {node.expandable ? <SchemaRows schemas={api.schemas} node={node} /> : <Plain node={node} />}
      </div>
    </section>
  );
}
