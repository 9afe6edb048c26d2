import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = { id: string; title: string; lead: ReactNode; children: ReactNode };

export function Section({ id, title, lead, children }: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}
