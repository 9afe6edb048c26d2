import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './paths.module.css';
import { Section } from './section';

const paths = [
  {
    reader: 'You build things',
    words: 'Get data on the screen first, then learn its limits before your users do.',
    steps: [
      { to: '/docs/quickstart', label: 'Your first result in five minutes' },
      { to: '/api/catalogue', label: 'The catalogue reference' },
      { to: '/docs/limits', label: 'Limits, errors and what to do about them' },
    ],
  },
  {
    reader: 'You study things',
    words: 'Take whole sets away, know what is in them, and cite what you used.',
    steps: [
      { to: '/docs/datasets', label: 'Snapshots of every record' },
      {
        to: '/docs/examples/extracting-more-data-for-local-analysis',
        label: 'Extract data for local analysis',
      },
      { to: '/docs/text', label: 'The words inside digitised books' },
    ],
  },
  {
    reader: 'You design or teach',
    words: 'Find pictures you may use, at the size you need, with the credit they are due.',
    steps: [
      { to: '/docs/licences', label: 'What each licence allows' },
      { to: '/docs/iiif', label: 'Pictures at any size by their address' },
      {
        to: '/docs/examples/building-graphs-of-visually-similar-images',
        label: 'Find pictures that look alike',
      },
    ],
  },
];

export function Paths(): ReactNode {
  return (
    <Section id="paths" title="Three ways in" lead="Start where your work starts.">
      <div className={styles.paths}>
        {paths.map(({ reader, words, steps }) => (
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
