import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useProvider } from '@site/src/docs-components/use-provider';
import { Plate } from '@site/src/plates/plate';
import type { PlateName } from '@site/src/plates/plates';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './hero.module.css';

const prints: { plate: PlateName; caption: string }[] = [
  { plate: 'star-chart', caption: 'The northern sky' },
  { plate: 'fern', caption: 'A fern unrolling' },
  { plate: 'moth', caption: 'A moth, pinned' },
];

export function Hero(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { name } = useProvider();
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.provider}>{name}</p>
          <Heading as="h1" className={styles.title}>
            {siteConfig.tagline}
          </Heading>
          <p className={styles.lead}>
            Books, prints, letters, star charts and the stories told about them, open to your code.
            Four public APIs, no key, no account: ask a question and get records, pictures cut to
            size and the words on each page.
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary" to="/docs/quickstart">
              Make your first request
            </Link>
            <Link className="button button--outline" to="/docs/examples">
              See the examples
            </Link>
          </p>
        </div>
        <div className={styles.prints} aria-hidden="true">
          {prints.map(({ plate, caption }) => (
            <figure key={plate} className={styles.print}>
              <Plate name={plate} />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
