import { getEventListeners } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answering } from '../../test/answers.ts';
import type { SnapshotSource } from './open-source.ts';
import { readSnapshot, type SnapshotOptions } from './read-snapshot.ts';

const records = Array.from({ length: 3000 }, (_, index) => ({
  id: `w${index}`,
  title: `né ${index}`,
}));
const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('');
const zipped = new Uint8Array(gzipSync(lines));
const url = 'https://data.example.org/catalogue/v2/works.json.gz';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  file = join(folder, 'works.json.gz');
  await writeFile(file, zipped);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function read(source: SnapshotSource, options?: SnapshotOptions) {
  const found: unknown[] = [];
  try {
    for await (const record of readSnapshot(source, options)) found.push(record);
    return { found };
  } catch (failure) {
    return { found, failure: failure as Error & { line?: number } };
  }
}

function inPieces(bytes: Uint8Array, size: number) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

describe('readSnapshot', () => {
  it.each<[string, () => SnapshotSource]>([
    ['a file by its path', () => file],
    ['a file by its address', () => pathToFileURL(file)],
    ['a Node stream', () => createReadStream(file, { highWaterMark: 100 })],
    ['a Blob', () => new Blob([zipped])],
    ['a decompressed file', () => new Blob([lines])],
    ['the body of a response', () => new Response(zipped).body ?? ''],
    [
      'a file in two gzip members, which Node allows',
      () => new Blob([gzipSync(lines.slice(0, 999)), gzipSync(lines.slice(999))]),
    ],
  ])('reads %s', async (_, source) => {
    expect(await read(source())).toEqual({ found: records });
  });

  it.each([true, false])('reads single bytes, gzipped: %s', async (gzipped) => {
    const text = '{"title":"né"}\n{"title":"🐎"}\n';
    const bytes = gzipped ? gzipSync(text) : new TextEncoder().encode(text);
    expect(await read(inPieces(bytes, 1))).toEqual({ found: [{ title: 'né' }, { title: '🐎' }] });
  });

  it('downloads from a URL, and retries if the server is busy', async () => {
    const wait = async () => {};
    const { fetch, urls } = answering((_, count) =>
      count === 1 ? new Response('busy', { status: 503 }) : new Response(zipped),
    );
    expect(await read(url, { fetch, retry: { wait } })).toEqual({ found: records });
    expect(await read(new URL(url), { fetch })).toEqual({ found: records });
    expect(urls).toEqual([url, url, url]);
  });

  it.each(['http://data.example.org/a.gz', 'HTTP://data.example.org/a.gz', url])(
    'downloads from %s with the global fetch',
    async (address) => {
      const { fetch, urls } = answering(() => new Response(zipped));
      vi.stubGlobal('fetch', fetch);
      expect(await read(address)).toEqual({ found: records });
      expect(urls).toEqual([new URL(address).href]);
    },
  );

  it('does not retry if told not to', async () => {
    const { fetch, urls } = answering(() => new Response('busy', { status: 503 }));
    const { failure } = await read(url, { fetch, retry: false });
    expect([failure?.message, urls]).toEqual([`${url} answered 503`, [url]]);
  });

  it.each(['http:works.gz', 'file:works.gz'])('reads a file named %s', async (name) => {
    const path = join(folder, name);
    await writeFile(path, zipped);
    expect(await read(path)).toEqual({ found: records });
  });

  it('downloads from any address in a browser, and unpacks what arrives', async () => {
    vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined as never);
    const { fetch, urls } = answering(() => new Response(zipped));
    expect(await read('data:application/gzip,', { fetch })).toEqual({ found: records });
    expect(urls).toEqual(['data:application/gzip,']);
  });

  it('accepts other line ends, blank lines and a missing final line end', async () => {
    const { found } = await read(new Blob(['\ufeff{"a":1}\r\n\r\n \n{"a":2}']));
    expect(found).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('names a broken line, after yielding the records before it', async () => {
    const { found, failure } = await read(new Blob([gzipSync('{"a":1}\n\n{"a":\n{"a":4}\n')]));
    expect(found).toEqual([{ a: 1 }]);
    expect(failure).toMatchObject({
      name: 'SnapshotError',
      line: 3,
      cause: expect.any(SyntaxError),
    });
    expect(failure?.message).toMatch(/^Line 3 is not valid JSON: /);
  });

  it.each([4, 500])('reports that the last %i bytes are missing', async (missing) => {
    const { found, failure } = await read(new Blob([zipped.slice(0, -missing)]));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(records.slice(0, found.length));
    expect(failure?.name).toBe('SnapshotError');
    expect(failure?.message).toMatch(`The snapshot breaks off after line ${found.length}`);
  });

  it.each<[string, () => SnapshotSource, string]>([
    ['nothing at all', () => new Blob([]), 'The snapshot is empty.'],
    ['a Node stream of nothing', () => Readable.from([]), 'The snapshot is empty.'],
    ['only blank lines', () => new Blob([' \n\r\n']), 'The snapshot is empty.'],
    ['only a gzip header', () => new Blob([zipped.slice(0, 5)]), 'The snapshot cannot be read: '],
    ['a missing file', () => join(folder, 'none.gz'), 'ENOENT'],
    [
      'text that is not UTF-8',
      () => new Blob([new Uint8Array([0x22, 0xff, 0x22])]),
      'The snapshot cannot be read',
    ],
    [
      'the first byte of a gzip header before something else',
      () => new Blob([new Uint8Array([0x1f, 0x22])]),
      'Line 1 is not valid JSON',
    ],
    [
      'the second byte of a gzip header after something else',
      () => new Blob([new Uint8Array([0x22, 0x8b])]),
      'not valid for encoding utf-8',
    ],
  ])('reports %s', async (_, source, message) => {
    const { found, failure } = await read(source());
    expect(found).toEqual([]);
    expect(failure).toMatchObject({
      name: 'SnapshotError',
      message: expect.stringContaining(message),
    });
  });

  it('reports the error of the server', async () => {
    const fetch = () => new Response('no', { status: 404, statusText: 'Not Found' });
    const { failure } = await read(url, { fetch });
    expect(failure?.message).toBe(`${url} answered 404 Not Found`);
  });

  it('reports an error of the server that has no body', async () => {
    const { failure } = await read(url, { fetch: () => new Response(null, { status: 404 }) });
    expect(failure?.message).toBe(`${url} answered 404`);
  });

  it('reports a broken connection', async () => {
    const breaking = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(zipped.slice(0, 8000)),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    const { failure } = await read(url, { fetch: () => new Response(breaking) });
    expect(failure).toMatchObject({
      name: 'SnapshotError',
      message: expect.stringContaining('terminated'),
      cause: expect.any(TypeError),
    });
  });

  it('releases the source when the loop ends early', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('{"a":1}\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const record of readSnapshot(endless)) {
      expect(record).toEqual({ a: 1 });
      break;
    }
    expect(cancelled).toBe(true);
  });

  it('ends a generator when the loop ends early', async () => {
    let ended = false;
    async function* endless() {
      try {
        for (;;) yield new TextEncoder().encode('{"a":1}\n');
      } finally {
        ended = true;
      }
    }
    for await (const _ of readSnapshot(endless())) break;
    expect(ended).toBe(true);
  });

  it('destroys a Node stream that stalls when aborted', async () => {
    const controller = new AbortController();
    const stalling = new Readable({
      read: () => queueMicrotask(() => controller.abort(new Error('enough'))),
    });
    const { failure } = await read(stalling, { signal: controller.signal });
    expect([failure?.message, stalling.destroyed]).toEqual(['enough', true]);
  });

  it('stops a download that does not answer when aborted', async () => {
    const controller = new AbortController();
    let stopped: unknown;
    const fetch = async ({ signal }: Request) => {
      controller.abort(new Error('enough'));
      stopped = signal.reason;
      throw signal.reason;
    };
    const { failure } = await read(url, { fetch, signal: controller.signal });
    expect(failure?.message).toBe('enough');
    expect(stopped).toBe(failure);
  });

  it('stops a download whose answer arrives after an abort', async () => {
    const controller = new AbortController();
    let cancelled: unknown;
    const silent = new ReadableStream<Uint8Array>({
      cancel: (reason) => {
        cancelled = reason;
      },
    });
    const fetch = async () => {
      controller.abort(new Error('enough'));
      return new Response(silent);
    };
    const { failure } = await read(url, { fetch, signal: controller.signal });
    expect([failure?.message, cancelled]).toEqual(['enough', failure]);
  });

  it.each<[string, () => SnapshotSource]>([
    ['is whole', () => new Blob([zipped])],
    ['breaks off', () => new Blob([zipped.slice(0, 500)])],
    ['cannot be opened', () => join(folder, 'none.gz')],
  ])('leaves nothing behind on the signal of a source that %s', async (_, source) => {
    const { signal } = new AbortController();
    await read(source(), { signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it.each([0, 8000])('stops a source that stalls after %i bytes when aborted', async (sent) => {
    const controller = new AbortController();
    let cancelled: unknown;
    const silent = new ReadableStream<Uint8Array>({
      start: (stream) => void (sent > 0 && stream.enqueue(zipped.slice(0, sent))),
      pull: () => queueMicrotask(() => controller.abort(new Error('enough'))),
      cancel: (reason) => {
        cancelled = reason;
      },
    });
    const { failure } = await read(silent, { signal: controller.signal });
    expect(failure?.message).toBe('enough');
    expect(cancelled).toBeDefined();
  });

  it('does not start if already aborted', async () => {
    const { fetch, urls } = answering(() => new Response(zipped));
    const { failure } = await read(url, { fetch, signal: AbortSignal.abort(new Error('enough')) });
    expect([failure?.message, urls]).toEqual(['enough', []]);
  });
});
