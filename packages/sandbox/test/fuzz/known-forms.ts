import type { Api, Operation } from '@portal/contract';
import { ensure, shorten } from '../conformance/assertions.ts';
import type { Answer } from '../conformance/case.ts';
import { documentedAnswers } from '../conformance/documented-answer.ts';

/** What the descriptions leave out: other paths and methods, and addresses that are too long. */
const undocumented: readonly [status: number, type: string, body: RegExp][] = [
  [400, 'text/plain', /^Syntax of the request is incorrect: /],
  [404, 'text/plain', /^(No |There is no |Image does not exist$|Parameter is unsupported: )/],
  [404, 'text/html', /^<!DOCTYPE html>[\s\S]*<pre>Cannot [A-Z]+ [^<>]*<\/pre>/],
  [404, 'application/json', /"label":"Not Found","description":"Page not found for URL /],
  [405, 'application/json', /"label":"Method Not Allowed","description":"HTTP method not allowed/],
  [405, 'text/plain', /^Only GET is answered here\.$/],
  [410, 'application/json', /"label":"Gone","description":"This API is now decommissioned\./],
  [414, 'text/plain', /^This address is too long: /],
  [414, 'application/json', /"label":"URI Too Long","description":"This address is too long: /],
];

/** Served beside the four APIs, or under a second path. */
const beside =
  /^\/($|presentation\/|datasets\/|thumbs\/|editorial-images\/|status$|search\/(autocomplete\/)?v1\/|text\/alto\/)/;

/** Throws unless an answer is documented for its address, or has another known form. */
export function knownForms(apis: readonly Api[]) {
  const routes = apis.flatMap((api) => {
    const checkDocumented = documentedAnswers(api);
    return api.operations.map((operation) => ({
      operation,
      check: checkDocumented,
      pattern: patternOf(operation),
    }));
  });
  // The template with more literal text is meant: "{id}.zip" before "{id}".
  routes.sort((a, b) => b.pattern.source.length - a.pattern.source.length);

  return (path: string, answer: Answer): void => {
    const plain = plainPath(path, answer);
    const route = routes.find(({ pattern }) => pattern.test(plain));
    if (route && isNamed(route.operation, answer)) {
      route.check(route.operation, answer);
      return;
    }
    const type = typeOf(answer);
    const isKnown = undocumented.some(
      ([status, form, body]) => status === answer.status && form === type && body.test(answer.text),
    );
    const isBeside = beside.test(plain) && [200, 303, 400].includes(answer.status);
    const isBaseAddress = /^\/image\/[^/]+$/.test(plain) && answer.status === 303;
    ensure(
      isKnown || isBeside || isBaseAddress,
      `${route?.operation.id}: ${answer.status} ${type} ${shorten(answer.text)}`,
    );
  };
}

function patternOf({ basePath, path }: Operation): RegExp {
  const source = (basePath + path)
    .replaceAll('.', '\\.')
    .replace('{quality}\\.{format}', '[^/.]*\\.[^/.]*')
    .replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** As URLs normalise it, below the sandbox, without doubled or trailing slashes. */
function plainPath(path: string, { base }: Answer): string {
  const { pathname } = new URL(base + path);
  const below = pathname.slice(new URL(base).pathname.length).replaceAll(/\/{2,}/g, '/');
  return below.length > 1 ? below.replace(/\/$/, '') : '/'.slice(below.length - 1);
}

function typeOf({ headers }: Answer): string {
  return (headers['content-type'] ?? '').split(';')[0] ?? '';
}

function isNamed({ responses }: Operation, answer: Answer): boolean {
  const response = responses.find(({ status }) => status === String(answer.status));
  if (!response) return false;
  const { content } = response;
  return content.length === 0 || content.some(({ mediaType }) => mediaType === typeOf(answer));
}
