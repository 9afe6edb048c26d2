import type { ExampleRequest, Operation, Values } from '../model.ts';
import { placeholder, writeSegment } from '../parameters/path-segment.ts';
import { writeQueryParameter } from '../parameters/write-parameter.ts';
import { own } from '../plain-object.ts';
import { templateSegments } from '../url/path-template.ts';

/** The address with `{id}` for every missing value: `URL` has encoded the braces. */
function withPlaceholders(href: string, operation: Operation, values: Values): string {
  return templateSegments(operation.path)
    .flatMap((segment) => writeSegment(operation, segment, values).unfilled)
    .map(placeholder)
    .reduce((text, shown) => text.replace(`%7B${shown.slice(1, -1)}%7D`, () => shown), href);
}

/**
 * Path and query of a request, in the contract's order, e.g.
 * `/catalogue/v2/works?workType=a,k&page=2`. The same values always produce the same text.
 */
export function requestTarget(operation: Operation, values: Values): string {
  const given = values ?? {};
  const path = templateSegments(operation.path).map(
    (segment) => writeSegment(operation, segment, given).text,
  );
  const pieces = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => {
      const value = own(given, parameter.key);
      return value === undefined || value === null ? [] : writeQueryParameter(parameter, value);
    });
  const slash = operation.path.length > 1 && operation.path.endsWith('/') ? '/' : '';
  const query = pieces.length > 0 ? `?${pieces.join('&')}` : '';
  return `${operation.basePath}/${path.join('/')}${slash}${query}`;
}

/**
 * Path and query of the request behind an example. Several operations may share an example, and
 * each uses the values it knows.
 */
export function exampleTarget(operation: Operation, request: ExampleRequest): string {
  return 'target' in request ? request.target : requestTarget(operation, request.values);
}

/** The origin assumed for a base URL without a host, e.g. `/sandbox`. */
const origin = 'http://localhost';

/**
 * The URL that a request goes to. `baseUrl` is what comes before the API's base path:
 * `https://api.example.org`, or `http://localhost:3000/sandbox`. Invalid values are written too, unless they
 * would lead to another path; `checkValues` reports what is wrong with them.
 */
export function buildRequest(operation: Operation, values: Values, baseUrl: string): URL {
  const target = requestTarget(operation, values);
  try {
    const base = new URL(baseUrl, origin);
    base.search = '';
    base.hash = '';
    return new URL(`${base.href.replace(/\/+$/, '')}${target}`);
  } catch {
    return new URL(`${origin}${target}`);
  }
}

/** The same as text, to show or send: here a missing path value is `{id}`. */
export function requestUrl(operation: Operation, values: Values, baseUrl: string): string {
  return withPlaceholders(buildRequest(operation, values, baseUrl).href, operation, values ?? {});
}
