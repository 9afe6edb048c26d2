import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContract, loadDocument } from '../../test/contract.ts';
import { openApiJson, openApiYaml, withServers } from './open-api.ts';

const apis = await loadContract();
/** Occurs nowhere in the descriptions, so that it can be removed again. */
const site = 'https://portal.test';
const servers = [
  { baseUrl: 'https://developers.example.org/sandbox/', description: 'The sandbox.' },
  { baseUrl: 'https://api.example.org', description: 'The live service.' },
];
const page = `${site}/api/things`;
const publication = {
  servers,
  site,
  page,
  operationRef: (id: string) => `https://other.example/${id}`,
};

const withoutLinks = (key: string, value: unknown) => (key === 'links' ? undefined : value);

describe.each(apis.map((api) => [api.id, api] as const))('the description of %s', (id, api) => {
  it('is the same in YAML, in JSON and in its file, except for servers and links', async () => {
    const document = await loadDocument(id);
    const json = JSON.parse(openApiJson(document, publication));
    expect(parse(openApiYaml(document, publication))).toEqual(json);
    const asWritten = JSON.parse(JSON.stringify(json).replaceAll(site, ''));
    const rest = (one: object) => JSON.stringify({ ...one, servers: [] }, withoutLinks);
    expect(JSON.parse(rest(asWritten))).toEqual(JSON.parse(rest(document)));
  });

  it('has servers with a host', async () => {
    const json = JSON.parse(openApiJson(await loadDocument(id), publication));
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

const own = { name: 'Print room', email: 'prints@museum.example' };
const ofSite = { name: 'The museum', url: site };

it.each([
  ['the one in the description', own, ofSite, own],
  ['its own if the site gives none', own, undefined, own],
  ["the site's if it has none", undefined, ofSite, ofSite],
  ['nobody if neither gives one', undefined, undefined, undefined],
])('names as contact %s', (_, inFile, given, wanted) => {
  const info = { title: 'Prints', version: '1', ...(inFile && { contact: inFile }) };
  const from = { ...publication, ...(given && { contact: given }) };
  const published = JSON.parse(openApiJson({ openapi: '3.1.0', info }, from));
  expect(published.info).toEqual({ ...info, ...(wanted && { contact: wanted }) });
});

it.each([null, 1, 'x', [], {}])('accepts %j as a document', (document) => {
  expect(() => openApiYaml(document, publication)).not.toThrow();
  expect(withServers(document, [])).toBe(document);
});
