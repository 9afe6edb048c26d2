import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

export default function Home(): ReactNode {
  return (
    <Layout title="Home">
      <main>
        <h1>Fixture</h1>
      </main>
    </Layout>
  );
}
