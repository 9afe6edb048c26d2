import { expect, onTestFinished, test } from 'vitest';
import { serveApp } from '../serve/serve-app.ts';
import { rawRequest } from './raw-request.fixture.ts';

const security = { 'X-Frame-Options': 'DENY' };

async function start() {
  const fetch = () => new Response('never asked');
  const options = { port: 0, host: '127.0.0.1', security, lingerMs: 0 };
  const server = await serveApp({ fetch }, options);
  onTestFinished(() => server.close());
  return server;
}

type Ask = (path: string) => string;

const refused: [what: string, status: number, label: string, ask: Ask][] = [
  [
    'an address that Node does not read to the end',
    414,
    'URI Too Long',
    (path) => `GET ${path}?query=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ],
  [
    'the same as an absolute address',
    414,
    'URI Too Long',
    (path) => `GET http://a${path}?query=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ],
  [
    'a header that is too large',
    431,
    'Request Header Fields Too Large',
    (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
  ],
  [
    'too many headers',
    431,
    'Request Header Fields Too Large',
    (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${'a:1\r\n'.repeat(100)}\r\n`,
  ],
  ['a broken host', 400, 'Bad Request', (path) => `GET ${path} HTTP/1.1\r\nHost: a"b\r\n\r\n`],
  ['no host', 400, 'Bad Request', (path) => `GET ${path} HTTP/1.1\r\n\r\n`],
  ['a backslash', 400, 'Bad Request', (path) => `GET ${path}/\\ HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['a NUL', 400, 'Bad Request', (path) => `GET ${path}/\0 HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['a space', 400, 'Bad Request', (path) => `GET ${path}?a b HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['a broken header', 400, 'Bad Request', (path) => `GET ${path} HTTP/1.1\r\nHost\r\n\r\n`],
  [
    'an unknown method',
    405,
    'Method Not Allowed',
    (path) => `BREW ${path} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ],
];

/** The keys of an error, in the order used by each service. */
const keys: Record<string, string[]> = {
  '/sandbox/catalogue/v2/works': ['errorType', 'httpStatus', 'label', 'description', 'type'],
  '/sandbox//catalogue//v2/images': ['errorType', 'httpStatus', 'label', 'description', 'type'],
  '/sandbox/catalogue/v2/concepts': ['httpStatus', 'label', 'description', 'errorType', 'type'],
  '/sandbox/content/v0/all': ['type', 'httpStatus', 'label', 'description', 'errorType'],
};

test.each(refused)('%s is %i in the format of each API', async (_what, status, label, ask) => {
  const { port } = await start();
  for (const [path, order] of Object.entries(keys)) {
    const answer = await rawRequest(port, ask(path));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head, path).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/\r\ncontent-type: application\/json/i);
    expect(head).toMatch(/\r\naccess-control-allow-origin: \*(\r\n|$)/i);
    expect(head).toMatch(/\r\ncache-control: no-store(\r\n|$)/i);
    expect(head.toLowerCase()).toContain(`\r\ncontent-length: ${body.length}`);
    expect(/\r\nallow: GET, HEAD/i.test(head)).toBe(status === 405);
    const error = JSON.parse(body);
    expect(Object.keys(error)).toEqual(order);
    const constants = { errorType: 'http', httpStatus: status, label, type: 'Error' };
    expect(error).toMatchObject(constants);
    expect(error.description).toMatch(/^[A-Z]/);
  }
});

test.each(refused)('%s is %i in plain text elsewhere', async (_what, status, _label, ask) => {
  const { port } = await start();
  const textApis = ['/sandbox/image/a', '/sandbox/text/v1/a', '/sandbox/search/a/search'];
  for (const path of [...textApis, '/docs/iiif', '/sandboxes/catalogue']) {
    const answer = await rawRequest(port, ask(path));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head, path).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/\r\ncontent-type: text\/plain; charset=utf-8(\r\n|$)/i);
    expect(body).toMatch(/^[A-Z][^{}<>]{5,90}\.\n?$/);
    const isApi = path.startsWith('/sandbox/');
    expect(head.includes('X-Frame-Options: DENY')).toBe(!isApi);
    expect(/\r\naccess-control-allow-origin: \*(\r\n|$)/i.test(head)).toBe(isApi);
  }
});
