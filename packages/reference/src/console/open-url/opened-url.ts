import {
  type Api,
  explain,
  type ParsedRequest,
  parseRequest,
  type UrlPart,
  type UrlProblem,
} from '@portal/contract';
import type { RequestTarget } from '../request-target.ts';

/** What a pasted URL says. */
export type OpenedUrl = {
  /** The request it makes, if it is one of an operation we know. */
  target?: RequestTarget;
  problems: UrlProblem[];
  /** The parts worth explaining. */
  parts: UrlPart[];
  /** e.g. `getWorks: Search works` */
  title: string;
};

function wordsOf(parsed: ParsedRequest): UrlPart[] {
  return explain(parsed).filter(({ kind, text }) => kind !== 'separator' && text !== '');
}

/** Nothing for an empty box. */
export function openedUrl(apis: readonly Api[], text: string): OpenedUrl | undefined {
  const url = text.trim();
  if (url === '') return undefined;
  const parsed = parseRequest(apis, url);
  const { api, operation, values, problems } = parsed;
  const found = api && operation && { apiId: api.id, operationId: operation.id, values };
  return {
    ...(found ? { target: found } : {}),
    problems,
    parts: wordsOf(parsed),
    title: operation ? `${operation.id}: ${operation.summary}` : 'No operation has this URL',
  };
}
