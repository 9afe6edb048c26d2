import Link from '@docusaurus/Link';
import { entryPoints } from '@portal/sandbox/entry-points';
import { sandboxPage } from '@site/config/component-pages';
import { PageAsMarkdown } from '@site/src/page-as-markdown/page-as-markdown';
import styles from '@site/src/sandbox/entries.module.css';
import { Entry } from '@site/src/sandbox/entry';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function SandboxPage(): ReactNode {
  return (
    <Layout title={sandboxPage.title} description={sandboxPage.description}>
      <main className="narrow-page">
        <Heading as="h1">The sandbox</Heading>
        <p>
          Here the four APIs answer from an{' '}
          <Link to="/docs/sample-collection">invented collection</Link>. Search, filters, counts,
          pictures and page text all behave as they do on the real services. Nothing can be broken:
          it is only read.
        </p>
        {entryPoints.map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <Heading as="h2">{title}</Heading>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <Entry key={entry.path} {...entry} />
              ))}
            </ul>
          </section>
        ))}
        <PageAsMarkdown />
      </main>
    </Layout>
  );
}
