import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { canonicalPath } from '@portal/server/canonical-path';
import { usePortal } from '@site/src/docs-components/use-portal';
import { dataFiles, dataLicence } from '@site/src/structured-data/data-files';
import { dataset, techArticle } from '@site/src/structured-data/json-ld';
import { StructuredData } from '@site/src/structured-data/structured-data';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

/** Adds structured data about a guide, and the files it offers, for search engines. */
export default function DocMetadata(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const portal = usePortal();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const page = {
    title: metadata.title,
    description: metadata.description,
    path: canonicalPath(metadata.permalink, baseUrl),
    changed: metadata.lastUpdatedAt
      ? new Date(metadata.lastUpdatedAt).toISOString().slice(0, 10)
      : undefined,
  };
  const files = dataFiles(frontMatter, portal);
  const licence = dataLicence(frontMatter);
  return (
    <>
      <Metadata />
      <StructuredData thing={techArticle(page, portal)} />
      {files.length > 0 && <StructuredData thing={dataset(page, { files, licence }, portal)} />}
    </>
  );
}
