import { toApi } from '@portal/contract/node';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContract, loadDocument } from '../../test/contract.ts';
import { openApiJson, openApiYaml, withServers } from './open-api.ts';

const apis = await loadContract();
const servers = [
  { baseUrl: 'https://developers.example.org/sandbox/', description: 'The sandbox.' },
  { baseUrl: 'https://api.example.org', description: 'The live service.' },
];

describe.each(apis.map((api) => [api.id, api] as const))('the description of %s', (id, api) => {
  it('is the same in YAML, in JSON and in its file, but for the servers', async () => {
    const document = await loadDocument(id);
    const json = JSON.parse(openApiJson(document, servers));
    expect(parse(openApiYaml(document, servers))).toEqual(json);
    expect({ ...json, servers: document.servers }).toEqual(document);
    expect(toApi({ ...json, servers: document.servers }, id)).toEqual(api);
  });

  it('has servers with a host', async () => {
    const json = JSON.parse(openApiJson(await loadDocument(id), servers));
    expect(json.servers.map(({ url }: { url: string }) => url)).toEqual([
      `https://developers.example.org/sandbox${api.basePath}`,
      `https://api.example.org${api.basePath}`,
    ]);
  });
});

it('fills in the servers of paths and operations, and leaves those with a host', () => {
  const document = {
    servers: [{ url: 'https://there.example.org/v1' }, { url: '{scheme}://{host}/v1' }],
    paths: { '/a': { servers: [{ url: '/b' }], get: { servers: [{ url: 'c/' }] } } },
  };
  expect(withServers(document, servers.slice(1))).toEqual({
    servers: document.servers,
    paths: {
      '/a': {
        servers: [{ url: 'https://api.example.org/b', description: 'The live service.' }],
        get: { servers: [{ url: 'https://api.example.org/c', description: 'The live service.' }] },
      },
    },
  });
});

it.each([null, 1, 'x', [], {}])('takes %j for a document', (document) => {
  expect(() => openApiYaml(document, servers)).not.toThrow();
  expect(withServers(document, [])).toBe(document);
});
