import Link from '@docusaurus/Link';
import cards from '@generated/portal-data/default/cards.json';
import { Plate } from '@site/src/plates/plate';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './api-cards.module.css';

type Props = {
  /** Whether each card begins with the plate of its API */
  plates?: boolean;
};

/** The APIs that have a card, with links to their guides and references. */
export function ApiCards({ plates = false }: Props): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, label, plate, words, guide, hasReference }) => (
        <li key={id} className={styles.card}>
          {plates && plate && <Plate name={plate} className={styles.plate} />}
          <div className={styles.words}>
            <Heading as="h3" className={styles.name}>
              {label}
            </Heading>
            <p>{words}</p>
            <p className={styles.links}>
              {guide && (
                <Link to={guide} aria-label={`${label} guide`}>
                  Guide
                </Link>
              )}
              {hasReference && (
                <Link to={`/api/${id}`} aria-label={`${label} reference`}>
                  Reference
                </Link>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
