import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Api } from '@portal/contract';
import { type ApiFile, loadApis } from '@portal/contract/node';
import type { EntryGroup } from '../answers/entry-page.ts';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import type { PortalSandbox } from '../handlers/define-sandbox.ts';
import { createHandlerSandbox } from '../handlers/handler-sandbox.ts';
import { createPlainSandbox } from '../handlers/plain-sandbox.ts';
import type { PictureList } from '../iiif/picture-list.ts';
import { createPractise, type Practise } from '../practice/practise.ts';
import type { Institution } from '../presentation/addresses.ts';
import { type ServiceByApi, sandboxBelow } from '../services.ts';
import { checkCollection } from './check-collection.ts';
import { loadCollection } from './load-collection.ts';
import { createSharpImages, sharpVersion } from './sharp-images.ts';

export type OpenOptions = {
  /** The folder of API descriptions, or a list of them. */
  apis: string | readonly ApiFile[];
  /** Whether the descriptions have been loaded without problems before, e.g. by a build. */
  isChecked?: boolean;
  /** Which service answers for which API; by default the one of the same name. */
  services?: ServiceByApi;
  /** Requests that the sandbox's own page suggests to newcomers. */
  entryPoints?: readonly EntryGroup[];
  /** Whose collection it is, for manifests to name. */
  institution?: Institution;
  /** The folder that `npm run collection` created; required if one of the services is used. */
  collection?: string;
  /** The portal's own handlers, and the ids of the APIs they answer for. */
  handlers?: { file: string; apis: readonly string[] } | undefined;
  /** More pictures for the image service, with their full paths. */
  ownPictures?: PictureList;
  /** The path before the APIs' own paths, e.g. "/developers/sandbox"; "/sandbox" by default. */
  mount?: string;
  log?: (line: string) => void;
  /** Called with one message if answers leave out links that nothing here would answer. */
  warn?: (message: string) => void;
};

const runtime = 'node';

/** The sandbox in Node; rejects with a one-line message if the collection is damaged. */
export async function openSandbox(options: OpenOptions): Promise<Sandbox> {
  const { handlers, collection, mount = sandboxBelow('/'), log = console.error } = options;
  const { isChecked = false } = options;
  if (collection !== undefined) await checkCollection(collection);
  const apis = await loadApis(options.apis, { isChecked });
  // One for both, so that its limits hold for the whole process.
  const practise = createPractise();
  const others = openServices(options, apis, practise);
  if (!handlers) return others;
  return createHandlerSandbox(
    {
      apis: apis.filter(({ id }) => handlers.apis.includes(id)),
      handlers: await loadHandlers(handlers.file),
      mount,
      practise,
      log,
    },
    others,
  );
}

/** What a portal's sandbox.ts exports. */
export async function loadHandlers(file: string): Promise<PortalSandbox> {
  const { default: handlers } = await import(pathToFileURL(file).href);
  if (typeof handlers?.operations !== 'object') {
    throw new Error(`${file} must export defineSandbox({ operations: { … } }) as its default.`);
  }
  return handlers;
}

function openServices(options: OpenOptions, apis: readonly Api[], practise: Practise): Sandbox {
  const { services, entryPoints = [], collection: folder, handlers, ownPictures = {} } = options;
  const { mount = sandboxBelow('/'), log = console.error, warn = () => {} } = options;
  if (folder === undefined) {
    return createPlainSandbox({ mount, entryPoints, status: { sandbox: runtime } });
  }
  const { collection, pictures, texts, edition } = loadCollection(folder);
  return createSandbox({
    apis: apis.filter(({ id }) => !handlers?.apis.includes(id)),
    ...(services && { services }),
    entryPoints,
    institution: options.institution,
    collection,
    pictures: { ...pictures, ...ownPictures },
    texts,
    edition: `${edition}-${sharpVersion}`,
    images: createSharpImages({ folder: join(folder, 'pictures') }),
    mount,
    runtime,
    practise,
    log,
    warn,
  });
}
