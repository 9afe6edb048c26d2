import Link from '@docusaurus/Link';
import home from '@generated/portal-data/default/home.json';
import { ExampleCards } from '@site/src/examples/example-cards';
import type { ReactNode } from 'react';
import { Section } from './section';

export function FeaturedExamples(): ReactNode {
  if (!home.examples) return null;
  const { title, lead, featured, all } = home.examples;
  return (
    <Section id="examples" title={title} lead={lead}>
      <ExampleCards
        headingLevel="h3"
        only={({ path }) => featured.some((slug) => path.endsWith(`/${slug}`))}
      />
      <Link className="button button--outline" to={all.to}>
        {all.label}
      </Link>
    </Section>
  );
}
