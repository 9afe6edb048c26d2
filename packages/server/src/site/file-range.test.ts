import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rawRequest } from '../http/raw-request.fixture.ts';
import { prepareBuild } from '../prepare/prepare-build.ts';
import { smallSite, tempBuild } from '../prepare/temp-build.fixture.ts';
import { serve } from '../serve/serve.ts';
import { openBuildFiles } from './build-files.ts';
import { fileResponse } from './file-response.ts';
import { openSite } from './open-site.fixture.ts';
import type { SiteApp } from './site-app.ts';

const large = Buffer.from(Array.from({ length: 3 * 1024 * 1024 }, (_, at) => (at * 31) % 251));
const markdown = '# IIIF\n'.repeat(100);
const site = { ...smallSite, 'docs/iiif.md': markdown, 'large.bin': large, 'empty.txt': '' };

let app: SiteApp;
beforeAll(async () => {
  let cleanUp = async () => {};
  ({ app } = await openSite(site, (work) => {
    cleanUp = work;
  }));
  return cleanUp;
});

async function ask(path: string, range: string | null, headers: Record<string, string> = {}) {
  const response = await app.request(path, {
    headers: { ...(range !== null && { Range: range }), ...headers },
  });
  const body = Buffer.from(await response.arrayBuffer());
  return { response, body, header: (name: string) => response.headers.get(name) };
}

const files: [path: string, content: Buffer][] = [
  ['/docs/iiif', Buffer.from(String(smallSite['docs/iiif.html']))],
  ['/docs/iiif.md', Buffer.from(markdown)],
  ['/assets/js/main.1a2b3c.js', Buffer.from(String(smallSite['assets/js/main.1a2b3c.js']))],
  ['/img/plate.png', Buffer.from(smallSite['img/plate.png'] ?? '')],
  ['/small.txt', Buffer.from('small')],
  ['/large.bin', large],
];

describe.each(files)('%s', (path, content) => {
  const size = content.length;

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=1-3', 1, 3],
    ['bytes=2-', 2, size - 1],
    ['bytes=-2', size - 2, size - 1],
    ['bytes=0-99999999', 0, size - 1],
    [`bytes=${size - 1}-`, size - 1, size - 1],
  ])('%s is that part of it', async (range, first, last) => {
    // Whatever encodings the client accepts.
    for (const encoding of ['identity', 'br, gzip']) {
      const { response, body, header } = await ask(path, range, { 'Accept-Encoding': encoding });
      expect(response.status).toBe(206);
      expect(header('content-range')).toBe(`bytes ${first}-${last}/${size}`);
      expect(header('content-length')).toBe(String(last - first + 1));
      expect(header('content-encoding')).toBeNull();
      expect(header('accept-ranges')).toBe('bytes');
      expect(body.equals(content.subarray(first, last + 1))).toBe(true);
    }
  });

  test('its parts have the headers of the whole', async () => {
    const { header: part } = await ask(path, 'bytes=0-1');
    const { header: whole } = await ask(path, null);
    for (const name of ['content-type', 'cache-control', 'vary', 'etag', 'accept-ranges', 'link']) {
      expect(part(name), name).toBe(whole(name));
    }
    expect(whole('accept-ranges')).toBe('bytes');
  });

  test.each([`bytes=${size}-`, 'bytes=99999999-', 'bytes=-0'])('%s is beyond it', async (range) => {
    const { response, header } = await ask(path, range, { 'Accept-Encoding': 'br, gzip' });
    expect(response.status).toBe(416);
    expect(header('content-range')).toBe(`bytes */${size}`);
    expect(header('content-type')).toBe('text/plain; charset=utf-8');
    expect(header('etag')).toBeNull();
  });

  test.each(['bytes=0-1,3-4', 'bytes=3-1', 'items=0-1', 'bytes=a-b', 'bytes'])(
    '%s returns the whole file',
    async (range) => {
      const { response, body, header } = await ask(path, range);
      expect([response.status, header('content-range')]).toEqual([200, null]);
      expect(body.equals(content)).toBe(true);
    },
  );
});

describe('conditions', () => {
  test('If-Range with the tag of the uncompressed file allows the range', async () => {
    const tag = (await ask('/docs/iiif', null)).header('etag') ?? '';
    const { response } = await ask('/docs/iiif', 'bytes=0-1', { 'If-Range': tag });
    expect(response.status).toBe(206);
  });

  test('any other If-Range returns the whole file, compressed if accepted', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const own = (await ask('/docs/iiif', null)).header('etag');
    const tag = (await ask('/docs/iiif', null, headers)).header('etag') ?? '';
    const date = 'Mon, 16 Nov 2026 00:00:00 GMT';
    for (const ifRange of [tag, `W/${own}`, '"other"', '*', date]) {
      const sent = { ...headers, 'If-Range': ifRange };
      const { response, header } = await ask('/docs/iiif', 'bytes=0-1', sent);
      expect([response.status, header('content-encoding')], ifRange).toEqual([200, 'br']);
      const beyond = await ask('/docs/iiif', 'bytes=99999999-', sent);
      expect(beyond.response.status, ifRange).toBe(200);
    }
  });

  test('a client that wants one copy gets no part of another', async () => {
    const tag = (await ask('/docs/iiif', null)).header('etag') ?? '';
    const wanted = await ask('/docs/iiif', 'bytes=0-1', { 'If-Match': `"x", ${tag}` });
    expect(wanted.response.status).toBe(206);
    for (const range of ['bytes=0-1', null]) {
      const gone = await ask('/docs/iiif', range, { 'If-Match': '"x"', 'If-None-Match': tag });
      expect([gone.response.status, String(gone.body)]).toEqual([412, 'This file has changed.\n']);
      expect([gone.header('etag'), gone.header('cache-control')]).toEqual([tag, 'no-store']);
    }
    const missing = await ask('/nothing', null, { 'If-Match': '"x"' });
    expect(missing.response.status).toBe(404);
  });

  test('a copy that the client already has is not sent again, not even in part', async () => {
    const tag = (await ask('/small.txt', null)).header('etag') ?? '';
    const { response } = await ask('/small.txt', 'bytes=0-1', { 'If-None-Match': tag });
    expect(response.status).toBe(304);
  });
});

test('HEAD ignores a range', async () => {
  for (const range of ['bytes=0-1', 'bytes=99999999-']) {
    const response = await app.request('/small.txt', { method: 'HEAD', headers: { Range: range } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('5');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('content-range')).toBeNull();
  }
});

test('an empty file has no parts', async () => {
  const { response, header } = await ask('/empty.txt', 'bytes=0-');
  expect([response.status, header('content-range')]).toEqual([416, 'bytes */0']);
});

test('the not-found page has no parts', async () => {
  const { response, body, header } = await ask('/nothing', 'bytes=0-1');
  expect([response.status, header('content-range'), header('accept-ranges')]).toEqual([
    404,
    null,
    null,
  ]);
  expect(body.toString()).toBe(smallSite['404.html']);
});

test('a file that has changed no longer has parts', async () => {
  const { app: changed, dir, logged } = await openSite({ 'large.bin': large });
  await writeFile(join(dir, 'large.bin'), 'short');
  const response = await changed.request('/large.bin', { headers: { Range: 'bytes=0-1' } });
  expect(response.status).toBe(500);
  expect(logged[0]).toContain('has 5 bytes');
});

test('only what is sent is read: a file may not fit in memory', async () => {
  const size = 2 ** 36;
  const dir = await tempBuild({ 'huge.bin': '' });
  await truncate(join(dir, 'huge.bin'), size);
  const built = { file: 'huge.bin', size, mediaType: 'application/octet-stream', hash: 'a' };
  const file = { ...built, encodings: {}, immutable: false };
  const ask = (headers: Record<string, string>) =>
    fileResponse(openBuildFiles(dir), file, new Request('http://a/huge.bin', { headers }), {});
  const part = await ask({ Range: `bytes=${size - 9}-` });
  expect(part.headers.get('content-range')).toBe(`bytes ${size - 9}-${size - 1}/${size}`);
  expect((await part.arrayBuffer()).byteLength).toBe(9);
  const whole = await ask({});
  expect(whole.headers.get('content-length')).toBe(String(size));
  const reader = whole.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
});

test('a part is sent over a socket, and the connection can be reused', async () => {
  const dir = await tempBuild(site);
  await prepareBuild(dir);
  const server = await serve({ dir, port: 0, host: '127.0.0.1', lingerMs: 0 });
  onTestFinished(() => server.close());
  const head = (range: string, more = '') =>
    `GET /large.bin HTTP/1.1\r\nHost: a\r\nRange: ${range}\r\n${more}\r\n`;
  const answer = await rawRequest(
    server.port,
    head('bytes=1000000-1000003') + head('bytes=-2', 'Connection: close\r\n'),
  );
  const bodies = [large.subarray(1_000_000, 1_000_004), large.subarray(-2)];
  const [, first = '', second = ''] = answer.split(/HTTP\/1\.1 206 Partial Content\r\n/);
  expect([first, second].map((one) => one.split('\r\n\r\n')[1])).toEqual(
    bodies.map((bytes) => bytes.toString('latin1')),
  );
});
