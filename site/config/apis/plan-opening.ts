import { type Api, exampleValues, type Operation, requestTarget } from '@portal/contract';
import type { Portal } from '@portal/portal';
import { describeResponses, shownExamples } from '@portal/reference/model';
import { writePermalink } from '@portal/reference/permalink';
import { referenceBase } from './described-apis';

/** A request and its response, as the first thing to see of a portal without pictures. */
export type Opening = {
  /** e.g. "GET /collection/v1/objects" */
  request: string;
  /** e.g. "200 OK" */
  status: string;
  lines: string[];
  /** How many more lines the response has. */
  left: number;
  /** e.g. "/api/objects?op=getObjects#getObjects" */
  console: string;
};

/** What is beside the words at the top of the home page. */
const mostLines = 16;

/**
 * The first request in the portal's order that anybody can send and whose response a description
 * shows; undefined if there is none, or if the home page has something else to show.
 */
export function planOpening(
  { home, apis: own }: Portal,
  apis: readonly Api[],
): Opening | undefined {
  if (home.live || (home.prints ?? []).length > 0) return undefined;
  const inOrder = own.flatMap(({ id }) => apis.find((api) => api.id === id) ?? []);
  for (const api of inOrder) {
    for (const operation of api.operations) {
      const opening = isOpen(operation) ? openingOf(api, operation) : undefined;
      if (opening) return opening;
    }
  }
  return undefined;
}

function isOpen({ method, deprecated, security }: Operation): boolean {
  const needsKey = security.length > 0 && security.every((schemes) => schemes.length > 0);
  return method === 'get' && !deprecated && !needsKey;
}

function openingOf(api: Api, operation: Operation): Opening | undefined {
  for (const view of describeResponses(api, operation)) {
    if (view.kind !== 'success') continue;
    for (const { language, text, request } of shownExamples(view)) {
      if (language !== 'json' || request === 'none' || (request && 'target' in request)) continue;
      const values = request?.values ?? exampleValues(operation);
      const lines = text.trimEnd().split('\n');
      return {
        request: `GET ${requestTarget(operation, values)}`,
        status: view.title,
        lines: lines.slice(0, mostLines),
        left: Math.max(0, lines.length - mostLines),
        console: `/${referenceBase}/${api.id}${writePermalink(operation, values)}`,
      };
    }
  }
  return undefined;
}
