import Link from '@docusaurus/Link';
import examples from '@generated/page-list/default/examples.json';
import type { Example } from '@site/config/tutorials/list-examples';
import { usePortal } from '@site/src/docs-components/use-portal';
import { Plate } from '@site/src/plates/plate';
import { labelsOf } from '@site/src/tutorials/api-labels';
import { ResultPicture } from '@site/src/tutorials/result-picture';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './example-cards.module.css';

type Props = {
  /** Which to show; all by default */
  only?: (example: Example) => boolean;
  headingLevel?: 'h2' | 'h3';
};

export function ExampleCards({ only = () => true, headingLevel = 'h2' }: Props): ReactNode {
  const { apis } = usePortal();
  return (
    <ul className={styles.cards}>
      {examples.filter(only).map(({ path, slug, title, result, shown, plate, ...facts }) => (
        <li key={path} className={styles.card}>
          {Object.keys(shown).length > 0 ? (
            <ResultPicture slug={slug} pictures={shown} isDecoration className={styles.picture} />
          ) : (
            plate && <Plate name={plate} className={styles.plate} />
          )}
          <div className={styles.words}>
            <Heading as={headingLevel} className={styles.title}>
              <Link className="card-link" to={path}>
                {title}
              </Link>
            </Heading>
            <p className={styles.result}>{result}</p>
            <p className={styles.facts}>
              {facts.level} · {facts.minutes} minutes · {labelsOf(facts.apis, apis).join(', ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
