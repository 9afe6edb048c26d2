import type { Api } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { apisFolder } from '@portal/sample';
import { describe, expect, it } from 'vitest';
import { createRouter } from './router.ts';
import { readSandboxRequest } from './sandbox-request.ts';
import { serviceTables } from './service-tables.ts';
import { apisByService, type SandboxService, sandboxServices, servicesByName } from './services.ts';

const apis = await loadApis(apisFolder);
const origin = 'https://example.org';
const mount = '/sandbox';

function routerOf(list: readonly Api[]) {
  const services = apisByService(list, servicesByName(list));
  const route = createRouter({ services, entryPoints: [], mount, status: { sandbox: 'test' } });
  return (path: string, method = 'GET') =>
    route(readSandboxRequest(new Request(`${origin}${mount}${path}`, { method }), mount));
}

const route = routerOf(apis);

function short(path: string, method?: string, list?: readonly Api[]): unknown[] {
  const routed = (list ? routerOf(list) : route)(path, method);
  if (routed.type === 'answer') return [routed.answer.status];
  const { service, need } = routed;
  return [service, routed.type === 'operation' ? routed.id : routed.folder, need];
}

describe('the data that a request needs', () => {
  it.each([
    ['/catalogue/v2/works?query=horse', 'getWorks', 'works'],
    ['/catalogue/v2/works/hx7q2mvb', 'getWork', 'works'],
    ['/presentation/v3/b20417783', 'manifest', 'works'],
    ['/datasets/catalogue/v2/works.json.gz', 'worksSnapshot', 'works'],
    ['/datasets/catalogue/v2/images.json.gz', 'imagesSnapshot', 'images'],
    ['/catalogue/v2/images?query=colors', 'getImages', 'images'],
    ['/catalogue/v2/images/abcd2345?include=source.subjects', 'getImage', 'images'],
    ['/catalogue/v2/images?colors=ff6700', 'getImages', 'likeness'],
    ['/catalogue/v2/images?color=ff6700', 'getImages', 'likeness'],
    [
      '/catalogue/v2/images/abcd2345?include=source.genres,%76isuallySimilar',
      'getImage',
      'likeness',
    ],
    ['/catalogue/v2/images/abcd2345?include=withSimilarColors', 'getImage', 'likeness'],
    ['/catalogue/v2/concepts/abcd2345', 'getConcept', 'concepts'],
    ['/content/v0/all', 'getAllContent', 'content'],
    ['/image/V0040217/info.json', 'getImageInfo', 'pictures'],
    ['/image/V0040217/full/max/0/default.jpg', 'getImageFile', 'pictures'],
    ['/image/V0040217/full/max/0/default%2Ejpg', 'getImageFile', 'pictures'],
    ['/image/V0040217', '/image', 'pictures'],
    ['/thumbs/V0040217/full/!200,200/0/default.jpg', '/thumbs', 'pictures'],
    ['/editorial-images/M0053479.jpg', 'editorialImage', 'pictures'],
    ['/text/v1/b20417783', 'getText', 'texts'],
    ['/text/v1/b20417783.zip', 'getTextZip', 'texts'],
    ['/text/alto/b20417783/b20417783_0001.jp2', 'getAlto', 'texts'],
    ['/search/b20417783/search?q=a', 'searchText', 'texts'],
    ['/search/autocomplete/v1/b20417783?q=a', 'autocompleteText', 'texts'],
  ])('%s: %s needs %s', (path, id, need) => {
    expect(short(path).slice(1)).toEqual([id, need]);
  });

  it.each([
    ['/catalogue/v2/concepts/a/b', ['catalogue', '/catalogue/v2/concepts', undefined]],
    ['/catalogue/v2/conceptual', ['catalogue', '/catalogue', undefined]],
    ['/content/v0/nonsense', ['content', '/content', undefined]],
    ['/worksheets', [404]],
    ['/imaged/V0040217', [404]],
    ['/status', [200]],
    ['/', [200]],
  ])('%s, which no operation matches', (path, want) => {
    expect(short(path)).toEqual(want);
  });

  it('needs no data to refuse a method', () => {
    expect(short('/catalogue/v2/works', 'POST')).toEqual(['catalogue', '/catalogue', undefined]);
    expect(short('/catalogue/v2/works', 'OPTIONS')).toEqual([204]);
  });
});

const operations = sandboxServices.flatMap((service) =>
  Object.entries(serviceTables[service].operations).map(
    ([id, { paths }]) => [service, id, paths] as const,
  ),
);

describe.each(operations)('%s: %s', (service, id, paths) => {
  const filled = (path: string) => path.replaceAll(/\{[^}]*\}/g, 'a');

  it('is described at its own path', () => {
    const described = apis.flatMap((api) => api.operations).find((one) => one.id === id);
    expect(described && described.basePath + described.path).toBe(paths[0]);
  });

  it('answers at the path in its description, and at its own paths too', () => {
    const moved = apis.map((api) => ({
      ...api,
      operations: api.operations.map((one) =>
        one.id === id ? { ...one, basePath: '/moved/v9', path: `/x${one.path}` } : one,
      ),
    }));
    const [first = ''] = paths;
    const { path = '' } = apis.flatMap((api) => api.operations).find((one) => one.id === id) ?? {};
    // The archive's path also matches the raw text, which answers for both.
    const atOwnPath = id === 'getTextZip' ? 'getText' : id;
    expect(short(filled(`/moved/v9/x${path}`), 'GET', moved).slice(0, 2)).toEqual([service, id]);
    expect(short(filled(first), 'GET', moved).slice(0, 2)).toEqual([service, atOwnPath]);
    const undescribed = apis.map((api) => ({
      ...api,
      operations: api.operations.filter((one) => one.id !== id),
    }));
    for (const one of paths) {
      expect(short(filled(one), 'GET', undescribed).slice(0, 2)).toEqual([service, atOwnPath]);
    }
  });
});

it.each(sandboxServices)('every path of %s is in one of its folders', (service: SandboxService) => {
  const { operations: described, others, folders } = serviceTables[service];
  for (const { paths } of Object.values({ ...described, ...others })) {
    for (const path of paths) {
      expect(
        Object.keys(folders).filter((one) => path.startsWith(`${one}/`) || path === one),
      ).not.toEqual([]);
    }
  }
});
