import type { Api } from '@portal/contract';
import { jsonAnswer, textAnswer, toResponse } from '../answer.ts';
import { commonHeaders, createSandbox, type Sandbox } from '../create-sandbox.ts';
import { createPlacing } from '../described-operations.ts';
import type { EntryGroup } from '../entry-page.ts';
import type { ImagePort } from '../ports.ts';
import { readSandboxRequest } from '../sandbox-request.ts';
import { serviceError } from '../service-error.ts';
import { apisByService, type ServiceByApi, serviceAt, servicesByName } from '../services.ts';
import type { DataFolder } from './data-folder.ts';
import { fetchCollection, fetchTexts } from './fetch-collection.ts';
import { needOf, type SandboxNeed } from './sandbox-need.ts';

const runtime = 'service worker';

export type WorkerSandboxOptions = {
  apis: readonly Api[];
  services?: ServiceByApi;
  entryPoints?: readonly EntryGroup[];
  data: DataFolder;
  images: ImagePort;
  /** What comes before the APIs' own paths, e.g. "/portal/sandbox". */
  mount: string;
  /** Names the build, e.g. "5f1c0a9b2d3e4f60". */
  build: string;
  log?: (line: string) => void;
};

/**
 * The sandbox over a folder of files. Each need has a sandbox of its own, made at the first request
 * that has it: nobody waits for records, or for the index of them, that no one asked for.
 */
export function createWorkerSandbox({
  apis,
  services = servicesByName(apis),
  entryPoints = [],
  data,
  images,
  mount,
  build,
  log = console.error,
}: WorkerSandboxOptions): Sandbox {
  const made = new Map<SandboxNeed, Promise<Sandbox>>();
  const texts = fetchTexts(data);
  const byService = apisByService(apis, services);
  const placeOf = createPlacing(byService);

  /** What nothing here answers needs the least. */
  function needFor(method: string, path: string, query: URLSearchParams): SandboxNeed {
    const placed = placeOf(method, path);
    if (!('path' in placed)) return 'texts';
    const service = serviceAt(placed.path);
    return service && byService.has(service) ? needOf(placed.path, query) : 'texts';
  }

  function sandboxFor(need: SandboxNeed): Promise<Sandbox> {
    const ready = made.get(need) ?? (need === 'images' ? made.get('likeness') : undefined);
    if (ready) return ready;
    const making = fetchCollection(data, need).then((part) =>
      createSandbox({
        apis,
        services,
        entryPoints,
        ...part,
        images,
        texts,
        edition: build,
        mount,
        runtime,
        log,
      }),
    );
    made.set(need, making);
    // What failed once may work when the reader is online again.
    making.catch(() => made.delete(need));
    return making;
  }

  async function answer(request: Request): Promise<Response> {
    const { method, path, url } = readSandboxRequest(request, mount);
    if (method === 'GET' && path === '/status') {
      const said = JSON.stringify({ sandbox: runtime, build });
      return toResponse(jsonAnswer(200, said, 'application/json'));
    }
    const failures = data.failures();
    try {
      const sandbox = await sandboxFor(needFor(method, path, url.searchParams));
      const response = await sandbox.fetch(request);
      return response.status === 500 && data.failures() > failures ? notNow() : response;
    } catch (error) {
      log(`${request.method} ${url.pathname} failed: ${error}`);
      return data.failures() > failures ? notNow() : toResponse(serviceError(path, 500));
    }
  }

  return {
    async fetch(request) {
      const response = await answer(request);
      for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value);
      const location = response.headers.get('Location');
      // A made-up answer has no address that a browser could read a relative one against.
      if (location) response.headers.set('Location', new URL(location, request.url).href);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}

function notNow(): Response {
  const said =
    'The sandbox needs a file that cannot be fetched just now: you may be offline, or the site has just been renewed. Please try again in a moment.';
  const response = toResponse(textAnswer(503, said));
  response.headers.set('Retry-After', '5');
  return response;
}
