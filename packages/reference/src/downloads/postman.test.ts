import { parseRequest } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { apiOf, loadContract } from '../../test/contract.ts';
import { type PostmanFolder, type PostmanRequest, postmanCollection } from './postman.ts';

const apis = await loadContract();
const baseUrl = 'https://api.example.org';

function requestsIn(items: (PostmanFolder | PostmanRequest)[]): PostmanRequest[] {
  return items.flatMap((item) => ('item' in item ? requestsIn(item.item) : [item]));
}

/** What Postman sends: variables filled in, disabled parameters left out. */
function sentUrl({ request: { url } }: PostmanRequest): string {
  const path = url.path.map((segment) =>
    segment.startsWith(':')
      ? url.variable.find(({ key }) => key === segment.slice(1))?.value
      : segment,
  );
  const query = url.query
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }) => `${key}=${value}`);
  const host = url.host.join('').replace('{{baseUrl}}', baseUrl);
  return `${host}/${path.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

describe.each(apis.map((api) => [api.id, api] as const))('the collection of %s', (_, api) => {
  const collection = postmanCollection(api, { baseUrl: `${baseUrl}/` });
  const requests = requestsIn(collection.item);

  it('has the shape of format 2.1', () => {
    expect(collection.info).toMatchObject({
      name: api.title,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    });
    expect(collection.variable).toEqual([{ key: 'baseUrl', value: baseUrl }]);
    for (const { name, request, response } of requests) {
      expect(name).toMatch(/\S/);
      expect(request.method).toBe('GET');
      expect(request.url.raw).toMatch(/^\{\{baseUrl\}\}\//);
      expect(request.header).toEqual([{ key: 'Accept', value: expect.stringContaining('/') }]);
      expect(response).toEqual([]);
      for (const { key, description } of [...request.url.query, ...request.url.variable]) {
        expect([key, description]).toEqual([expect.stringMatching(/\S/), expect.any(String)]);
      }
    }
    expect(JSON.parse(JSON.stringify(collection))).toEqual(collection);
  });

  it('sends every example of every operation', () => {
    const parsed = requests.map((request) => parseRequest(api, sentUrl(request)));
    const wanted = api.operations.flatMap(({ id, requestExamples }) =>
      requestExamples.map(({ values }) => ({ id, values })),
    );
    const sent = parsed.map(({ operation, values }) => ({ id: operation?.id, values }));
    expect(sent.length).toBe(wanted.length);
    expect(sent).toEqual(expect.arrayContaining(wanted));
  });
});

it('offers the parameters that an example leaves out, disabled', () => {
  const collection = postmanCollection(apiOf(apis, 'catalogue'), { baseUrl });
  const [first] = requestsIn(collection.item);
  expect(first?.request.url.query.slice(0, 2)).toEqual([
    { key: 'query', value: 'horse', description: expect.stringContaining('Words to look for') },
    { key: 'workType', value: '', description: expect.any(String), disabled: true },
  ]);
});
