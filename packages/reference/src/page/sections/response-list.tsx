import type { Api, Link, Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import {
  describeResponses,
  isError,
  nodeOf,
  type ResponseView,
  typeInWords,
} from '../../model/index.ts';
import { usePageLinks } from '../page-links.ts';
import { CopyLink } from '../rows/copy-link.tsx';
import { DeferredHtml } from '../rows/deferred-html.tsx';
import { Description, Line } from '../rows/description.tsx';
import styles from '../rows/rows.module.css';
import { SchemaRows } from '../rows/schema-rows.tsx';
import { TypeWords } from '../rows/type-words.tsx';
import { useAnchor } from '../use-anchor.ts';

function Headers({ headers }: Pick<ResponseView, 'headers'>): ReactNode {
  if (headers.length === 0) return null;
  return (
    <ul className={styles.examples} aria-label="Headers">
      {headers.map(({ name, description, schema }) => (
        <li key={name}>
          <span className={styles.label}>Header</span> <code>{name}</code>{' '}
          {schema && <span className={styles.about}>{typeInWords({}, schema)}. </span>}
          <Line html={description} />
        </li>
      ))}
    </ul>
  );
}

const mostOpen = 2;

/** Where a value of this answer leads. */
function Links({ api, links }: { api: Api; links: readonly Link[] }): ReactNode {
  const addresses = usePageLinks();
  if (links.length === 0) return null;
  const list = (
    <ul className={styles.examples} aria-label="Links">
      {links.map((link) => {
        const target = api.operations.find(({ id }) => id === link.operationId);
        const name = link.label ?? (target?.summary || link.operationId);
        const isKnown = target !== undefined || addresses.isElsewhere(link.operationId);
        const address = addresses.operation({ id: link.operationId });
        return (
          <li key={link.name}>
            <span className={styles.label}>Leads to</span>{' '}
            {isKnown ? <a href={address}>{name}</a> : <code>{name}</code>}{' '}
            <span className={styles.about}>
              <Line html={link.description} />
            </span>
          </li>
        );
      })}
    </ul>
  );
  if (links.length <= mostOpen) return list;
  return (
    <details className={styles.inner}>
      <summary>{links.length} links to other operations</summary>
      <DeferredHtml>{list}</DeferredHtml>
    </details>
  );
}

/** The fields of a body whose schema has no section. */
function Fields({ api, view }: { api: Api; view: ResponseView }): ReactNode {
  return view.content.map(({ mediaType, schema, schemaName }, index) => {
    if (schema === undefined || schemaName !== undefined) return null;
    const base = `${view.id}${index === 0 ? '' : `-${index + 1}`}`;
    const node = nodeOf(api.schemas, schema, base);
    if (!node.expandable) return null;
    return (
      <details key={mediaType} id={index === 0 ? undefined : base} className={styles.inner}>
        <summary>{view.content.length > 1 ? `Fields of ${mediaType}` : 'Fields'}</summary>
        <DeferredHtml>
          <SchemaRows schemas={api.schemas} node={node} />
        </DeferredHtml>
      </details>
    );
  });
}

function ResponseRow({ api, view }: { api: Api; view: ResponseView }): ReactNode {
  const id = useAnchor(view.id);
  return (
    <li id={id} className={styles.row}>
      <p className={styles.head}>
        <a className={styles.name} href={`#${id}`} data-status={view.kind}>
          {view.title}
        </a>
        {view.content.map(({ mediaType, type }) => (
          <span key={mediaType} className={styles.summary}>
            {type.length > 0 && (
              <>
                <TypeWords parts={type} />{' '}
              </>
            )}
            <code>{mediaType}</code>
          </span>
        ))}
        <CopyLink of={id} small />
      </p>
      <Description html={view.description} />
      {view.whatToDo !== '' && (
        <p className={styles.action}>
          <strong>What to do:</strong> <Line html={view.whatToDo} />
        </p>
      )}
      <Headers headers={view.headers} />
      <Links api={api} links={view.links} />
      <Fields api={api} view={view} />
    </li>
  );
}

type RowsProps = { api: Api; heading: 'h4' | 'h5'; title: string; views: ResponseView[] };

function Rows({ api, heading: Heading, title, views }: RowsProps): ReactNode {
  if (views.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <ul className={styles.rows}>
        {views.map((view) => (
          <ResponseRow key={view.id} api={api} view={view} />
        ))}
      </ul>
    </>
  );
}

type Props = { api: Api; operation: Operation; heading: 'h4' | 'h5' };

export function ResponseList({ api, operation, heading }: Props): ReactNode {
  const views = describeResponses(api, operation);
  const shared = { api, heading };
  return (
    <>
      <Rows {...shared} title="Responses" views={views.filter((view) => !isError(view))} />
      <Rows {...shared} title="Errors" views={views.filter(isError)} />
    </>
  );
}
