import type { Api } from '@portal/contract';
import { textAnswer, toResponse } from '../answers/answer.ts';
import type { EntryGroup } from '../answers/entry-page.ts';
import { setCommonHeaders } from '../answers/finish-answer.ts';
import { type Answers, createAnswers, type Sandbox } from '../create-sandbox.ts';
import type { ImagePort } from '../ports.ts';
import { failingService } from '../practice/failing-service.ts';
import { createPractise } from '../practice/practise.ts';
import type { Institution } from '../presentation/addresses.ts';
import { createRouter, type Routed } from '../router.ts';
import { readSandboxRequest, type SandboxRequest } from '../sandbox-request.ts';
import type { SandboxNeed } from '../service.ts';
import { serviceError } from '../service-tables.ts';
import { apisByService, type ServiceByApi, servicesByName } from '../services.ts';
import type { DataFolder } from './data-folder.ts';
import { fetchCollection, fetchTexts } from './fetch-collection.ts';

export type WorkerSandboxOptions = {
  apis: readonly Api[];
  services?: ServiceByApi;
  entryPoints?: readonly EntryGroup[];
  institution?: Institution;
  data: DataFolder;
  images: ImagePort;
  /** The path before the APIs' own paths, e.g. "/portal/sandbox". */
  mount: string;
  /** Identifies the build, e.g. "5f1c0a9b2d3e4f60". */
  build: string;
  log?: (line: string) => void;
};

/**
 * The sandbox over a folder of files. Each need gets its own sandbox, created by the first request
 * with that need, so that nobody waits for records or indexes that were not requested.
 */
export function createWorkerSandbox({
  apis,
  services = servicesByName(apis),
  entryPoints = [],
  institution,
  data,
  images,
  mount,
  build,
  log = console.error,
}: WorkerSandboxOptions): Sandbox {
  const made = new Map<SandboxNeed, Promise<Answers>>();
  const texts = fetchTexts(data);
  const practise = createPractise();
  const byService = apisByService(apis, services);
  const status = { sandbox: 'service worker', build };
  const route = createRouter({ services: byService, entryPoints, mount, status });

  function answersFor(need: SandboxNeed): Promise<Answers> {
    const ready = made.get(need) ?? (need === 'images' ? made.get('likeness') : undefined);
    if (ready) return ready;
    const making = fetchCollection(data, need).then((part) =>
      createAnswers(
        {
          ...{ ...part, images, texts, edition: build, institution },
          services: new Set(byService.keys()),
        },
        log,
      ),
    );
    made.set(need, making);
    // What failed once may work when the reader is online again.
    making.catch(() => made.delete(need));
    return making;
  }

  /** Requests that need no part of the collection use the smallest one. */
  function needOf(routed: Routed): SandboxNeed {
    return (routed.type === 'answer' ? undefined : routed.need) ?? 'texts';
  }

  async function answer(request: SandboxRequest, routed: Routed): Promise<Response> {
    const { sent } = request;
    const failures = data.failures();
    try {
      const answers = await answersFor(needOf(routed));
      const response = await answers(request, () => routed);
      return response.status === 500 && data.failures() > failures ? notNow() : response;
    } catch (error) {
      log(`${sent.method} ${request.url.pathname} failed: ${error}`);
      return data.failures() > failures ? notNow() : toResponse(serviceError(request.path, 500));
    }
  }

  return {
    async fetch(sent) {
      const request = readSandboxRequest(sent, mount);
      const routed = route(request);
      const response = await practise(
        request,
        () => failingService(request, routed),
        () => answer(request, routed),
      );
      setCommonHeaders(response);
      return response;
    },
  };
}

function notNow(): Response {
  const message =
    'The sandbox needs a file that cannot be fetched just now: you may be offline, or the site has just been updated. Please try again in a moment.';
  const response = toResponse(textAnswer(503, message));
  response.headers.set('Retry-After', '5');
  return response;
}
