import type { Api } from '@portal/contract';
import type { ReactNode } from 'react';
import { groupByTag, type OperationGroup, operationsBySchema } from '../model/index.ts';
import type { PagePlan, PageWords } from '../plugin/plan-page.ts';
import styles from './article.module.css';
import { Description } from './description.tsx';
import { ExtraSection } from './extra-section.tsx';
import { OperationSection } from './operation-section.tsx';
import { PageHeader } from './page-header.tsx';
import { SchemaSection } from './schema-section.tsx';
import { SideNav } from './side-nav.tsx';
import { useAnchor } from './use-anchor.ts';

type Props = { api: Api; page: PagePlan; words: PageWords };

function Group({ group, api, page }: { group: OperationGroup; api: Api; page: PagePlan }) {
  return (
    <>
      <h2 id={useAnchor(group.id)} className={styles.group}>
        {group.name}
      </h2>
      <Description html={group.description} />
      {group.operations.map((operation) => (
        <OperationSection key={operation.id} api={api} operation={operation} page={page} />
      ))}
    </>
  );
}

function Schemas({ api }: { api: Api }): ReactNode {
  const names = Object.keys(api.schemas);
  const returning = operationsBySchema(api);
  const id = useAnchor('schemas');
  if (names.length === 0) return null;
  return (
    <>
      <h2 id={id} className={styles.group}>
        Schemas
      </h2>
      <p>What the answers are made of. One level is open; more opens on demand.</p>
      {names.map((name) => (
        <SchemaSection key={name} api={api} name={name} returning={returning.get(name) ?? []} />
      ))}
    </>
  );
}

/** Everything a reader can read about an API. */
export function Article({ api, page, words }: Props): ReactNode {
  return (
    <>
      <SideNav api={api} extra={words.extra} />
      <article className={styles.article}>
        <PageHeader api={api} page={page} words={words} />
        {words.extra && <ExtraSection extra={words.extra} />}
        {groupByTag(api).map((group) => (
          <Group key={group.id} group={group} api={api} page={page} />
        ))}
        <Schemas api={api} />
        {words.readOn !== '' && (
          <footer className={styles.readOn}>
            <h2>Read on</h2>
            <Description html={words.readOn} />
          </footer>
        )}
      </article>
    </>
  );
}
