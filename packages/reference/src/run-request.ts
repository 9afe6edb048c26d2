import { type Api, htmlText, type Operation, parseRequest, type Values } from '@portal/contract';
import { type AnswerStatus, timeInWords } from './answer/index.ts';
import {
  announcement,
  answerSize,
  failureWords,
  judged,
  waitAsked,
} from './console/request/sending/outcome-words.ts';
import {
  browserEffects,
  type Effects,
  type Outcome,
  sendRequest,
} from './console/request/sending/send-request.ts';
import type { Transport } from './transport.ts';

/** A GET request as a page writes it. */
export type PageRequest = {
  apiId: string;
  /** The path on the API's host, with its query, e.g. `/catalogue/v2/works?query=horse` */
  path: string;
  /** The id of the preferred transport; the first by default. */
  via?: string | undefined;
};

/** What a page knows about its site. */
export type RequestSite = {
  /** The API, with at least the operation that a path calls. */
  loadApi: (apiId: string, path: string) => Promise<Api>;
  transportsFor: (api: Api) => readonly Transport[];
  /** Opens a request in its console, e.g. `/api/catalogue?op=getWorks&query=horse#getWorks` */
  consoleAddress: (apiId: string, operation: Operation, values: Values) => Promise<string>;
};

/** The outcome of a request, in the console's words. */
export type RanRequest = {
  /** Where it was sent. */
  url: string;
  outcome: Outcome;
  kind: AnswerStatus['kind'];
  /** e.g. `200 OK` or `Unreachable` */
  title: string;
  /** What the reader should know about it; empty if all went well. */
  details: string[];
  /** e.g. `['12 ms', '1.2 kB', 'application/json']`; empty if there is no answer. */
  facts: string[];
  /** What a screen reader announces. */
  announcement: string;
  consoleAddress: string;
};

/**
 * Sends a request from a guide as its console would. Rejects only if it is not a request of the
 * API.
 */
export async function runRequest(
  { apiId, path, via }: PageRequest,
  signal: AbortSignal,
  site: RequestSite,
  effects: Effects = browserEffects,
): Promise<RanRequest> {
  const api = await site.loadApi(apiId, path);
  const { operation, values } = parseRequest(api, path);
  if (operation?.method !== 'get') {
    throw new Error(`No GET operation of ${api.title} has the address ${path}.`);
  }
  const transports = site.transportsFor(api);
  const transport = transports.find(({ id }) => id === via) ?? transports[0];
  if (!transport) throw new Error(`There is nowhere to send requests of ${api.title} to.`);
  const url = `${transport.baseUrl(apiId)}${path}`;
  const request = { method: 'GET', url, headers: [] };
  const outcome = await sendRequest(request, transport, signal, effects);
  const draft = { ...request, operation, values };
  const sent = { id: 0, draft, transportId: transport.id, label: transport.label };
  return {
    url,
    outcome,
    ...wordsOf(operation, outcome, url),
    announcement: announcement({ kind: 'done', sent, outcome }, [api]),
    consoleAddress: await site.consoleAddress(apiId, operation, values),
  };
}

function wordsOf(
  operation: Operation,
  outcome: Outcome,
  url: string,
): Pick<RanRequest, 'kind' | 'title' | 'details' | 'facts'> {
  if (outcome.kind !== 'answered') {
    const words = failureWords(outcome, url);
    const kind = outcome.kind === 'cancelled' ? 'other' : 'client-error';
    return { kind, title: words?.title ?? '', details: words ? [words.detail] : [], facts: [] };
  }
  const { answer, milliseconds } = outcome;
  const { kind, title, mismatch, cutOff, fromApi, whatToDo } = judged({ operation }, answer);
  const isExplained = kind !== 'success' && mismatch === undefined && whatToDo !== '';
  const advice = isExplained ? `What to do: ${htmlText(whatToDo)}` : undefined;
  return {
    kind,
    title,
    details: [mismatch, cutOff, fromApi, advice, waitAsked(answer)].filter(
      (words) => words !== undefined,
    ),
    facts: [timeInWords(milliseconds), answerSize(answer), answer.type].filter(Boolean),
  };
}
