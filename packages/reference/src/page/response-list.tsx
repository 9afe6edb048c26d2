import type { Api, Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import { describeResponses, isError, type ResponseView } from '../model/index.ts';
import { Badges } from './badges.tsx';
import { CopyLink } from './copy-link.tsx';
import { Description, Line } from './description.tsx';
import styles from './rows.module.css';
import { TypeWords } from './type-words.tsx';
import { useAnchor } from './use-anchor.ts';

function Headers({ headers }: Pick<ResponseView, 'headers'>): ReactNode {
  if (headers.length === 0) return null;
  return (
    <ul className={styles.examples} aria-label="Headers">
      {headers.map(({ name, description }) => (
        <li key={name}>
          <span className={styles.label}>Header</span> <code>{name}</code>{' '}
          <Line html={description} />
        </li>
      ))}
    </ul>
  );
}

function ResponseRow({ view }: { view: ResponseView }): ReactNode {
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
        <Badges observed={view.observed} />
        <CopyLink of={id} small />
      </p>
      <Description html={view.description} />
      {view.whatToDo !== '' && (
        <p className={styles.action}>
          <strong>What to do:</strong> <Line html={view.whatToDo} />
        </p>
      )}
      <Headers headers={view.headers} />
    </li>
  );
}

type Props = { api: Api; operation: Operation };

function Rows({ title, views }: { title: string; views: ResponseView[] }): ReactNode {
  if (views.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.rows}>
        {views.map((view) => (
          <ResponseRow key={view.id} view={view} />
        ))}
      </ul>
    </>
  );
}

export function ResponseList({ api, operation }: Props): ReactNode {
  const views = describeResponses(api, operation);
  return (
    <>
      <Rows title="Responses" views={views.filter((view) => !isError(view))} />
      <Rows title="Errors" views={views.filter(isError)} />
    </>
  );
}
