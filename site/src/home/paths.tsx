import Link from '@docusaurus/Link';
import home from '@generated/portal-data/default/home.json';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './paths.module.css';
import { Section } from './section';

export function Paths(): ReactNode {
  if (!home.paths) return null;
  const { title, lead, each } = home.paths;
  return (
    <Section id="paths" title={title} lead={lead}>
      <div className={styles.paths}>
        {each.map(({ reader, words, steps }) => (
          <div key={reader} className={styles.path}>
            <Heading as="h3">{reader}</Heading>
            <p>{words}</p>
            <ol>
              {steps.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  );
}
