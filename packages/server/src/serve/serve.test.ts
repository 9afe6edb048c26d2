import { EventEmitter, once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { rawRequest } from '../http/raw-request.fixture.ts';
import { prepareBuild } from '../prepare/prepare-build.ts';
import { type FixtureFiles, smallSite, tempBuild } from '../prepare/temp-build.fixture.ts';
import { lengthOf, open } from '../site/open-response.fixture.ts';
import { type ServeOptions, serve } from './serve.ts';

async function start(options: Partial<ServeOptions> = {}, files: FixtureFiles = smallSite) {
  const dir = await tempBuild(files);
  await prepareBuild(dir);
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const server = await serve({ dir, port: 0, host: '127.0.0.1', log, lingerMs: 0, ...options });
  onTestFinished(() => server.close());
  return { ...server, logged };
}

function ask(line: string, headers = 'Host: portal.example\r\n') {
  return `${line}\r\n${headers}Connection: close\r\n\r\n`;
}

describe('raw requests', () => {
  test.each([
    ['GET /docs/iiif HTTP/1.1', 200],
    ['GET http://portal.example/docs/iiif HTTP/1.1', 200],
    ['GET /docs/../docs/iiif HTTP/1.1', 400],
    ['GET /../../../../etc/passwd HTTP/1.1', 400],
    ['GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 400],
    ['GET /..%2f..%2fetc/passwd HTTP/1.1', 400],
    ['GET /docs\\iiif HTTP/1.1', 400],
    ['GET /docs\0 HTTP/1.1', 400],
    ['GET /docs%00 HTTP/1.1', 400],
    ['GET nonsense HTTP/1.1', 400],
    ['nonsense', 400],
    ['POST /docs/iiif HTTP/1.1', 405],
    ['TRACE /docs/iiif HTTP/1.1', 405],
    ['PROPFIND /docs/iiif HTTP/1.1', 405],
    ['BREW /docs/iiif HTTP/1.1', 405],
    ['CONNECT portal.example:80 HTTP/1.1', 405],
    ['GET /long HTTP/1.1', 414],
    ['GET /longest HTTP/1.1', 414],
  ])('%j is answered with %i and the security headers', async (line, status) => {
    const { port, logged } = await start();
    const sent = line.replace('longest', 'a'.repeat(40_000)).replace('long', 'a'.repeat(8192));
    const answer = await rawRequest(port, ask(sent));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'self';/i);
    if (status === 405) expect(answer).toMatch(/\r\nallow: GET, HEAD\r\n/i);
    expect(answer).not.toMatch(/root:|node_modules|\.ts:\d/);
    expect(logged).toEqual([]);
  });

  test.each([
    ['no host', '', 400],
    ['a broken host', 'Host: a b\r\n', 400],
    ['headers that are too large', `Host: a\r\nCookie: ${'a'.repeat(20_000)}\r\n`, 431],
    ['an unknown expectation', 'Host: a\r\nExpect: wonders\r\n', 200],
  ])('%s is answered with the security headers', async (_name, headers, status) => {
    const { port } = await start();
    const answer = await rawRequest(port, ask('GET /small.txt HTTP/1.1', headers));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/\r\nx-frame-options: DENY\r\n/i);
  });

  test('HEAD has a length and no body', async () => {
    const { port } = await start();
    const answer = await rawRequest(port, ask('HEAD /small.txt HTTP/1.1'));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/\r\ncontent-length: 5\r\n/i);
    expect(answer).toMatch(/\r\n\r\n$/);
  });

  test('a 304 has no body and no type', async () => {
    const { port } = await start();
    const headers = 'Host: a\r\nIf-None-Match: *\r\n';
    const answer = await rawRequest(port, ask('GET /small.txt HTTP/1.1', headers));
    expect(answer).toMatch(/^HTTP\/1\.1 304 /);
    expect(answer).not.toMatch(/\r\ncontent-(type|length):/i);
    expect(answer).toMatch(/\r\n\r\n$/);
  });
});

describe('a server that cannot start', () => {
  test('names a taken port', async () => {
    const { port } = await start();
    await expect(start({ port })).rejects.toThrow(`Port ${port} is already taken.`);
  });

  test('names a PORT that is not a number', async () => {
    await expect(start({ port: 'http' })).rejects.toThrow('PORT must be a whole number');
  });

  test('names a missing build', async () => {
    const dir = await tempBuild({});
    await expect(start({ dir })).rejects.toThrow(`No built site in ${dir}.`);
  });
});

test('an error outside the app is logged, and the response reveals nothing', async () => {
  const broken = new Hono().get('/broken', () => {
    throw 'not even an error';
  });
  const { url, logged } = await start({ compose: (site) => broken.route('/', site) });
  const response = await fetch(`${url}/broken`);
  expect([response.status, await response.text()]).toEqual([500, 'Something went wrong here.\n']);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(logged).toEqual(['GET /broken failed: not even an error']);
});

/** A route that responds only when the test releases it. */
function gatedRoute() {
  const events = new EventEmitter();
  const arrived = once(events, 'arrived');
  const released = once(events, 'released');
  const compose: ServeOptions['compose'] = (site) =>
    new Hono()
      .get('/slow', async (c) => {
        events.emit('arrived');
        await released;
        return c.text('done');
      })
      .route('/', site);
  return { compose, arrived, release: () => events.emit('released') };
}

describe('closing', () => {
  test('finishes the request in flight and accepts no new one', async () => {
    const { compose, arrived, release } = gatedRoute();
    const { url, port, close } = await start({ compose });
    const response = open(`${url}/slow`, new Agent({ keepAlive: true }));
    await arrived;
    const closed = close();
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    release();
    expect((await response).headers.connection).toBe('close');
    expect(await lengthOf(await response)).toBe('done'.length);
    await closed;
  });

  test('delivers every byte to a slow client', async () => {
    const size = 24 * 1024 * 1024;
    const { url, close } = await start({}, { 'large.bin': new Uint8Array(size) });
    const response = await open(`${url}/large.bin`);
    await once(response, 'readable');
    const closed = close();
    expect(await lengthOf(response)).toBe(size);
    await closed;
  });

  test('delivers a response that was already written', async () => {
    const size = 24 * 1024 * 1024;
    const compose: ServeOptions['compose'] = (site) =>
      new Hono().get('/whole', (c) => c.body(new Uint8Array(size))).route('/', site);
    const { url, close } = await start({ compose });
    const response = await open(`${url}/whole`);
    await once(response, 'readable');
    const closed = close();
    expect(await lengthOf(response)).toBe(size);
    await closed;
  });

  test('does not wait for idle connections', async () => {
    const { url, port, close } = await start({ drainLimitMs: 3_600_000 });
    const agent = new Agent({ keepAlive: true });
    await lengthOf(await open(`${url}/small.txt`, agent));
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    const unusedClosed = once(unused, 'close');
    await close();
    const [isReset] = await unusedClosed;
    expect(isReset).toBe(false);
  });

  test('answers a request that was on its way on an open connection', async () => {
    const { url, close } = await start({ lingerMs: 60_000 });
    const agent = new Agent({ keepAlive: true });
    await lengthOf(await open(`${url}/small.txt`, agent));
    const closed = close();
    const response = await open(`${url}/small.txt`, agent);
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    expect(await lengthOf(response)).toBe(5);
    await closed;
  });

  test('gives up on a request that exceeds the limit', async () => {
    const { compose, arrived } = gatedRoute();
    const { url, close } = await start({ compose, drainLimitMs: 20 });
    const pending = request(`${url}/slow`).end();
    const failed = once(pending, 'error');
    await arrived;
    await close();
    expect((await failed)[0].code).toBe('ECONNRESET');
  });

  test('can be called twice: the second call joins the first, and waits as long', async () => {
    const { compose, arrived, release } = gatedRoute();
    const { url, port, close } = await start({ compose });
    const response = open(`${url}/slow`);
    await arrived;
    let closed = 0;
    const calls = [close(), close()];
    // Another drain would set its own limit and linger again.
    expect(calls[1]).toBe(calls[0]);
    const both = calls.map((one) => one.then(() => (closed += 1)));
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    expect(closed).toBe(0);
    release();
    expect(await lengthOf(await response)).toBe('done'.length);
    await Promise.all(both);
    expect(closed).toBe(2);
  });
});
