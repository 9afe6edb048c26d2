import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Hello" description="A stock site">
      <main>Home</main>
    </Layout>
  );
}
