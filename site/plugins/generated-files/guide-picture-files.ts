import { readFileSync } from 'node:fs';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { digestFiles } from '@portal/freshness';
import { guidePicturePath, picturesIn } from '../../pictures/guide-picture';
import type { PictureSource } from '../../pictures/picture-source';
import type { GeneratedFile } from './write-generated';

type Guides = Pick<DocsContent, 'loadedVersions'>;

/** The pictures that guides show. */
export function guidePictureFiles(
  siteDir: string,
  { loadedVersions }: Guides,
  collection: string,
  source: PictureSource,
): GeneratedFile[] {
  const texts = loadedVersions
    .flatMap(({ docs }) => docs)
    .map((doc) => readFileSync(doc.source.replace(/^@site/, siteDir), 'utf8'));
  const asked = texts.flatMap(picturesIn).filter(({ url }) => source.has(url));
  const byPath = new Map(asked.map((one) => [guidePicturePath(one), one]));
  const edition = byPath.size > 0 && digestFiles(collection, ['manifest.json']);
  return [...byPath].map(([path, one]) => ({
    path,
    inputs: [one, edition],
    make: () => source.make(one),
  }));
}
