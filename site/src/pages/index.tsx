import home from '@generated/portal-data/default/home.json';
import { Apis } from '@site/src/home/apis';
import { FeaturedExamples } from '@site/src/home/featured-examples';
import { FirstRequest } from '@site/src/home/first-request';
import { Hero } from '@site/src/home/hero';
import { Paths } from '@site/src/home/paths';
import section from '@site/src/home/section.module.css';
import { PageAsMarkdown } from '@site/src/page-as-markdown/page-as-markdown';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function Home(): ReactNode {
  return (
    <Layout description={home.description}>
      <main>
        <Hero />
        <FirstRequest />
        <Apis />
        <FeaturedExamples />
        <Paths />
        <div className={section.section}>
          <PageAsMarkdown />
        </div>
      </main>
    </Layout>
  );
}
