import type { Api, Operation, Values } from './model.ts';
import type { UrlProblem } from './problem.ts';
import { readUrl, type UrlReading } from './read-request.ts';

/** What a URL asks for. Without an operation, the problems name the nearest. */
export type ParsedRequest = {
  api: Api | undefined;
  operation: Operation | undefined;
  values: Values;
  /** In the order of the URL. */
  problems: UrlProblem[];
  /** Where in the URL everything is, for `explain`. */
  reading: UrlReading;
};

/**
 * Reads any URL a reader may paste: of the sandbox or of a live host, encoded or not, with doubled
 * slashes or without a host at all. It never throws; what cannot be read is among the problems.
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
