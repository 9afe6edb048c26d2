import type { Api } from '@portal/contract';
import type { ReactNode } from 'react';
import {
  groupByTag,
  type OperationGroup,
  operationsBySchema,
  sectionAnchor,
} from '../model/index.ts';
import type { PagePart, ReturnedBy } from '../pages/page-part.ts';
import type { PagePlan, PageWords } from '../plugin/plan-page.ts';
import styles from './article.module.css';
import { linksBetweenPages, linksOnThisPage, PageLinksProvider } from './page-links.ts';
import { Description } from './rows/description.tsx';
import { AuthenticationSection } from './sections/authentication-section.tsx';
import { ExtraSection } from './sections/extra-section.tsx';
import { OperationSection } from './sections/operation-section.tsx';
import { PageHeader } from './sections/page-header.tsx';
import { SchemaSection } from './sections/schema-section.tsx';
import { SideNav } from './sections/side-nav.tsx';
import { WebhookSections } from './sections/webhook-sections.tsx';
import { OperationTree } from './split/operation-tree.tsx';
import { PageNeighbours } from './split/page-neighbours.tsx';
import { PartHeader } from './split/part-header.tsx';
import { PartNav } from './split/part-nav.tsx';
import { useAnchor } from './use-anchor.ts';

type Props = { api: Api; page: PagePlan; words: PageWords; part?: PagePart };

type GroupProps = { group: OperationGroup; api: Api; page: PagePlan; isPage: boolean };

/** If a group has its own page, its name and description are in the page's header. */
function Group({ group, api, page, isPage }: GroupProps): ReactNode {
  return (
    <>
      <h2 id={useAnchor(group.id)} className={styles.group}>
        {isPage ? 'Operations' : group.name}
      </h2>
      {!isPage && <Description html={group.description} />}
      {group.operations.map((operation) => (
        <OperationSection key={operation.id} api={api} operation={operation} page={page} />
      ))}
    </>
  );
}

/** On an API's only page, every schema; on others, their own. */
function Schemas({ api, part }: { api: Api; part: PagePart | undefined }): ReactNode {
  const names = part?.schemas ?? Object.keys(api.schemas);
  const returning: ReadonlyMap<string, readonly ReturnedBy[]> = part
    ? new Map(Object.entries(part.returning))
    : operationsBySchema(api);
  const id = useAnchor(sectionAnchor(api, 'schemas'));
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

/** Everything a reader can read about an API, or about the part of it on this page. */
export function Article({ api, page, words, part }: Props): ReactNode {
  const home = page.part?.home ?? page.path;
  return (
    <PageLinksProvider value={part ? linksBetweenPages(home, part) : linksOnThisPage}>
      {part ? (
        <PartNav api={api} part={part} home={home} extra={words.extra} />
      ) : (
        <SideNav api={api} extra={words.extra} />
      )}
      <article className={styles.article}>
        {part && part.kind !== 'overview' ? (
          <PartHeader part={part} page={page} home={home} title={api.title} />
        ) : (
          <PageHeader api={api} page={page} words={words} />
        )}
        {words.extra && <ExtraSection extra={words.extra} />}
        {(!part || part.kind === 'overview') && <AuthenticationSection api={api} />}
        {part?.tree && <OperationTree nav={part.nav} tree={part.tree} home={home} />}
        {groupByTag(api).map((group) => (
          <Group key={group.id} group={group} api={api} page={page} isPage={part !== undefined} />
        ))}
        <WebhookSections api={api} />
        <Schemas api={api} part={part} />
        {words.readOn !== '' && (
          <footer className={styles.readOn}>
            <h2>Read on</h2>
            <Description html={words.readOn} />
          </footer>
        )}
        {part && <PageNeighbours part={part} home={home} />}
      </article>
    </PageLinksProvider>
  );
}
