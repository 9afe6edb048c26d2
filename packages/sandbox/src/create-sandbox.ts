import type { Api } from '@portal/contract';
import { type Answer, expressNotFound, jsonAnswer, toResponse } from './answer.ts';
import { createCatalogueApi } from './catalogue/catalogue-api.ts';
import type { Collection } from './collection.ts';
import { createContentApi } from './content/content-api.ts';
import { entryPage } from './entry-page.ts';
import { addressTooLong, longestAddress } from './http/index.ts';
import { createEditorialImagesApi } from './iiif/editorial-images-api.ts';
import { createImageApi } from './iiif/image-api.ts';
import type { PictureList } from './iiif/picture-list.ts';
import { createThumbsApi } from './iiif/thumbs-api.ts';
import { memoryLimits } from './memory-limits.ts';
import { withOwnHosts } from './own-hosts.ts';
import type { ImagePort, TextPort } from './ports.ts';
import { createPresentationApi } from './presentation/presentation-api.ts';
import { readSandboxRequest, type SandboxRequest } from './sandbox-request.ts';
import { createSearchApi } from './search/search-api.ts';
import { serviceError } from './service-error.ts';
import { createSizedCache, textBytes } from './sized-cache.ts';
import { createSnapshotApi } from './snapshot-api.ts';
import { createTextApi } from './text/text-api.ts';

export type SandboxOptions = {
  apis: readonly Api[];
  collection: Collection;
  pictures: PictureList;
  images: ImagePort;
  texts: TextPort;
  /** Identifies the collection and what renders it: part of the tags of pictures. */
  edition: string;
  /** What stands before the APIs' own paths, e.g. "/sandbox". */
  mount?: string;
  /** What runs it, for whoever asks for its status: "node" or "service worker". */
  runtime: string;
  /** Is told of failures, with the request. */
  log?: (line: string) => void;
};

export type Sandbox = { fetch(request: Request): Promise<Response> };

type Service = (request: SandboxRequest, sent: Request) => Answer | Promise<Answer>;

/** The descriptions that the sandbox reads; the rest of what the APIs do is in code. */
export const readDescriptions = ['catalogue'] as const;

/** The four APIs, and what their answers lead to, as one handler. */
export function createSandbox({
  apis,
  collection,
  pictures,
  images,
  texts,
  edition,
  mount = '/sandbox',
  runtime,
  log = console.error,
}: SandboxOptions): Sandbox {
  const rendering = { images, edition };
  const services: Readonly<Record<string, Service>> = {
    catalogue: createCatalogueApi(apiCalled('catalogue', apis), collection),
    content: createContentApi(collection),
    image: createImageApi(pictures, rendering),
    thumbs: createThumbsApi(pictures, rendering),
    search: createSearchApi(texts),
    text: createTextApi(texts),
    presentation: createPresentationApi(collection, texts),
    datasets: createSnapshotApi(collection),
    'editorial-images': createEditorialImagesApi(pictures, rendering),
    status: ({ method, path }) =>
      method === 'GET' && path === '/status'
        ? jsonAnswer(200, JSON.stringify({ sandbox: runtime }), 'application/json')
        : expressNotFound(method, `${mount}${path}`),
  };

  async function answer(request: SandboxRequest, sent: Request): Promise<Answer> {
    if (sent.method === 'OPTIONS') return preflight();
    const { pathname, search } = request.url;
    if (pathname.length + search.length > longestAddress) {
      return serviceError(request.path, 414, addressTooLong);
    }
    if (!`${pathname}/`.startsWith(`${mount}/`)) return expressNotFound(sent.method, pathname);
    const [, name = ''] = request.path.split('/');
    if (name === '' && request.method === 'GET') return entryPage(mount);
    const service = Object.hasOwn(services, name) ? services[name] : undefined;
    return service
      ? service(request, sent)
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

function apiCalled(id: (typeof readDescriptions)[number], apis: readonly Api[]): Api {
  const api = apis.find((one) => one.id === id);
  if (!api) throw new Error(`There is no description of the ${id} API`);
  return api;
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
