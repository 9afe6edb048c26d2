import { checkBody } from '../body/check-body.ts';
import type { Api, Operation, Values } from '../model.ts';
import { checkValues } from '../parameters/check-values.ts';
import type { Problem } from '../problem.ts';
import { cutUrl } from '../url/cut-url.ts';
import { matchOperations, type OperationMatch } from '../url/match-operation.ts';
import type { BodyInput } from './http-request.ts';
import { type HeaderReader, readHeaders } from './read-headers.ts';
import { readParts } from './read-request.ts';

/** A request as a server sees it. */
export type MatchedRequest = { values: Values; readonly problems: Problem[] } & (
  | { api: Api; operation: Operation; body?: BodyInput; allowed?: undefined }
  /** `allowed`: the methods of the path, in upper case; empty if nothing has that path. */
  | { api?: undefined; operation?: undefined; body?: undefined; allowed: string[] }
);

/** A server has no prefix to skip: the whole path is the base path plus the operation's. */
function isExact({ prefix, rightBase }: OperationMatch): boolean {
  return prefix === 0 && rightBase;
}

function allowedMethods(matches: readonly OperationMatch[]): string[] {
  const methods = new Set(matches.map(({ operation }) => operation.method.toUpperCase()));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
}

function notFound(path: string, method: string, allowed: string[]): MatchedRequest {
  const isKnown = allowed.length > 0;
  const problem: Problem = {
    type: 'error',
    where: { part: 'path' },
    message: isKnown
      ? `${path} does not accept ${method.toUpperCase()}.`
      : `No operation has the path ${path}.`,
    ...(isKnown && { valid: `One of the methods ${allowed.join(', ')}.` }),
  };
  return { values: {}, problems: [problem], allowed };
}

/**
 * Parses a request once, into the operation it calls, the typed values of its parameters and what is
 * wrong with them. Unlike `parseRequest`, which guesses what a reader meant, this is as exact about
 * method and path as a server is. HEAD is treated as GET unless it has its own operation.
 * @param url path and query, with or without an origin
 */
export function matchRequest(
  apis: readonly Api[],
  method: string,
  url: string,
  headers?: HeaderReader,
  body?: BodyInput,
): MatchedRequest {
  const matched = matchParameters(apis, method, url, headers);
  const { api, operation, values } = matched;
  if (!operation) return matched;
  return {
    api,
    operation,
    values,
    ...(body && { body }),
    get problems() {
      return [...matched.problems, ...checkBody(api, operation, body)];
    },
  };
}

/** The same for services that take no bodies. */
export function matchParameters(
  apis: readonly Api[],
  method: string,
  url: string,
  headers?: HeaderReader,
): MatchedRequest {
  const asked = method.toLowerCase();
  const cut = cutUrl(url);
  const matches = matchOperations(apis, cut, asked).filter(isExact);
  const match =
    matches.find(({ operation }) => operation.method === asked) ??
    (asked === 'head' ? matches.find(({ operation }) => operation.method === 'get') : undefined);
  if (!match) return notFound(cut.path.text, method, allowedMethods(matches));
  const { api, operation } = match;
  const parts = readParts(cut, match, { readsTooMany: false });
  const values = { ...readHeaders(operation, headers), ...parts.values };
  let problems: Problem[] | undefined;
  return {
    api,
    operation,
    values,
    // Finding them takes longer than everything else, and not every service looks.
    get problems() {
      problems ??= [...parts.problems, ...checkValues(operation, values)];
      return problems;
    },
  };
}
