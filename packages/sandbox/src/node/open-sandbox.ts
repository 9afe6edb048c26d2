import { join } from 'node:path';
import { type ApiFile, loadApis } from '@portal/contract/node';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import type { EntryGroup } from '../entry-page.ts';
import type { PictureList } from '../iiif/picture-list.ts';
import type { ServiceByApi } from '../services.ts';
import { checkCollection } from './check-collection.ts';
import { loadCollection } from './load-collection.ts';
import { createSharpImages, sharpVersion } from './sharp-images.ts';

export type OpenOptions = {
  /** The folder of API descriptions, or a list of them. */
  apis: string | readonly ApiFile[];
  /** Which service answers for which API; by default the one of the same name. */
  services?: ServiceByApi;
  /** What the sandbox's own page suggests to a newcomer. */
  entryPoints?: readonly EntryGroup[];
  /** The folder that `npm run collection` has made. */
  collection: string;
  /** More pictures for the image service, with their whole paths. */
  ownPictures?: PictureList;
  /** What is before the APIs' own paths, e.g. "/developers/sandbox"; "/sandbox" otherwise. */
  mount?: string;
  log?: (line: string) => void;
  /** Is given one message if answers leave out links, because nothing here answers them. */
  warn?: (message: string) => void;
};

/** The sandbox over a made collection, as Node serves it; rejects with one line when it is damaged. */
export async function openSandbox({
  apis,
  services,
  entryPoints = [],
  collection: folder,
  ownPictures = {},
  mount = '/sandbox',
  log = console.error,
  warn = () => {},
}: OpenOptions): Promise<Sandbox> {
  await checkCollection(folder);
  const { collection, pictures, texts, edition } = loadCollection(folder);
  return createSandbox({
    apis: await loadApis(apis),
    ...(services && { services }),
    entryPoints,
    collection,
    pictures: { ...pictures, ...ownPictures },
    texts,
    edition: `${edition}-${sharpVersion}`,
    images: createSharpImages({ folder: join(folder, 'pictures') }),
    mount,
    runtime: 'node',
    log,
    warn,
  });
}
