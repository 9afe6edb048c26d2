import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { asScript, type Thing } from './json-ld';

/** What a page is about, in the vocabulary of schema.org, for search engines. */
export function StructuredData({ thing }: { thing: Thing }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{asScript(thing)}</script>
    </Head>
  );
}
