import useBaseUrl from '@docusaurus/useBaseUrl';
import examples from '@generated/page-list/default/examples.json';
import type { Example } from '@site/config/list-examples';
import { usePortal } from '@site/src/docs-components/use-portal';
import { type ReactNode, useId } from 'react';
import { labelsOf } from './api-labels';
import { ResultPicture } from './result-picture';
import styles from './tutorial-head.module.css';

type Props = {
  slug: string;
  facts: Pick<Example, 'level' | 'minutes' | 'apis' | 'result'>;
};

const downloads = [
  { label: 'TypeScript (zip)', extension: 'zip' },
  { label: 'Jupyter notebook', extension: 'ipynb' },
  { label: 'Markdown', extension: 'md' },
];

/** Above the first words of a tutorial: its result, what it asks of the reader, its downloads. */
export function TutorialHead({ slug, facts }: Props): ReactNode {
  const files = useBaseUrl(`/tutorial-files/${slug}/${slug}`);
  const name = useId();
  const { level, minutes, result } = facts;
  const { apis } = usePortal();
  const picture = examples.find((example) => example.slug === slug)?.shown;
  return (
    <div className={styles.head}>
      {picture && (
        <figure className={styles.result}>
          <ResultPicture slug={slug} picture={picture} />
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
      <nav className={styles.away} aria-labelledby={name}>
        <span id={name}>Take it away</span>
        <ul>
          {downloads.map(({ label, extension }) => (
            <li key={extension}>
              <a href={`${files}.${extension}`} download>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
