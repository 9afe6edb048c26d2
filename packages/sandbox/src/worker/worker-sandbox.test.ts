import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionFolder } from '@portal/sample';
import { describe, expect, it } from 'vitest';
import { apis, createNodeSandbox, made } from '../../test/node-sandbox.ts';
import { type SandboxService, type ServiceByApi, sandboxServices } from '../services.ts';
import { createDataFolder } from './data-folder.ts';
import { inBrowser } from './in-browser.ts';
import { memoryCaches } from './memory-cache.fixture.ts';
import { packRecords } from './packed-records.ts';
import { dataOf } from './sandbox-need.ts';
import { slimApi } from './slim-api.ts';
import { createWorkerSandbox } from './worker-sandbox.ts';

const slim = apis.map(slimApi);
const origin = 'https://example.org';

/** The files of a build, packed once for all tests, with few works: one of them is the book. */
const few = made.collection.works.filter(
  (work, index) => index % 50 === 0 || JSON.stringify(work).includes('b20417783'),
);
const packed = new Map([['records/works.json', Promise.resolve(pack(JSON.stringify(few)))]]);
function fileOf(name: string): Promise<string | Uint8Array<ArrayBuffer>> {
  const path = join(collectionFolder, name);
  if (!name.startsWith('records/')) return readFile(path).then((bytes) => new Uint8Array(bytes));
  const known = packed.get(name) ?? readFile(path, 'utf8').then(pack);
  packed.set(name, known);
  return known;
}

function pack(text: string): string {
  return JSON.stringify(packRecords(JSON.parse(text)));
}

/** The worker's sandbox below a base path. */
function workerSandbox({
  online = true,
  services,
}: {
  online?: boolean;
  services?: ServiceByApi;
} = {}) {
  const state = { online };
  const fetched: string[] = [];
  const address = `${origin}/portal/sandbox-data/f245c481/`;
  const data = createDataFolder({
    address,
    cacheName: 'test',
    caches: memoryCaches().caches,
    async fetch(url) {
      if (!state.online) throw new TypeError('Failed to fetch');
      const name = url.slice(address.length);
      fetched.push(name);
      return new Response(await fileOf(name));
    },
  });
  const sandbox = inBrowser(
    createWorkerSandbox({
      apis: slim,
      ...(services && { services }),
      data,
      images: { render: async () => new Uint8Array([1]) },
      mount: '/portal/sandbox',
      build: 'f245c481',
      log: () => {},
    }),
  );
  const ask = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(`${origin}/portal/sandbox${path}`, init));
  return { ask, fetched, state };
}

describe('createWorkerSandbox', () => {
  it('lets no page frame an answer, and no answer run as a page', async () => {
    const { ask, state } = workerSandbox();
    const guardsOf = async (path: string): Promise<string> => {
      const { status, headers } = await ask(path);
      const names = ['Content-Security-Policy', 'X-Content-Type-Options'];
      return [status, ...names.map((name) => headers.get(name)), headers.get(cors)].join(' | ');
    };
    const cors = 'Access-Control-Allow-Origin';
    const guards = "default-src 'none'; sandbox; frame-ancestors 'none' | nosniff | *";
    expect(await guardsOf('/status')).toBe(`200 | ${guards}`);
    expect(await guardsOf('/content/v0/articles?pageSize=1')).toBe(`200 | ${guards}`);
    expect(await guardsOf('/nowhere')).toBe(`404 | ${guards}`);
    state.online = false;
    expect(await guardsOf('/catalogue/v2/works')).toBe(`503 | ${guards}`);
  });

  it('fails on request without fetching anything, online or not', async () => {
    const { ask, fetched, state } = workerSandbox();
    state.online = false;
    const failing = await ask('/catalogue/v2/works', { headers: { Prefer: 'code=429' } });
    expect([failing.status, failing.headers.get('Retry-After')]).toEqual([429, '2']);
    expect(await failing.json()).toMatchObject({ httpStatus: 429, label: 'Too Many Requests' });
    const gone = await ask('/catalogue/v2/works/hx7q2mvb', { headers: { Prefer: 'code=410' } });
    expect(await gone.json()).toMatchObject({ description: 'This work has been deleted' });
    expect(gone.headers.get('Preference-Applied')).toBe('code=410');
    expect(fetched).toEqual([]);
    state.online = true;
    const late = await ask('/content/v0/articles?pageSize=1', { headers: { Prefer: 'wait=0' } });
    expect([late.status, late.headers.get('Preference-Applied')]).toEqual([200, 'wait=0']);
    expect(late.headers.get('Vary')).toBe('Prefer');
  });

  it('fetches only what an answer needs', async () => {
    const { ask, fetched } = workerSandbox();
    const fetchedFor = async (path: string) => {
      fetched.length = 0;
      expect((await ask(path)).status).toBe(200);
      return [...fetched].sort();
    };
    expect(await fetchedFor('/status')).toEqual([]);
    expect(await fetchedFor('/content/v0/articles')).toEqual([
      ...['records/articles.json', 'records/events.json'],
      ...['records/summaries.json', 'records/withdrawn.json'],
    ]);
    expect(await fetchedFor('/content/v0/events')).toEqual([]);
    expect(await fetchedFor('/catalogue/v2/works')).toEqual([
      ...['records/dates.json', 'records/works.json'],
    ]);
    expect(await fetchedFor('/catalogue/v2/images')).toEqual(['records/images.json']);
    expect(await fetchedFor('/catalogue/v2/images?colors=ff6700')).toEqual(['records/looks.json']);
    expect(await fetchedFor('/catalogue/v2/concepts')).toEqual(['records/concepts.json']);
    expect(await fetchedFor('/text/v1/b20417783')).toEqual([
      ...['books/b20417783.json', 'records/pictures.json'],
    ]);
    expect(await fetchedFor('/text/alto/b20417783_0001.jp2')).toEqual(['alto/b20417783_0001.xml']);
  });

  it('answers like the sandbox in Node', async () => {
    const { ask } = workerSandbox();
    const inNode = createNodeSandbox({ collection: { ...made.collection, works: few } });
    for (const path of [
      '/catalogue/v2/works?query=horse&aggregations=workType&include=items',
      '/catalogue/v2/works?pageSize=1000',
      '/catalogue/v2/images?query=horse&aggregations=locations.license',
      '/catalogue/v2/images?colors=a89b84&pageSize=3',
      '/catalogue/v2/concepts?query=horses',
      '/content/v0/all?query=paper',
      '/presentation/v2/b20417783',
      '/search/b20417783/search?q=the',
      '/text/v1/b99999999',
      '/image/V0040217/info.json',
    ]) {
      const here = await ask(path);
      const there = await inNode.fetch(new Request(`${origin}/sandbox${path}`));
      expect(here.status, path).toBe(there.status);
      expect([...here.headers], path).toEqual([...there.headers]);
      expect((await here.text()).replaceAll('/portal/sandbox', '/sandbox'), path).toBe(
        await there.text(),
      );
    }
  });

  it('reports its runtime', async () => {
    const { ask } = workerSandbox();
    expect(await (await ask('/status')).json()).toEqual({
      sandbox: 'service worker',
      build: 'f245c481',
    });
  });

  it('answers HEAD without a body, and OPTIONS', async () => {
    const { ask } = workerSandbox();
    const head = await ask('/content/v0/articles', { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([
      ...[200, 'application/json; charset=utf-8', ''],
    ]);
    expect((await ask('/content/v0/articles', { method: 'OPTIONS' })).status).toBe(204);
  });

  it('redirects to absolute addresses', async () => {
    const { ask } = workerSandbox();
    const { headers } = await ask('/image/V0040217');
    expect(headers.get('Location')).toBe(`${origin}/portal/sandbox/image/V0040217/info.json`);
  });

  it.each(['/content/v0/articles', '/text/v1/b20417783'])(
    'reports that %s cannot be fetched, and recovers',
    async (path) => {
      const { ask, state } = workerSandbox({ online: false });
      const refused = await ask(path);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('Retry-After')).toBe('5');
      expect(await refused.text()).toContain('you may be offline');
      state.online = true;
      expect((await ask(path)).status).toBe(200);
    },
  );

  it('answers from its cache when offline', async () => {
    const { ask, state } = workerSandbox();
    const before = await (await ask('/content/v0/articles')).text();
    state.online = false;
    expect(await (await ask('/content/v0/articles')).text()).toBe(before);
  });
});

describe('a sandbox without some services', () => {
  const asked: Record<SandboxService, string[]> = {
    catalogue: [
      '/catalogue/v2/works?pageSize=1&include=items',
      '/catalogue/v2/images?pageSize=1&colors=ff6700',
      '/catalogue/v2/concepts?pageSize=1',
    ],
    content: ['/content/v0/all?pageSize=1', '/editorial-images/M0053479.jpg'],
    iiif: [
      '/image/V0040217/info.json',
      '/presentation/v3/b20417783',
      '/search/b20417783/search?q=a',
    ],
    text: ['/text/v1/b20417783', '/text/alto/b20417783_0003.jp2'],
    datasets: ['/datasets/catalogue/v2/works.json.gz', '/datasets/catalogue/v2/images.json.gz'],
  };

  it.each(sandboxServices)('%s alone fetches what the build copies for it', async (service) => {
    const { ask, fetched } = workerSandbox({ services: { [service]: service } });
    for (const path of asked[service]) expect((await ask(path)).status).toBe(200);
    const { records, folders } = dataOf([service]);
    const copied = (name: string) =>
      records.some((one) => name === `records/${one}.json`) ||
      folders.some((folder) => name.startsWith(`${folder}/`));
    expect(fetched.filter((name) => !copied(name))).toEqual([]);
    const read = records.filter((one) => !fetched.includes(`records/${one}.json`));
    expect(read).toEqual([]);
  });

  it.each(sandboxServices)('fetches nothing for %s if it is left out', async (service) => {
    const others = sandboxServices.filter((one) => one !== service);
    const services = Object.fromEntries(others.map((one) => [one, one]));
    const { ask, fetched } = workerSandbox({ services });
    for (const path of asked[service]) expect((await ask(path)).status).toBe(404);
    expect(fetched).toEqual([]);
  });

  it('fetches the data for the operation described at a path', async () => {
    const { ask, fetched } = workerSandbox({ services: { content: 'content' } });
    expect((await ask('/content/v0/events?pageSize=1')).status).toBe(200);
    expect(fetched).not.toContain('records/works.json');
  });

  it('copies everything for all services', () => {
    const { records, folders } = dataOf(sandboxServices);
    expect([...folders].sort()).toEqual(['alto', 'books', 'pictures']);
    expect([...records].sort()).toEqual([
      ...['articles', 'concepts', 'dates', 'events', 'images', 'looks', 'pictures'],
      ...['summaries', 'withdrawn', 'works'],
    ]);
  });
});
