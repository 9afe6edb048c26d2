import { gunzipSync } from 'node:zlib';
import type { Api } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import {
  type Sandbox,
  type SandboxOptions,
  type SandboxService,
  sandboxServices,
} from '../src/index.ts';
import { apis, base, createNodeSandbox, made } from './node-sandbox.ts';

/** Real records, few enough to index for every subset: all books, and every hundredth of the rest. */
function some<One>(list: readonly One[], isNeeded: (one: One) => boolean = () => false): One[] {
  return list.filter((one, index) => index % 100 === 0 || isNeeded(one));
}

const works = some(made.collection.works, (work) =>
  JSON.stringify(work).includes('iiif.example.org/presentation/'),
);
const collection = {
  ...made.collection,
  works,
  images: some(made.collection.images),
  concepts: some(made.collection.concepts),
};
const book = 'b20417783';
const work = works.find((one) => JSON.stringify(one).includes(book));
const [image] = collection.images;

/** Requests whose answers link to other services, at least one for each service. */
const asked: Record<SandboxService, string[]> = {
  catalogue: [
    '/catalogue/v2/works?pageSize=20&include=items,images',
    `/catalogue/v2/works/${work?.id}?include=items,images`,
    '/catalogue/v2/images?pageSize=10',
    `/catalogue/v2/images/${image?.id}?include=visuallySimilar`,
    '/catalogue/v2/concepts?pageSize=5',
  ],
  content: [
    '/content/v0/articles?pageSize=5',
    '/content/v0/events?pageSize=5',
    '/content/v0/all?pageSize=50&page=2',
  ],
  iiif: [
    '/image/V0040217/info.json',
    `/presentation/v2/${book}`,
    `/presentation/v3/${book}`,
    `/search/${book}/search?q=rosemary`,
    `/search/${book}/autocomplete?q=rose`,
  ],
  text: [`/text/v1/${book}`],
  datasets: ['/datasets/catalogue/v2/works.json.gz', '/datasets/catalogue/v2/images.json.gz'],
};

function servicesWith(list: readonly SandboxService[]): Record<string, SandboxService> {
  return Object.fromEntries(list.map((service) => [service, service]));
}

function sandboxOf(list: readonly SandboxService[], options: Partial<SandboxOptions> = {}) {
  return createNodeSandbox({
    apis: apis.filter(({ id }) => list.some((service) => service === id)),
    services: servicesWith(list),
    collection,
    images: { render: async () => new Uint8Array([1]) },
    ...options,
  });
}

async function read(sandbox: Sandbox, path: string) {
  const response = await sandbox.fetch(new Request(`${base}${path}`));
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = path.endsWith('.gz') && response.ok ? gunzipSync(bytes) : bytes;
  return { status: response.status, text: text.toString(), headers: response.headers };
}

const linkPattern = new RegExp(`${base}(/[^"\\\\<>\\s]*)`, 'g');

function linksIn(text: string): string[] {
  return [...text.matchAll(linkPattern)].map(([, path = '']) => path);
}

/** One path of each form: `/thumbs/x/full/…` for all thumbnails. */
function oneOfEachForm(paths: readonly string[]): string[] {
  const formOf = (path: string) => path.replace(/(?<=.\/)[^/?]*\d[^/?]*|[?#].*/g, '*');
  return [...new Map(paths.map((path) => [formOf(path), path])).values()];
}

const subsets = Array.from({ length: 2 ** sandboxServices.length }, (_, bits) =>
  sandboxServices.filter((_service, index) => bits & (2 ** index)),
);

/** Reads each path once: several tests look at the same answers. */
function readerOf(sandbox: Sandbox): (path: string) => ReturnType<typeof read> {
  const answers = new Map<string, ReturnType<typeof read>>();
  return (path) => {
    const answer = answers.get(path) ?? read(sandbox, path);
    answers.set(path, answer);
    return answer;
  };
}

const readWhole = readerOf(sandboxOf(sandboxServices));

describe.each(subsets.map((list) => [list.join(', ') || 'no services', list] as const))(
  'a sandbox with %s',
  (_, list) => {
    const messages: string[] = [];
    const readHere = readerOf(sandboxOf(list, { warn: (message) => messages.push(message) }));
    const own = list.flatMap((service) => asked[service]);
    const others = sandboxServices
      .filter((service) => !list.includes(service))
      .flatMap((service) => asked[service]);

    it('answers for these, and only for these', async () => {
      for (const path of own) expect([path, (await readHere(path)).status]).toEqual([path, 200]);
      for (const path of others) expect([path, (await readHere(path)).status]).toEqual([path, 404]);
    });

    it('has no link that the whole sandbox follows and this one does not', async () => {
      const entries = await readHere('');
      const hrefs = [...entries.text.matchAll(/href="\/sandbox([^"]+)"/g)].map(([, path = '']) =>
        path.replaceAll('&amp;', '&'),
      );
      const answers = await Promise.all(own.map(readHere));
      const links = oneOfEachForm([...hrefs, ...answers.flatMap(({ text }) => linksIn(text))]);
      for (const link of links) {
        const [here, there] = await Promise.all([readHere(link), readWhole(link)]);
        expect([link, here.status]).toEqual([link, there.status]);
      }
    });

    it('leaves nothing in place of a link', async () => {
      for (const path of own) {
        const { text } = await readHere(path);
        expect(text).not.toMatch(/(iiif|images)\.example\.org/);
        expect(nulls(text)).toEqual(nulls((await readWhole(path)).text));
      }
    });

    it('reports what it leaves out once, and only if it does', async () => {
      const isChanged = await Promise.all(
        own.map(async (path) => (await readHere(path)).text !== (await readWhole(path)).text),
      );
      expect(messages).toHaveLength(isChanged.includes(true) ? 1 : 0);
    });
  },
);

function nulls(text: string): string[] {
  return text.match(/"[^"]*":(null|""|\{\})/g) ?? [];
}

it('names each link that is left out, and where it would lead', () => {
  const messages: string[] = [];
  sandboxOf(['catalogue', 'iiif'], { warn: (message) => messages.push(message) });
  expect(messages).toEqual([
    '2 links lead to operations of an API that this portal leaves out: rendering of a manifest (text), seeAlso of a page in a manifest (text)',
  ]);
});

describe('the default', () => {
  it('is the service of the same name, and the data sets with the catalogue', async () => {
    const sandbox = createNodeSandbox({
      apis: apis.filter(({ id }) => id === 'catalogue'),
      collection,
    });
    expect((await read(sandbox, asked.datasets[1] ?? '')).status).toBe(200);
    expect((await read(sandbox, asked.catalogue[4] ?? '')).status).toBe(200);
    expect((await read(sandbox, asked.content[0] ?? '')).status).toBe(404);
    const without = createNodeSandbox({
      apis: apis.filter(({ id }) => id !== 'catalogue'),
      collection,
    });
    expect((await read(without, asked.datasets[1] ?? '')).status).toBe(404);
  });

  it('leaves an API without a service to others', async () => {
    const other = { ...(apis[0] as Api), id: 'records' };
    const sandbox = createNodeSandbox({ apis: [other], collection });
    expect((await read(sandbox, asked.catalogue[0] ?? '')).status).toBe(404);
  });
});

const catalogue = apis.find(({ id }) => id === 'catalogue') as Api;
const services = { records: 'catalogue' } as const;

function recordsSandbox(change: (api: Api) => Api): Sandbox {
  return sandboxOf([], { apis: [change({ ...catalogue, id: 'records' })], services });
}

/** The description with the operation of this id changed. */
function withOperation(api: Api, id: string, change: Partial<Api['operations'][number]>): Api {
  const operations = api.operations.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...api, operations };
}

describe('an API with a different id', () => {
  it.each([...asked.catalogue, '/catalogue/v2/works?pageSize=x', '/catalogue/v2/works?sort=no'])(
    'answers %s as before',
    async (path) => {
      const sandbox = sandboxOf([], {
        apis: [{ ...catalogue, id: 'records' }, ...apis.filter(({ id }) => id === 'iiif')],
        services: { ...services, iiif: 'iiif' },
      });
      const [here, there] = await Promise.all([read(sandbox, path), readWhole(path)]);
      expect([here.status, here.text]).toEqual([there.status, there.text]);
    },
  );

  it('answers at the paths of its description, found by operationId', async () => {
    const moved = recordsSandbox((api) => {
      const rebased = api.operations.map((one) => ({ ...one, basePath: '/open/v1' }));
      const based = { ...api, basePath: '/open/v1', operations: rebased };
      return withOperation(based, 'getWork', { path: '/objects/{id}/record' });
    });
    const list = await read(moved, '/open/v1/works?pageSize=2&page=2');
    expect(list.status).toBe(200);
    expect(JSON.parse(list.text).nextPage).toContain(`${base}/open/v1/works?`);
    const one = await read(moved, `/open/v1/objects/${work?.id}/record`);
    expect(JSON.parse(one.text).id).toBe(work?.id);
    const refused = await read(moved, '/open/v1/works?pageSize=1000');
    expect([refused.status, JSON.parse(refused.text).description]).toEqual([
      400,
      'pageSize: must be between 1 and 100',
    ]);
  });
});

describe('an operation that the sandbox does not know', () => {
  const known = 'getWorks, getWork, getImages, getImage, getConcepts, getConcept';

  it.each([
    ['with a new name', { id: 'listWorks' }, '/catalogue/v2/works', 'listWorks'],
    ['at its own path', { id: 'getLoans', path: '/loans' }, '/catalogue/v2/loans', 'getLoans'],
    [
      'below another',
      { id: 'getLatest', path: '/works/latest' },
      '/catalogue/v2/works/latest',
      'getLatest',
    ],
  ])('%s gets a list of known operations', async (_, change, path, id) => {
    const sandbox = recordsSandbox((api) => withOperation(api, 'getWorks', change));
    const { status, text } = await read(sandbox, path);
    expect(status).toBe(501);
    expect(JSON.parse(text)).toMatchObject({
      label: 'Not Implemented',
      description: `The sandbox does not answer ${id}. The operations of its service catalogue are ${known}.`,
    });
    expect((await read(sandbox, `/catalogue/v2/works/${work?.id}`)).status).toBe(200);
  });
});

describe('invalid services', () => {
  it.each([
    [{ records: 'catalogue' }, 'There is no API records for the service catalogue'],
    [{ content: 'constent' }, 'constent is not a service of the sandbox'],
  ])('%o', (given, message) => {
    const wrong = given as Record<string, SandboxService>;
    expect(() => createNodeSandbox({ services: wrong })).toThrow(message);
  });
});
