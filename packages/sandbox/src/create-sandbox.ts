import type { Api } from '@portal/contract';
import type { Answer } from './answers/answer.ts';
import { withDeprecation } from './answers/deprecation-headers.ts';
import type { EntryGroup } from './answers/entry-page.ts';
import { finishAnswer } from './answers/finish-answer.ts';
import { errorAnswer, ServiceError } from './answers/service-error.ts';
import type { Collection } from './collection.ts';
import type { PictureList } from './iiif/picture-list.ts';
import { leftOutLinks, withoutLeftOutLinks } from './left-out-links.ts';
import { memoryLimits } from './memory/memory-limits.ts';
import { createSizedCache, textBytes } from './memory/sized-cache.ts';
import { withOwnHosts } from './own-hosts.ts';
import type { ImagePort, TextPort } from './ports.ts';
import { failingService } from './practice/failing-service.ts';
import { createPractise, type Practise } from './practice/practise.ts';
import type { Institution } from './presentation/addresses.ts';
import { createRouter, type Routed } from './router.ts';
import { baseOf, readSandboxRequest, type SandboxRequest } from './sandbox-request.ts';
import type { Folder, OpenService, Resources } from './service.ts';
import { formatAt, serviceTables } from './service-tables.ts';
import {
  apisByService,
  type SandboxService,
  type ServiceByApi,
  sandboxBelow,
  servicesByName,
} from './services.ts';

export type SandboxOptions = {
  apis: readonly Api[];
  /**
   * Which service answers for which API. By default the one of the same name; an API without one is left
   * to others, and the data sets belong to the catalogue.
   */
  services?: ServiceByApi;
  /** Requests that its own page suggests to newcomers. */
  entryPoints?: readonly EntryGroup[];
  collection: Collection;
  pictures: PictureList;
  images: ImagePort;
  texts: TextPort;
  /** Identifies the collection and its renderer: part of the entity tags of pictures. */
  edition: string;
  /** Whose collection it is, for manifests to name; the records' own credit by default. */
  institution?: Institution | undefined;
  /** The path before the APIs' own paths, e.g. "/sandbox". */
  mount?: string;
  /** The runtime, reported with the status: "node" or "service worker". */
  runtime: string;
  /** Makes failures on request. */
  practise?: Practise;
  /** Called with each failure and its request. */
  log?: (line: string) => void;
  /** Called with one message if answers leave out links that nothing here would answer. */
  warn?: (message: string) => void;
};

export type Sandbox = { fetch(request: Request): Promise<Response> };

/** Services that accept what their descriptions allow; the others have this in code. */
export const readDescriptions: readonly SandboxService[] = ['catalogue', 'content'];

/** The APIs, and everything their answers link to, as one handler. */
export function createSandbox({
  apis,
  services = servicesByName(apis),
  entryPoints = [],
  mount = sandboxBelow('/'),
  runtime,
  practise = createPractise(),
  log = console.error,
  warn = () => {},
  ...resources
}: SandboxOptions): Sandbox {
  const byService = apisByService(apis, services);
  const route = createRouter({
    services: byService,
    entryPoints,
    mount,
    status: { sandbox: runtime },
  });
  const answer = createAnswers({ ...resources, services: new Set(byService.keys()) }, log);
  const message = leftOutLinks(new Set(byService.keys()));
  if (message !== undefined) warn(message);

  return {
    async fetch(sent) {
      const request = readSandboxRequest(sent, mount);
      return practise(
        request,
        () => failingService(request, route(request)),
        () => answer(request, () => route(request)),
      );
    },
  };
}

export type Answers = (request: SandboxRequest, route: () => Routed) => Promise<Response>;

export function createAnswers(resources: Resources, log: (line: string) => void): Answers {
  const { services } = resources;
  const collection = withoutLeftOutLinks(resources.collection, services);
  const open = new Map<SandboxService, OpenService>(
    Array.from(services, (name) => [name, serviceTables[name].open({ ...resources, collection })]),
  );

  async function perform(request: SandboxRequest, routed: Routed): Promise<Answer> {
    if (routed.type === 'answer') return routed.answer;
    const service = open.get(routed.service) as OpenService;
    return routed.type === 'operation'
      ? service.handle(routed.id, routed.call)
      : service.otherwise(routed.folder, request);
  }

  async function answerOrRefuse(request: SandboxRequest, route: () => Routed) {
    let folder: Folder<never> | undefined;
    let announced = (answer: Answer) => answer;
    try {
      const routed = route();
      folder = folderOf(routed);
      if (routed.type === 'operation') {
        announced = (answer) => withDeprecation(answer, routed.call.operation);
      }
      return { folder, answer: announced(await perform(request, routed)) };
    } catch (error) {
      const format = folder?.format ?? formatAt(request.path);
      if (error instanceof ServiceError) {
        return { folder, answer: announced(errorAnswer(format, error)) };
      }
      const { sent, mount, path } = request;
      const what = error instanceof Error ? error.stack : error;
      // A client that has disconnected is not a failure.
      if (!sent.signal.aborted) log(`${sent.method} ${mount}${path} failed: ${what}`);
      return { folder, answer: errorAnswer(format, new ServiceError(500)) };
    }
  }

  // Records do not change while they are served, so neither does the answer to a request.
  const kept = createSizedCache<Answer & { body: string }>(memoryLimits.answers, ({ body }) =>
    textBytes(body),
  );

  async function answerOnce(request: SandboxRequest, route: () => Routed): Promise<Answer> {
    const { href } = request.url;
    const known = request.method === 'GET' ? kept.get(href) : undefined;
    if (known) return known;
    const { folder, answer } = await answerOrRefuse(request, route);
    const { status, body } = answer;
    if (status === 200 && typeof body === 'string' && folder?.isKept) {
      kept.set(href, { ...answer, body });
    }
    return answer;
  }

  return async (request, route) =>
    finishAnswer(atOwnAddress(await answerOnce(request, route), baseOf(request)));
}

/** Replaces placeholder hosts with the sandbox's address. */
function atOwnAddress(answer: Answer, base: string): Answer {
  const { headers, body } = answer;
  const isJson = typeof body === 'string' && headers['Content-Type']?.includes('json');
  return isJson ? { ...answer, body: withOwnHosts(body, base) } : answer;
}

function folderOf(routed: Routed): Folder<never> | undefined {
  return routed.type === 'answer'
    ? undefined
    : serviceTables[routed.service].folders[routed.folder];
}
