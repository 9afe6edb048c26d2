import {
  type Api,
  explain,
  type ParsedRequest,
  parseRequest,
  type UrlPart,
  type UrlProblem,
} from '@portal/contract';
import type { RequestTarget } from '../request-target.ts';

/** What a pasted URL means. */
export type OpenedUrl = {
  /** The request it makes, if it belongs to a known operation. */
  target?: RequestTarget;
  problems: UrlProblem[];
  /** The parts worth explaining. */
  parts: UrlPart[];
  /** What it requests, e.g. `Search works` */
  title: string;
};

function wordsOf(parsed: ParsedRequest): UrlPart[] {
  return explain(parsed).filter(({ kind, text }) => kind !== 'separator' && text !== '');
}

/** Undefined for an empty box. */
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
    title: operation ? operation.summary || operation.id : 'No operation has this URL',
  };
}
