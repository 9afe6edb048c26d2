import Link from '@docusaurus/Link';
import { Plate } from '@site/src/plates/plate';
import type { PlateName } from '@site/src/plates/plates';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './api-cards.module.css';
import { Section } from './section';

const apis: { id: string; name: string; plate: PlateName; words: string }[] = [
  {
    id: 'catalogue',
    name: 'Catalogue',
    plate: 'card-drawers',
    words:
      'Works, images and concepts. Search, filter by date, subject, person, format or licence, and count the matches.',
  },
  {
    id: 'iiif',
    name: 'IIIF',
    plate: 'picture-tiles',
    words:
      'Any picture at any size, cut, turned or grey, by its address alone. Search inside digitised books.',
  },
  {
    id: 'content',
    name: 'Content',
    plate: 'marbled-paper',
    words:
      'Articles, events, exhibitions and the works they mention: the stories around the collection.',
  },
  {
    id: 'text',
    name: 'Text',
    plate: 'letterpress',
    words:
      'The words of digitised books: whole, as a zip, or page by page with the place of each word.',
  },
];

export function ApiCards(): ReactNode {
  return (
    <Section
      id="apis"
      title="Four APIs, joined by their ids"
      lead="All are read-only and answer plain GET requests. An id in one answer is a parameter of the next."
    >
      <ul className={styles.cards}>
        {apis.map(({ id, name, plate, words }) => (
          <li key={id} className={styles.card}>
            <Plate name={plate} className={styles.plate} />
            <div className={styles.words}>
              <Heading as="h3" className={styles.name}>
                {name}
              </Heading>
              <p>{words}</p>
              <p className={styles.links}>
                <Link to={`/docs/${id}`} aria-label={`${name} guide`}>
                  Guide
                </Link>
                <Link to={`/api/${id}`} aria-label={`${name} reference`}>
                  Reference
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
