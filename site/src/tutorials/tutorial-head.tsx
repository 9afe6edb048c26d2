import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import examples from '@generated/page-list/default/examples.json';
import type { CellLanguage } from '@portal/cells';
import { earlyPictureMeta } from '@site/config/tutorials/early-picture';
import type { Example } from '@site/config/tutorials/list-examples';
import { usePortal } from '@site/src/docs-components/use-portal';
import type { ReactNode } from 'react';
import { labelsOf } from './api-labels';
import { DownloadList } from './download-list';
import { ResultPicture } from './result-picture';
import styles from './tutorial-head.module.css';

type Props = {
  slug: string;
  facts: Pick<Example, 'level' | 'minutes' | 'apis' | 'result'>;
  /** The languages that it has cells in, and the reader's among them */
  tracks: readonly CellLanguage[];
  shown: CellLanguage;
};

/**
 * Above the first paragraph of a tutorial: its result, what it requires of the reader, its
 * downloads.
 */
export function TutorialHead({ slug, facts, tracks, shown }: Props): ReactNode {
  const { level, minutes, result } = facts;
  const { apis } = usePortal();
  const base = useBaseUrl('/');
  const pictures = examples.find((example) => example.slug === slug)?.shown ?? {};
  return (
    <div className={styles.head}>
      {Object.keys(pictures).length > 0 && (
        <figure className={styles.result}>
          {!ExecutionEnvironment.canUseDOM && (
            <Head>
              <meta {...earlyPictureMeta(slug, pictures, base)} />
            </Head>
          )}
          <ResultPicture slug={slug} pictures={pictures} />
          <figcaption>{result}</figcaption>
        </figure>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>Time</dt>
          <dd>{minutes} minutes</dd>
        </div>
        <div>
          <dt>Level</dt>
          <dd>{level}</dd>
        </div>
        <div>
          <dt>APIs used</dt>
          <dd>{labelsOf(facts.apis, apis).join(', ')}</dd>
        </div>
      </dl>
      <DownloadList slug={slug} tracks={tracks} shown={shown} />
    </div>
  );
}
