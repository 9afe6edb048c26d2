import { type Api, buildRequest, parseRequest } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { apisFolder } from '@portal/sample';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering } from '../../test/answers.ts';
import { writeQuery } from '../write-query.ts';
import type { ApiName } from './api-types.ts';
import { apis, bodyKind } from './apis.ts';
import { createClient } from './create-client.ts';

const names = Object.keys(apis) as ApiName[];
const baseUrl = 'https://api.example.org';
function inOrder(url: string) {
  const { pathname, search } = new URL(url);
  return { pathname, query: search.slice(1).split('&').sort() };
}

let contract: Map<string, Api>;
beforeAll(async () => {
  const loaded = await loadApis(apisFolder);
  contract = new Map(loaded.map((api) => [api.id, api]));
});

function api(name: ApiName): Api {
  const found = contract.get(name);
  if (!found) throw new Error(`There is no apis/${name}.yaml.`);
  return found;
}

describe('the client and the contract', () => {
  it('know the same APIs', () => {
    expect([...contract.keys()].sort()).toEqual([...names].sort());
  });

  it.each(names)('agree on the base path and list syntax of %s', (name) => {
    const { basePath, listSyntax } = apis[name];
    expect({ basePath, listSyntax }).toEqual({
      basePath: api(name).basePath,
      listSyntax: api(name).listSyntax,
    });
  });

  it.each(names)('agree on how to read the bodies of %s', (name) => {
    for (const { path, responses } of api(name).operations) {
      const types = responses
        .filter(({ status }) => status === '200')
        .flatMap(({ content }) => content.map(({ mediaType }) => mediaType));
      const kind = types.every((type) => /json$/.test(type))
        ? 'json'
        : types.every((type) => /^text\//.test(type))
          ? 'text'
          : 'blob';
      expect([path, bodyKind(name, path)]).toEqual([path, kind]);
    }
  });

  it.each(names)('send every example of %s to the same address', async (name) => {
    const { fetch, urls } = answering(() => new Response('{}'));
    const client = createClient(name, { baseUrl, fetch });
    const get = client.GET as unknown as (path: string, options: object) => Promise<unknown>;
    for (const operation of api(name).operations) {
      const isPath = (key: string) =>
        operation.parameters.some((parameter) => parameter.name === key && parameter.in === 'path');
      for (const { values } of operation.requestExamples) {
        const pick = (wanted: boolean) =>
          Object.fromEntries(Object.entries(values).filter(([key]) => isPath(key) === wanted));
        await get(operation.path, { params: { path: pick(true), query: pick(false) } });
        const want = buildRequest(operation, values, baseUrl).href;
        expect(inOrder(urls.at(-1) ?? '')).toEqual(inOrder(want));
      }
    }
    expect(urls.length).toBeGreaterThan(0);
  });

  it('write lists that the catalogue reads back unchanged', () => {
    const label = fc.string({
      unit: fc.constantFrom('a', ' ', ',', '"', '\\', 'é', '&', '+', '%', "'"),
    });
    fc.assert(
      fc.property(fc.array(label), (labels) => {
        const query = writeQuery({ 'subjects.label': labels }, 'csv');
        const { values } = parseRequest(api('catalogue'), `${baseUrl}/catalogue/v2/works?${query}`);
        expect(values['subjects.label']).toEqual(labels);
      }),
      { numRuns: 300 },
    );
  });
});
