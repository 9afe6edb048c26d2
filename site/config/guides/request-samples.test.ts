import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../packages/contract/test/fixture-api.ts';
import { apiAddress } from '../apis/api-address';
import { fenwick } from '../portal.fixture';
import { requestSamples } from './request-samples';

const parameters = ['query', 'pageSize'].map((name) => ({
  name,
  in: 'query',
  schema: { type: 'string' },
}));
const works = { operationId: 'getWorks', parameters };
const apis = [apiOf({ '/works': { get: works } }, { servers: [{ url: '/catalogue/v2' }] })];

describe('the samples of a request', () => {
  it('are in four languages, each with the exact address', () => {
    const path = '/catalogue/v2/works?query=grey+horse&pageSize=1';
    const { apiId, samples } = requestSamples(path, fenwick, apis);
    expect(apiId).toBe('test');
    expect(samples.map(({ language }) => language.id)).toEqual([
      'curl',
      'python',
      'javascript',
      'r',
    ]);
    for (const { code } of samples) expect(code).toContain(path);
  });

  it('are only a command if no description has the request', () => {
    const { apiId, samples } = requestSamples('/catalogue/v2/nothing/at/all', fenwick, apis);
    expect(apiId).toBeUndefined();
    expect(samples.map(({ language }) => language.id)).toEqual(['curl']);
  });

  it('quote an address with ! so that a shell leaves it alone', () => {
    const { samples } = requestSamples('/image/V1/full/!400,400/0/default.jpg', fenwick, apis);
    expect(samples[0]?.code).toMatch(/^curl '.*'$/);
  });

  it.each([
    '/catalogue/v2/works?query=horse&pageSize=1',
    "/catalogue/v2/works?$top=5&$filter=title eq 'Horse'",
    '/catalogue/v2/works?filter={"title":"Horse"}',
    '/catalogue/v2/works?query=`id`\\',
    "/catalogue/v2/works?query=it's",
  ])('are a command that a shell sends as it is written: %s', (path) => {
    const [command] = requestSamples(path, fenwick, apis).samples;
    const printLast = 'curl() { for last; do :; done; printf %s "$last"; }';
    const sent = execFileSync('sh', ['-c', `${printLast}\n${command?.code}`]);
    expect(String(sent)).toBe(apiAddress(path, fenwick));
  });

  it.each([
    ['filter[title]=horse', true],
    ['ids={a,b}', true],
    ['query=horse', false],
  ])('keep cURL from reading %s as a range only if it would: %s', (query, isKept) => {
    const { samples } = requestSamples(`/catalogue/v2/works?${query}`, fenwick, apis);
    expect(samples[0]?.code.includes('--globoff')).toBe(isKept);
  });

  it('refuse a path of no API', () => {
    expect(() => requestSamples('/nowhere', fenwick, apis)).toThrow('is not an API path');
  });
});
