import { same } from '../conformance/assertions.ts';
import type { ConformanceCase, Expected, RequestCase } from '../conformance/case.ts';
import { journey, ok } from './lists.ts';

const json = { 'Content-Type': 'application/json' };
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];
const allowed = { Allow: 'GET, HEAD' };

function catalogueError(httpStatus: number, label: string, description: string) {
  return { errorType: 'http', httpStatus, label, description, type: 'Error' };
}

function noPage(path: string): RequestCase {
  const description = `Page not found for URL {mount}${path}`;
  const body = catalogueError(404, 'Not Found', description);
  return { name: path, path, expect: { status: 404, headers: json, json: body } };
}

function expressPage(method: string, path: string): RequestCase {
  return {
    name: `${method} ${path}`,
    path,
    method,
    expect: {
      status: 404,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      text: `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>Cannot ${method} {mount}${path}</pre>\n</body>\n</html>\n`,
    },
  };
}

/** An error as the service at this path writes it: JSON with its own key order, or plain text. */
function ownError(path: string, httpStatus: number, label: string, description: string): Expected {
  const [errorType, type] = ['http', 'Error'];
  const [, service] = path.split('/');
  const status = httpStatus;
  if (path.startsWith('/catalogue/v2/concepts')) {
    return { status, json: { httpStatus, label, description, errorType, type } };
  }
  if (service === 'catalogue') return { status, json: catalogueError(status, label, description) };
  return service === 'content'
    ? { status, json: { type, httpStatus, label, description, errorType } }
    : { status, text: description };
}

function tooLong(path: string): RequestCase {
  const words = 'This address is too long: at most 8192 characters are accepted.';
  return {
    name: `${path} with 100 kB after it is too long`,
    path: `${path}?query=${'a'.repeat(100_000)}`,
    expect: ownError(path, 414, 'URI Too Long', words),
  };
}

function notFound(path: string, words: string): RequestCase {
  return { name: path, path, expect: ownError(path, 404, 'Not Found', decodeURIComponent(words)) };
}

/** The same answer for a different spelling of an address. */
function sameAs(path: string, plain: string): ConformanceCase {
  return journey(`${path} is ${plain}`, async (send) => {
    same((await ok(send, path)).json, (await ok(send, plain)).json, 'The answer');
  });
}

/** Undocumented requests: other paths, other methods, other spellings. */
export const unknownPaths: ConformanceCase[] = [
  noPage('/catalogue/v2'),
  noPage('/catalogue/v3/works'),
  noPage('/catalogue/v10/works'),
  noPage('/catalogue/v2/foo/bar'),
  noPage('/catalogue/v2/works/hx7q2mvb/items'),
  noPage('/catalogue/v2/Works'),
  ...['/catalogue/v1', '/catalogue/v1/works', '/catalogue/v1/anything/at/all'].map(
    (path): RequestCase => ({
      name: `${path} has gone`,
      path,
      expect: {
        status: 410,
        headers: json,
        json: catalogueError(
          410,
          'Gone',
          'This API is now decommissioned. Please use {base}/catalogue/v2/works.',
        ),
      },
    }),
  ),
  ...methods.flatMap((method): RequestCase[] => [
    ...['/catalogue/v2/works', '/catalogue/v2/images/t4ncwz8k'].map((path) => ({
      name: `${method} ${path}`,
      path,
      method,
      expect: {
        status: 405,
        headers: allowed,
        json: catalogueError(
          405,
          'Method Not Allowed',
          'HTTP method not allowed, supported methods: GET',
        ),
      },
    })),
    expressPage(method, '/catalogue/v2/concepts'),
    expressPage(method, '/content/v0/articles'),
    ...['/image/V0040217/info.json', '/search/b20417783/search', '/text/v1/b20417783'].map(
      (path) => ({
        name: `${method} ${path}`,
        path,
        method,
        expect: { status: 405, headers: allowed, text: 'Only GET is answered here.' },
      }),
    ),
  ]),
  expressPage('GET', '/catalogue/v2/concepts/n8hs5xka/more'),
  expressPage('GET', '/content/v0/nonsense'),
  expressPage('GET', '/content/v1/articles'),
  expressPage('GET', '/nonsense'),
  expressPage('GET', '/constructor'),
  {
    name: 'a path cannot inject HTML into the error page',
    path: '/content/v0/%3Cscript%3E&amp;"<b>',
    expect: {
      status: 404,
      check: ({ text }) => same(/<(script|b)>/.test(text), false, 'There is HTML'),
    },
  },
  sameAs('/catalogue/v2//works?workType=u', '/catalogue/v2/works?workType=u'),
  sameAs('/catalogue/v2/works/hx7q2mvb/', '/catalogue/v2/works/hx7q2mvb'),
  sameAs('/catalogue//v2/images/t4ncwz8k', '/catalogue/v2/images/t4ncwz8k'),
  sameAs('/catalogue/v2/works/%68x7q2mvb', '/catalogue/v2/works/hx7q2mvb'),
  {
    name: 'a browser may send a preflight request',
    path: '/catalogue/v2/works',
    method: 'OPTIONS',
    expect: {
      status: 204,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Methods': 'GET, HEAD' },
    },
  },
  {
    name: 'HEAD answers as GET does',
    path: '/catalogue/v2/works',
    method: 'HEAD',
    expect: { status: 200, headers: json },
  },
  ...[
    '/catalogue/v2/works',
    '/catalogue/v2/images/t4ncwz8k',
    '/catalogue/v2/concepts',
    '/content/v0/events',
    '/image/V0040217/info.json',
    '/search/b20417783/search',
    '/text/v1/b20417783',
    '/nonsense',
  ].map(tooLong),
  // Including the four line ends that `.` in a pattern does not match.
  ...['%0D%0A', '%0A', '%0D', '%E2%80%A8', '%E2%80%A9', '%00', '%09', '%7F'].flatMap((sign) => [
    noPage(`/catalogue/v2/wo${sign}rks`),
    notFound(`/catalogue/v2/works/${sign}`, `Work not found for identifier ${sign}`),
    notFound(`/catalogue/v2/concepts/a${sign}`, `Concept not found for identifier a${sign}`),
    notFound(`/content/v0/articles/${sign}b`, `Article not found for identifier ${sign}b`),
    notFound(`/image/${sign}/info.json`, 'Image does not exist'),
    notFound(`/text/v1/a${sign}b`, `No text resource found for a${sign}b`),
    notFound(`/search/a${sign}b/search`, `No searchable text found for a${sign}b`),
  ]),
  {
    name: 'a merged work redirects, keeping the parameters',
    path: '/catalogue/v2/works/d6pzt9ye?include=identifiers&a=b%20c',
    expect: {
      status: 302,
      headers: {
        Location: '{mount}/catalogue/v2/works/hx7q2mvb?include=identifiers&a=b%20c',
      },
    },
  },
];
