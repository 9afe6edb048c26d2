import type { ReactNode } from 'react';
import { childrenOf, type SchemaNode, type Schemas, valueInWords } from '../../model/index.ts';
import { usePageLinks } from '../page-links.ts';
import { useAnchor } from '../use-anchor.ts';
import { Badges } from './badges.tsx';
import { ChoiceList } from './choice-list.tsx';
import { CopyLink } from './copy-link.tsx';
import { DeferredHtml } from './deferred-html.tsx';
import { Description } from './description.tsx';
import { levelsOfPart, opensHere } from './opens-here.ts';
import { Patterns } from './patterns.tsx';
import styles from './rows.module.css';
import { TypeWords } from './type-words.tsx';

function FieldName({ node }: { node: SchemaNode }): ReactNode {
  if (node.role === 'any-name') return <code>any other name</code>;
  if (node.role !== 'matching-name') return <code>{node.name}</code>;
  return (
    <>
      names that match <code>{node.name}</code>
    </>
  );
}

function When({ when }: { when: NonNullable<SchemaNode['when']> }): ReactNode {
  return (
    <p className={styles.note}>
      When <code>{when.property}</code> is <code>{when.values.join(', ')}</code>.
    </p>
  );
}

const mostExamples = 3;

function Examples({ examples }: Pick<SchemaNode, 'examples'>): ReactNode {
  const shown = examples.filter((one) => one === null || typeof one !== 'object');
  if (shown.length === 0) return null;
  return (
    <p className={styles.examples}>
      <span className={styles.label}>Example</span>{' '}
      <code>{shown.slice(0, mostExamples).map(valueInWords).join(', ')}</code>
    </p>
  );
}

/** The label of a row's disclosure, e.g. `Fields of items`. */
function foldTitle({ role, name, forms }: SchemaNode): string {
  if (forms) return forms === 'one' ? 'Its forms, of which one applies' : 'Its forms';
  return role === 'form' ? 'Fields of this form' : `Fields of ${name === '*' ? 'each' : name}`;
}

type RowProps = {
  schemas: Schemas;
  node: SchemaNode;
  /** Whether this is sent rather than received: read-only fields are then left out. */
  sent?: boolean;
};

function SchemaRow({ schemas, node, sent = false }: RowProps): ReactNode {
  const id = useAnchor(node.id);
  const levels = usePageLinks().leadElsewhere ? levelsOfPart : undefined;
  const { type, constraints, format, linkBack, not, when } = node;
  const details = [...(format === undefined ? [] : [`format ${format}`]), ...constraints];
  return (
    <li id={id} className={styles.row}>
      <p className={styles.head}>
        <a className={styles.name} href={`#${id}`}>
          <FieldName node={node} />
        </a>
        <span className={styles.summary}>
          <TypeWords parts={type} />
          {not && (
            <>
              , but not <TypeWords parts={not} />
            </>
          )}
          {details.length > 0 && `, ${details.join(', ')}`}
        </span>
        <Badges {...node} />
        <CopyLink of={id} small />
      </p>
      {when && <When when={when} />}
      <Description html={node.description} />
      {linkBack && (
        <p className={styles.note}>
          You are already inside <a href={`#${linkBack.id}`}>{linkBack.schema}</a>.
        </p>
      )}
      <Patterns patterns={node.patterns} />
      <ChoiceList choices={node.choices} closed={node.closed} />
      {node.choices.length === 0 && <Examples examples={node.examples} />}
      {opensHere(schemas, node, levels) && (
        <details className={styles.inner}>
          <summary>{foldTitle(node)}</summary>
          <DeferredHtml>
            <SchemaRows schemas={schemas} node={node} sent={sent} />
          </DeferredHtml>
        </details>
      )}
    </li>
  );
}

/** What is one level inside a node. */
export function SchemaRows({ schemas, node, sent = false }: RowProps): ReactNode {
  const children = childrenOf(schemas, node).filter(({ readOnly }) => !(sent && readOnly));
  const rowsOf = (list: readonly SchemaNode[]) =>
    list.length > 0 && (
      <ul className={styles.rows}>
        {list.map((child) => (
          <SchemaRow key={child.id} schemas={schemas} node={child} sent={sent} />
        ))}
      </ul>
    );
  const forms = children.filter(({ role }) => role === 'form');
  return (
    <>
      {rowsOf(children.filter(({ role }) => role !== 'form'))}
      {forms.length > 0 && (
        <p className={styles.label}>
          {node.forms === 'one' ? 'One of these:' : 'One or more of these:'}
        </p>
      )}
      {rowsOf(forms)}
      {node.shut && children.length > 0 && (
        <p className={styles.note}>No other fields are allowed.</p>
      )}
    </>
  );
}
