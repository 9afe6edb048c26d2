import Link from '@docusaurus/Link';
import { ExampleCards } from '@site/src/examples/example-cards';
import type { ReactNode } from 'react';
import { Section } from './section';

const featured = [
  'connecting-the-apis-together',
  'visualising-the-collection-on-a-map',
  'building-graphs-of-visually-similar-images',
];

export function FeaturedExamples(): ReactNode {
  return (
    <Section
      id="examples"
      title="What can be made"
      lead="Nine examples, from a first list to a recommender. Each teaches one idea and says what can go wrong."
    >
      <ExampleCards
        headingLevel="h3"
        only={({ path }) => featured.some((slug) => path.endsWith(slug))}
      />
      <Link className="button button--outline" to="/docs/examples">
        All nine examples
      </Link>
    </Section>
  );
}
