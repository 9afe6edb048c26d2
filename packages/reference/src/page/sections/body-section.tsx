import type { Api, Operation } from '@portal/contract';
import { Fragment, type ReactNode } from 'react';
import {
  type BodyContentView,
  type BodyView,
  describeBody,
  type Schemas,
} from '../../model/index.ts';
import { BodyExamples } from '../examples/body-examples.tsx';
import { Badges } from '../rows/badges.tsx';
import { ChoiceList } from '../rows/choice-list.tsx';
import { CopyLink } from '../rows/copy-link.tsx';
import { Description } from '../rows/description.tsx';
import { Patterns } from '../rows/patterns.tsx';
import styles from '../rows/rows.module.css';
import { SchemaRows } from '../rows/schema-rows.tsx';
import { TypeWords } from '../rows/type-words.tsx';
import { useAnchor } from '../use-anchor.ts';

function Encodings({ encodings }: Pick<BodyContentView, 'encodings'>): ReactNode {
  if (encodings.length === 0) return null;
  return (
    <ul className={styles.examples} aria-label="How fields are sent">
      {encodings.map(({ name, words }) => (
        <li key={name}>
          <code>{name}</code> <span className={styles.about}>{words}</span>
        </li>
      ))}
    </ul>
  );
}

type ContentProps = { view: BodyContentView; schemas: Schemas; of: string };

function BodyContent({ view, schemas, of }: ContentProps): ReactNode {
  const { mediaTypes, type, node, encodings, examples } = view;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        {mediaTypes.map((mediaType, index) => (
          <Fragment key={mediaType}>
            {index > 0 && <span className={styles.summary}>or</span>}
            <code>{mediaType}</code>
          </Fragment>
        ))}
        {type.length > 0 && (
          <span className={styles.summary}>
            <TypeWords parts={type} />
            {node && node.constraints.length > 0 && `, ${node.constraints.join(', ')}`}
          </span>
        )}
        <Badges nullable={node?.nullable ?? false} />
      </p>
      {node && (
        <>
          <Description html={node.description} />
          <ChoiceList choices={node.choices} closed={node.closed} />
          <Patterns patterns={node.patterns} />
          <SchemaRows schemas={schemas} node={node} sent />
        </>
      )}
      <Encodings encodings={encodings} />
      <BodyExamples examples={examples} of={`${of}, ${mediaTypes.join(' or ')}`} />
    </li>
  );
}

type BodyProps = { view: BodyView; schemas: Schemas; of: string };

function Body({ view, schemas, of }: BodyProps): ReactNode {
  const id = useAnchor(view.id);
  return (
    <div id={id}>
      <p className={styles.head}>
        {view.required ? <Badges required /> : <span className={styles.summary}>optional</span>}
        <CopyLink of={id} small />
      </p>
      <Description html={view.description} />
      <ul className={styles.rows}>
        {view.content.map((content) => (
          <BodyContent key={content.mediaTypes.join()} of={of} view={content} schemas={schemas} />
        ))}
      </ul>
    </div>
  );
}

type Props = { api: Api; operation: Operation; heading: 'h4' | 'h5' };

/** What is sent with the request. */
export function BodySection({ api, operation, heading: Heading }: Props): ReactNode {
  const view = describeBody(api, operation);
  if (!view) return null;
  return (
    <>
      <Heading>Request body</Heading>
      <Body view={view} schemas={api.schemas} of={operation.summary || operation.id} />
    </>
  );
}
