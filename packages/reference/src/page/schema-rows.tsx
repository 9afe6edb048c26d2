import type { ReactNode } from 'react';
import { childrenOf, type SchemaNode, type Schemas } from '../model/index.ts';
import { Badges } from './badges.tsx';
import { ChoiceList } from './choice-list.tsx';
import { CopyLink } from './copy-link.tsx';
import { Description } from './description.tsx';
import { Folded } from './folded.tsx';
import { levelsOfPart, opensHere } from './opens-here.ts';
import { usePageLinks } from './page-links.ts';
import styles from './rows.module.css';
import { TypeWords } from './type-words.tsx';
import { useAnchor } from './use-anchor.ts';

const anyName = 'any other name';

type RowProps = { schemas: Schemas; node: SchemaNode };

function SchemaRow({ schemas, node }: RowProps): ReactNode {
  const id = useAnchor(node.id);
  const levels = usePageLinks().leadElsewhere ? levelsOfPart : undefined;
  const { name, role, type, constraints, format, linkBack } = node;
  const details = [...(format === undefined ? [] : [`format ${format}`]), ...constraints];
  return (
    <li id={id} className={styles.row}>
      <p className={styles.head}>
        <a className={styles.name} href={`#${id}`}>
          <code>{role === 'any-name' ? anyName : name}</code>
        </a>
        <span className={styles.summary}>
          <TypeWords parts={type} />
          {details.length > 0 && `, ${details.join(', ')}`}
        </span>
        <Badges {...node} />
        <CopyLink of={id} small />
      </p>
      <Description html={node.description} />
      {linkBack && (
        <p className={styles.note}>
          You are already inside <a href={`#${linkBack.id}`}>{linkBack.schema}</a>.
        </p>
      )}
      <ChoiceList choices={node.choices} closed={node.closed} />
      {opensHere(schemas, node, levels) && (
        <details className={styles.inner}>
          <summary>{role === 'form' ? 'Fields of this form' : `Fields of ${name}`}</summary>
          <Folded>
            <SchemaRows schemas={schemas} node={node} />
          </Folded>
        </details>
      )}
    </li>
  );
}

/** What is one level inside a node. */
export function SchemaRows({ schemas, node }: RowProps): ReactNode {
  return (
    <ul className={styles.rows}>
      {childrenOf(schemas, node).map((child) => (
        <SchemaRow key={child.id} schemas={schemas} node={child} />
      ))}
    </ul>
  );
}
