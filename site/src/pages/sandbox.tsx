import sandboxPage from '@generated/portal-data/default/sandbox.json';
import { LinkedText } from '@site/src/docs-components/linked-text';
import { PageAsMarkdown } from '@site/src/page-as-markdown/page-as-markdown';
import { ask } from '@site/src/sandbox/ask';
import styles from '@site/src/sandbox/entries.module.css';
import { Entry } from '@site/src/sandbox/entry';
import { sandboxPath } from '@site/src/sandbox/sandbox-path';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function SandboxPage(): ReactNode {
  const { description, lead, entryPoints } = sandboxPage;
  return (
    <Layout title="The sandbox" description={description}>
      <main className="narrow-page">
        <Heading as="h1">The sandbox</Heading>
        <p>
          <LinkedText text={lead} />
        </p>
        {entryPoints.map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <Heading as="h2">{title}</Heading>
            <ul className={styles.list}>
              {entries.map(({ path, shows }) => (
                <Entry key={path} address={sandboxPath + path} shows={shows} ask={ask} />
              ))}
            </ul>
          </section>
        ))}
        <PageAsMarkdown />
      </main>
    </Layout>
  );
}
