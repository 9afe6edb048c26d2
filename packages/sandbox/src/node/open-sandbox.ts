import { join } from 'node:path';
import { loadApis } from '@portal/contract/node';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import type { PictureList } from '../iiif/picture-list.ts';
import { checkCollection } from './check-collection.ts';
import { loadCollection } from './load-collection.ts';
import { createSharpImages, sharpVersion } from './sharp-images.ts';

export type OpenOptions = {
  /** The folder of API descriptions. */
  apis: string;
  /** The folder that `npm run collection` has made. */
  collection: string;
  /** More pictures for the image service, with their whole paths. */
  ownPictures?: PictureList;
  log?: (line: string) => void;
};

/** The sandbox over a made collection, as Node serves it; rejects with one line when it is damaged. */
export async function openSandbox({
  apis,
  collection: folder,
  ownPictures = {},
  log = console.error,
}: OpenOptions): Promise<Sandbox> {
  await checkCollection(folder);
  const { collection, pictures, texts, edition } = loadCollection(folder);
  return createSandbox({
    apis: await loadApis(apis),
    collection,
    pictures: { ...pictures, ...ownPictures },
    texts,
    edition: `${edition}-${sharpVersion}`,
    images: createSharpImages({ folder: join(folder, 'pictures') }),
    runtime: 'node',
    log,
  });
}
