import type { Api, Operation, Values } from '../model.ts';
import type { UrlProblem } from '../problem.ts';
import { readUrl, type UrlReading } from './read-request.ts';

/** What a URL requests. Without an operation, the problems name the nearest one. */
export type ParsedRequest = {
  api: Api | undefined;
  operation: Operation | undefined;
  values: Values;
  /** In URL order. */
  problems: UrlProblem[];
  /** The position of everything in the URL, for `explain`. */
  reading: UrlReading;
};

/**
 * Parses any URL a reader may paste: for the sandbox or a live host, encoded or not, with doubled
 * slashes or without a host. Never throws: what it cannot parse is among the problems.
 */
export function parseRequest(
  apis: Api | readonly Api[],
  url: string,
  method = 'get',
): ParsedRequest {
  const { values, problems, ...reading } = readUrl([apis].flat(), url, method);
  const { api, operation } = reading.match ?? {};
  return { api, operation, values, problems, reading };
}
