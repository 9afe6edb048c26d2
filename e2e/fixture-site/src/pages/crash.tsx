import Layout from '@theme/Layout';
import { type ReactNode, useEffect } from 'react';

export default function CrashPage(): ReactNode {
  return (
    <Layout title="Crash">
      <CrashesOnce />
    </Layout>
  );
}

/**
 * Throws from an effect, since React silently repeats a render that has thrown, and would get past
 * an error thrown only once. The mark lasts as long as the document: until the next load.
 */
function CrashesOnce(): ReactNode {
  useEffect(() => {
    if (performance.getEntriesByName('crashed').length > 0) return;
    performance.mark('crashed');
    const lamp = new Error('The lamp went out.');
    const reader = new Error('The shelf mark could not be read.', { cause: lamp });
    throw new Error('The book was not found.', { cause: reader });
  }, []);
  return (
    <main>
      <h1>The book is here</h1>
    </main>
  );
}
