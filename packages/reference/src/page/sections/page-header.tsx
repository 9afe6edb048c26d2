import type { Api } from '@portal/contract';
import type { ReactNode } from 'react';
import { sectionAnchor } from '../../model/index.ts';
import type { Download, PagePlan, PageWords } from '../../plugin/plan-page.ts';
import copying from '../rows/copy-link.module.css';
import { Description } from '../rows/description.tsx';
import styles from './page-header.module.css';
import { ServerList } from './server-list.tsx';

function DownloadLink({ label, path }: Download): ReactNode {
  return (
    <a href={path} download>
      {label}
    </a>
  );
}

/** The page for assistants and notebooks. */
export function AsMarkdown({ page }: { page: PagePlan }): ReactNode {
  const href = `${page.path}.md`;
  if (page.isEmbedded) return null;
  return (
    <p className={styles.markdown}>
      <a href={href} type="text/markdown">
        View as Markdown
      </a>
      <button type="button" className={copying.button} data-copy-page={href}>
        Copy page
      </button>
    </p>
  );
}

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `15 November 2026`, the same on every machine; what is not a date is unchanged. */
export function dayInWords(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const name = months[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
}

function Facts({ api }: { api: Api }): ReactNode {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Version</dt>
        <dd>{api.version}</dd>
      </div>
      {api.changed !== undefined && (
        <div>
          <dt>Changed</dt>
          <dd>
            <time dateTime={api.changed}>{dayInWords(api.changed)}</time>
          </dd>
        </div>
      )}
      {api.basePath !== '' && (
        <div>
          <dt>Base path</dt>
          <dd>
            <code>{api.basePath}</code>
          </dd>
        </div>
      )}
    </dl>
  );
}

type Props = { api: Api; page: PagePlan; words: PageWords };

export function PageHeader({ api, page, words }: Props): ReactNode {
  return (
    <header className={styles.header}>
      <h1>{page.title}</h1>
      <div className={styles.lead}>
        <Description html={words.lead} />
      </div>
      <div className={styles.card}>
        <Facts api={api} />
        {words.downloads.length > 0 && (
          <ul
            id={sectionAnchor(api, 'downloads')}
            className={styles.downloads}
            aria-label="Downloads"
          >
            {words.downloads.map((download) => (
              <li key={download.path}>
                <DownloadLink {...download} />
              </li>
            ))}
          </ul>
        )}
        <AsMarkdown page={page} />
      </div>
      <noscript>
        <p>
          Sending requests from this page needs scripting, which is turned off in your browser. The
          code samples work without it.
        </p>
      </noscript>
      <div className={styles.description}>
        <ServerList
          servers={api.servers}
          called={{ baseUrl: page.baseUrl, basePath: api.basePath }}
        />
        <Description html={api.description} />
        {words.failures && <Description html={words.failures} />}
      </div>
    </header>
  );
}
