import type { Api } from '@portal/contract';
import { createCatalogueApi } from './catalogue/catalogue-api.ts';
import type { Collection } from './collection.ts';
import { createContentApi } from './content/content-api.ts';
import { createImageApi } from './iiif/image-api.ts';
import type { PictureList } from './iiif/picture-list.ts';
import { createThumbsApi } from './iiif/thumbs-api.ts';
import { withOwnHosts } from './own-hosts.ts';
import type { ImagePort, TextPort } from './ports.ts';
import { createPresentationApi } from './presentation/presentation-api.ts';
import { expressNotFound, serverError } from './responses.ts';
import { readSandboxRequest, type SandboxRequest } from './sandbox-request.ts';
import { createSearchApi } from './search/search-api.ts';
import { createSnapshotApi } from './snapshot-api.ts';
import { createTextApi } from './text/text-api.ts';

export type SandboxOptions = {
  apis: readonly Api[];
  collection: Collection;
  pictures: PictureList;
  images: ImagePort;
  texts: TextPort;
  /** What stands before the APIs' own paths, e.g. "/sandbox". */
  mount?: string;
  /** Is told of failures, with the request. */
  log?: (line: string) => void;
};

export type Sandbox = { fetch(request: Request): Promise<Response> };

type Service = (request: SandboxRequest, sent: Request) => Response | Promise<Response>;

/** The four APIs, and what their answers lead to, as one handler. */
export function createSandbox({
  apis,
  collection,
  pictures,
  images,
  texts,
  mount = '/sandbox',
  log = console.error,
}: SandboxOptions): Sandbox {
  const imageApi = createImageApi(pictures, images);
  const services: Readonly<Record<string, Service>> = {
    catalogue: createCatalogueApi(apiCalled('catalogue', apis), collection),
    content: createContentApi(collection),
    image: (request, sent) => imageApi(request, sent.headers.get('Accept') ?? ''),
    thumbs: createThumbsApi(pictures, images),
    search: createSearchApi(texts),
    text: createTextApi(texts),
    presentation: createPresentationApi(collection, texts),
    datasets: createSnapshotApi(collection),
  };

  async function answer(request: SandboxRequest, sent: Request): Promise<Response> {
    if (sent.method === 'OPTIONS') return preflight();
    const [, name = ''] = request.path.split('/');
    const service = Object.hasOwn(services, name) ? services[name] : undefined;
    return service
      ? service(request, sent)
      : expressNotFound(sent.method, `${request.mount}${request.path}`);
  }

  return {
    async fetch(sent) {
      const request = readSandboxRequest(sent, mount);
      try {
        return await finish(await answer(request, sent), request.url.origin + mount);
      } catch (error) {
        const what = error instanceof Error ? error.stack : error;
        log(`${sent.method} ${mount}${request.path} failed: ${what}`);
        return serverError();
      }
    },
  };
}

function apiCalled(id: string, apis: readonly Api[]): Api {
  const api = apis.find((one) => one.id === id);
  if (!api) throw new Error(`There is no description of the ${id} API`);
  return api;
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: { 'Access-Control-Allow-Methods': 'GET, HEAD', 'Access-Control-Allow-Headers': '*' },
  });
}

/** Lets every page read the answer, and puts the sandbox's address in the place of stand-ins. */
async function finish(response: Response, base: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('Access-Control-Allow-Origin', '*');
  const { status } = response;
  if (!(headers.get('Content-Type') ?? '').includes('json')) {
    return new Response(response.body, { status, headers });
  }
  return new Response(withOwnHosts(await response.text(), base), { status, headers });
}
