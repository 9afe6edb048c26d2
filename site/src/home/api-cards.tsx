import Link from '@docusaurus/Link';
import home from '@generated/portal-data/default/home.json';
import { Plate } from '@site/src/plates/plate';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './api-cards.module.css';
import { Section } from './section';

export function ApiCards(): ReactNode {
  const { apis, cards } = home;
  if (cards.length === 0) return null;
  return (
    <Section id="apis" {...apis}>
      <ul className={styles.cards}>
        {cards.map(({ id, label, plate, words, guide, hasReference }) => (
          <li key={id} className={styles.card}>
            {plate && <Plate name={plate} className={styles.plate} />}
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
    </Section>
  );
}
