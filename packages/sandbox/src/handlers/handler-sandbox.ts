import {
  type Api,
  isAccepted,
  type MatchedRequest,
  matchParameters,
  matchRequest,
  type Operation,
  type Problem,
  readBody,
} from '@portal/contract';
import { type Answer, jsonAnswer, textAnswer } from '../answers/answer.ts';
import { withDeprecation } from '../answers/deprecation-headers.ts';
import { finishAnswer } from '../answers/finish-answer.ts';
import { withOwnAddresses } from '../practice/failing-service.ts';
import { createPractise, type FailingPlace, type Practise } from '../practice/practise.ts';
import { baseOf, readSandboxRequest, type SandboxRequest } from '../sandbox-request.ts';
import { countValues } from './count-values.ts';
import type { HandlerAnswer, PortalSandbox } from './define-sandbox.ts';
import { createReadBytes } from './read-bytes.ts';
import { challenge, isAnonymous, isLetIn, readCredentials } from './read-credentials.ts';

/**
 * More than any form needs: bodies are kept in memory, and each value in one costs tens of microseconds,
 * in which nobody else is answered.
 */
export const bodyLimits = { longest: 1_000_000, together: 32_000_000, values: 1000 } as const;

const failed = 'Something went wrong here.';
const tooManyBodies = 'Too many bodies are arriving. Try again in a few seconds.';

export type HandlerSandboxOptions = {
  /** The APIs that the portal's own handlers answer for. */
  apis: readonly Api[];
  handlers: PortalSandbox;
  mount: string;
  /** Makes failures on request. */
  practise?: Practise;
  log: (line: string) => void;
};

type Sandbox = { fetch(request: Request): Promise<Response> };

function refuse(status: number, message: string, more: object = {}, headers = {}): Answer {
  const answer = jsonAnswer(status, JSON.stringify({ message, ...more }), 'application/json');
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

/** A problem as sent to a client: where it is, what is wrong, and what would be valid. */
function asJson({ where, message, valid }: Problem) {
  const { part, parameter, pointer } = where;
  return {
    in: part,
    ...(parameter !== undefined && { parameter }),
    ...(pointer !== undefined && { pointer }),
    message,
    ...(valid !== undefined && { valid }),
  };
}

function preflight({ sent }: SandboxRequest, allowed: readonly string[]): Answer {
  return {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': allowed.join(', '),
      // A wildcard does not cover Authorization.
      'Access-Control-Allow-Headers': sent.headers.get('Access-Control-Request-Headers') ?? '*',
    },
    body: null,
  };
}

function written({ status, headers, json, text }: HandlerAnswer): Answer {
  if (json !== undefined) {
    const answer = jsonAnswer(status ?? 200, JSON.stringify(json), 'application/json');
    return withHeaders(answer, headers);
  }
  if (text !== undefined) return withHeaders(textAnswer(status ?? 200, text), headers);
  return withHeaders({ status: status ?? 204, headers: {}, body: null }, headers);
}

/** A handler may write the names of headers in any case. */
function withHeaders(answer: Answer, own: HandlerAnswer['headers'] = {}): Answer {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return { ...answer, headers: Object.fromEntries(headers) };
}

/**
 * The APIs that a portal's own handlers answer for. A request that does not match the description gets
 * no further; other paths go to `others`.
 */
export function createHandlerSandbox(
  { apis, handlers, mount, practise = createPractise(), log }: HandlerSandboxOptions,
  others: Sandbox,
): Sandbox {
  const bases = apis.flatMap(({ operations }) => operations.map(({ basePath }) => basePath));
  const readBytes = createReadBytes(bodyLimits);

  /** No operation has an empty method, so all methods of the path are returned. */
  function methodsAt({ path }: SandboxRequest): string[] {
    return matchRequest(apis, '', path).allowed ?? [];
  }

  function isBelowOurs({ path }: SandboxRequest): boolean {
    return bases.some((base) => base !== '' && (path === base || path.startsWith(`${base}/`)));
  }

  async function handle(request: SandboxRequest, matched: MatchedRequest): Promise<Answer> {
    if (!matched.operation) {
      return refuse(404, matched.problems[0]?.message ?? 'There is nothing here.');
    }
    return withDeprecation(await perform(request, matched), matched.operation);
  }

  async function perform(
    request: SandboxRequest,
    { api, operation, values, body, problems }: Extract<MatchedRequest, { operation: Operation }>,
  ): Promise<Answer> {
    const credentials = readCredentials(api, { url: request.url, headers: request.sent.headers });
    const isValid = () =>
      isAnonymous(operation, credentials) || (handlers.accepts?.(credentials) ?? true);
    if (!isLetIn(operation, credentials) || !isValid()) {
      const message = `${operation.id} needs a valid key or token.`;
      return refuse(401, message, {}, { 'WWW-Authenticate': challenge(api, operation) });
    }
    if (!isAccepted(problems)) {
      const errors = problems.filter(({ type }) => type === 'error').map(asJson);
      return refuse(400, 'The request does not match the description.', { problems: errors });
    }
    const own = Object.hasOwn(handlers.operations, operation.id)
      ? handlers.operations[operation.id]
      : undefined;
    if (!own) return refuse(501, `The sandbox of this portal does not answer ${operation.id}.`);
    const base = baseOf(request);
    return written(await own({ values, body, credentials, base, request: request.sent }));
  }

  async function answer(request: SandboxRequest, allowed: readonly string[]): Promise<Answer> {
    const { path, url, sent } = request;
    if (sent.method === 'OPTIONS') return preflight(request, allowed);
    if (allowed.length > 0 && !allowed.includes(sent.method)) {
      const message = `${mount}${path} does not accept ${sent.method}.`;
      return refuse(405, message, {}, { Allow: allowed.join(', ') });
    }
    const bytes = await readBytes(sent);
    if (bytes === 413) return refuse(413, `A body may have at most ${bodyLimits.longest} bytes.`);
    if (bytes === 503) return refuse(503, tooManyBodies, {}, { 'Retry-After': '5' });
    const contentType = sent.headers.get('Content-Type');
    if (countValues(contentType, new Uint8Array(bytes)) > bodyLimits.values) {
      return refuse(413, `A body may have at most ${bodyLimits.values} values.`);
    }
    const body = await readBody(contentType, bytes);
    return handle(request, matchRequest(apis, sent.method, path + url.search, sent.headers, body));
  }

  /** An operation fails before its body is read. */
  function failingPlace(request: SandboxRequest): FailingPlace | undefined {
    const { path, url, sent } = request;
    const { api, operation } = matchParameters(apis, sent.method, path + url.search, sent.headers);
    return (
      operation && {
        operation,
        refuse: (status, message) =>
          status === 401
            ? refuse(status, message, {}, { 'WWW-Authenticate': challenge(api, operation) })
            : refuse(status, message || failed),
        atOwnAddress: (answer) => withOwnAddresses(answer, request),
      }
    );
  }

  async function answerOrFail(
    request: SandboxRequest,
    allowed: readonly string[],
  ): Promise<Response> {
    const { sent, path } = request;
    try {
      return finishAnswer(await answer(request, allowed));
    } catch (error) {
      const what = error instanceof Error ? error.stack : error;
      if (!sent.signal.aborted) log(`${sent.method} ${mount}${path} failed: ${what}`);
      return finishAnswer(refuse(500, failed));
    }
  }

  return {
    async fetch(sent) {
      const request = readSandboxRequest(sent, mount);
      const isInside = request.url.pathname.startsWith(`${mount}/`);
      const allowed = isInside ? methodsAt(request) : [];
      if (allowed.length === 0 && !(isInside && isBelowOurs(request))) return others.fetch(sent);
      return practise(
        request,
        () => failingPlace(request),
        () => answerOrFail(request, allowed),
      );
    },
  };
}
