import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { smallSite } from '../prepare/temp-build.fixture.ts';
import { openSite } from './open-site.fixture.ts';
import type { SiteApp } from './site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  let cleanUp = async () => {};
  ({ app } = await openSite(smallSite, (work) => {
    cleanUp = work;
  }));
  return cleanUp;
});

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe('encodings', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.1', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
  ])('Accept-Encoding: %s gives %s', async (accept, encoding, decompress) => {
    const response = await app.request('/docs/iiif', { headers: { 'Accept-Encoding': accept } });
    const body = await bytesOf(response);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(decompress(body).toString()).toBe(smallSite['docs/iiif.html']);
  });

  test('a picture is sent uncompressed', async () => {
    const response = await app.request('/img/plate.png', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect((await bytesOf(response)).length).toBe(2000);
  });
});

describe('entity tags', () => {
  test('a copy that the client already has is not sent again', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const first = await app.request('/docs/iiif', { headers });
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+-br"$/);
    for (const sent of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await app.request('/docs/iiif', {
        headers: { ...headers, 'If-None-Match': sent },
      });
      expect(again.status, sent).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(tag);
      expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(again.headers.get('vary')).toBe('Accept-Encoding');
    }
  });

  test('the tag of another encoding or another page does not match', async () => {
    const tagOf = async (path: string, encoding: string) =>
      (await app.request(path, { headers: { 'Accept-Encoding': encoding } })).headers.get('etag');
    const others = [await tagOf('/docs/iiif', 'gzip'), await tagOf('/docs/catalogue', 'br')];
    const response = await app.request('/docs/iiif', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': others.join(', ') },
    });
    expect(response.status).toBe(200);
  });
});

describe('files on disk', () => {
  test('a large file is streamed in full', async () => {
    const large = Buffer.alloc(3 * 1024 * 1024, 'collection');
    const { app } = await openSite({ 'large.bin': large });
    const response = await app.request('/large.bin');
    expect(response.headers.get('content-length')).toBe(String(large.length));
    expect((await bytesOf(response)).equals(large)).toBe(true);
  });

  test('a large file that has changed is detected before it is sent', async () => {
    const { app, dir, logged } = await openSite({ 'large.bin': Buffer.alloc(2 * 1024 * 1024) });
    await writeFile(join(dir, 'large.bin'), 'short');
    expect((await app.request('/large.bin')).status).toBe(500);
    expect(logged[0]).toContain('has 5 bytes, but 2097152 in the manifest');
  });

  test('HEAD is answered from the manifest, without reading the file', async () => {
    const { app, dir } = await openSite(smallSite);
    await rm(join(dir, 'small.txt'));
    const response = await app.request('/small.txt', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('5');
  });

  test('a small file is read from the disk once', async () => {
    const site = await openSite(smallSite);
    const ask = async () => bytesOf(await site.app.request('/docs/iiif'));
    const first = await ask();
    await rm(join(site.dir, 'docs/iiif.html'));
    expect(await ask()).toEqual(first);
  });
});
