import type { Api } from '@portal/contract';
import { type Answer, expressNotFound, jsonAnswer, toResponse } from './answer.ts';
import { createCatalogueApi } from './catalogue/catalogue-api.ts';
import type { Collection } from './collection.ts';
import { createContentApi } from './content/content-api.ts';
import { createPlacing, withOwnPaths } from './described-operations.ts';
import { type EntryGroup, entryPage } from './entry-page.ts';
import { addressTooLong, longestAddress } from './http/index.ts';
import { createEditorialImagesApi } from './iiif/editorial-images-api.ts';
import { createImageApi } from './iiif/image-api.ts';
import type { PictureList } from './iiif/picture-list.ts';
import { createThumbsApi } from './iiif/thumbs-api.ts';
import { leftOutLinks, withoutLeftOutLinks } from './left-out-links.ts';
import { memoryLimits } from './memory-limits.ts';
import { withOwnHosts } from './own-hosts.ts';
import type { ImagePort, TextPort } from './ports.ts';
import { createPresentationApi } from './presentation/presentation-api.ts';
import { readSandboxRequest, type SandboxRequest } from './sandbox-request.ts';
import { createSearchApi } from './search/search-api.ts';
import { serviceError } from './service-error.ts';
import {
  apisByService,
  type SandboxService,
  type ServiceByApi,
  servicesByName,
} from './services.ts';
import { createSizedCache, textBytes } from './sized-cache.ts';
import { createSnapshotApi } from './snapshot-api.ts';
import { createTextApi } from './text/text-api.ts';

export type SandboxOptions = {
  apis: readonly Api[];
  /**
   * Which service answers for which API. By default the one of the same name; an API that has none is
   * left to others, and the data sets go with the catalogue.
   */
  services?: ServiceByApi;
  /** What its own page suggests to a newcomer. */
  entryPoints?: readonly EntryGroup[];
  collection: Collection;
  pictures: PictureList;
  images: ImagePort;
  texts: TextPort;
  /** Identifies the collection and what renders it: part of the tags of pictures. */
  edition: string;
  /** What comes before the APIs' own paths, e.g. "/sandbox". */
  mount?: string;
  /** What runs it, for clients that ask for its status: "node" or "service worker". */
  runtime: string;
  /** Is given each failure, with the request. */
  log?: (line: string) => void;
  /** Is given one message if answers leave out links, because nothing here answers them. */
  warn?: (message: string) => void;
};

export type Sandbox = { fetch(request: Request): Promise<Response> };

type Folder = (request: SandboxRequest, sent: Request) => Answer | Promise<Answer>;

/** The services whose descriptions decide what they accept; what the others do is in code. */
export const readDescriptions: readonly SandboxService[] = ['catalogue'];

/** The APIs, and what their answers lead to, as one handler. */
export function createSandbox({
  apis,
  services = servicesByName(apis),
  entryPoints = [],
  collection,
  pictures,
  images,
  texts,
  edition,
  mount = '/sandbox',
  runtime,
  log = console.error,
  warn = () => {},
}: SandboxOptions): Sandbox {
  const byService = apisByService(apis, services);
  const present: ReadonlySet<SandboxService> = new Set(byService.keys());
  const records = withoutLeftOutLinks(collection, present);
  const message = leftOutLinks(present);
  if (message !== undefined) warn(message);
  const placeOf = createPlacing(byService);

  const rendering = { images, edition };
  const makers: Readonly<Record<SandboxService, (own: readonly Api[]) => Record<string, Folder>>> =
    {
      catalogue: (own) => ({
        catalogue: createCatalogueApi(
          own.map((api) => withOwnPaths(api, 'catalogue')),
          records,
        ),
      }),
      content: () => ({
        content: createContentApi(records),
        'editorial-images': createEditorialImagesApi(pictures, rendering),
      }),
      iiif: () => ({
        image: createImageApi(pictures, rendering),
        thumbs: createThumbsApi(pictures, rendering),
        search: createSearchApi(texts),
        presentation: createPresentationApi(records, texts, present),
      }),
      text: () => ({ text: createTextApi(texts) }),
      datasets: () => ({ datasets: createSnapshotApi(records) }),
    };
  const folders: Readonly<Record<string, Folder>> = Object.assign(
    {
      status: ({ method, path }: SandboxRequest) =>
        method === 'GET' && path === '/status'
          ? jsonAnswer(200, JSON.stringify({ sandbox: runtime }), 'application/json')
          : expressNotFound(method, `${mount}${path}`),
    },
    ...[...byService].map(([service, own]) => makers[service](own)),
  );

  async function answer(request: SandboxRequest, sent: Request): Promise<Answer> {
    if (sent.method === 'OPTIONS') return preflight();
    const { pathname, search } = request.url;
    if (pathname.length + search.length > longestAddress) {
      return serviceError(request.path, 414, addressTooLong);
    }
    if (!`${pathname}/`.startsWith(`${mount}/`)) return expressNotFound(sent.method, pathname);
    const placed = placeOf(request.method, request.path);
    if ('problem' in placed) return serviceError(`/${placed.service}/`, 501, placed.problem);
    const [, name = ''] = placed.path.split('/');
    if (name === '' && request.method === 'GET') return entryPage(mount, entryPoints);
    const folder = Object.hasOwn(folders, name) ? folders[name] : undefined;
    return folder
      ? folder({ ...request, path: placed.path }, sent)
      : expressNotFound(sent.method, `${request.mount}${request.path}`);
  }

  // Records do not change while they are served, so neither does the answer to an address.
  const kept = createSizedCache<Answer & { body: string }>(memoryLimits.answers, ({ body }) =>
    textBytes(body),
  );

  async function answerOnce(request: SandboxRequest, sent: Request): Promise<Answer> {
    const { href } = request.url;
    const known = request.method === 'GET' ? kept.get(href) : undefined;
    if (known) return known;
    const made = await answer(request, sent);
    const { status, body } = made;
    const isKept = request.method === 'GET' && status === 200 && isRecordList(request.path);
    if (isKept && typeof body === 'string') kept.set(href, { ...made, body });
    return made;
  }

  return {
    async fetch(sent) {
      const request = readSandboxRequest(sent, mount);
      try {
        return finish(await answerOnce(request, sent), request.url.origin + mount);
      } catch (error) {
        const what = error instanceof Error ? error.stack : error;
        // A client that has gone away is not a failure.
        if (!sent.signal.aborted) log(`${sent.method} ${mount}${request.path} failed: ${what}`);
        return finish(serviceError(request.path, 500), request.url.origin + mount);
      }
    },
  };
}

function isRecordList(path: string): boolean {
  return path.startsWith('/catalogue/') || path.startsWith('/content/');
}

function preflight(): Answer {
  return {
    status: 204,
    headers: { 'Access-Control-Allow-Methods': 'GET, HEAD', 'Access-Control-Allow-Headers': '*' },
    body: null,
  };
}

export const commonHeaders = {
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  // An answer can hold any text: none of it may run when it is opened as a page.
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Lets every page read the answer, and puts the sandbox's address in the place of stand-ins. */
function finish({ status, headers, body }: Answer, base: string): Response {
  const isJson = typeof body === 'string' && headers['Content-Type']?.includes('json');
  return toResponse({
    status,
    headers: { ...headers, ...commonHeaders },
    body: isJson ? withOwnHosts(body, base) : body,
  });
}
