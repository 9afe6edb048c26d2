import { loadApis } from '@portal/contract/node';
import { expect, it } from 'vitest';
import { mostTerms, searchTerms } from '../../packages/sandbox/src/finding/search-terms.ts';
import { sharedSandbox } from '../../packages/sandbox/test/shared-sandbox.ts';
import { sandboxFolders } from '../../scripts/bootstrap/paths.mjs';
import { worstCases } from './worst-cases.ts';

const cases = worstCases();

it.each(cases)('$name is answered as it should be', async ({ path, status, type }) => {
  for (const number of [0, 1, 12_345]) {
    const url = `http://localhost/sandbox${path(number)}`;
    const response = await sharedSandbox.fetch(new Request(url));
    expect(response.status, url.slice(0, 200)).toBe(status);
    expect(response.headers.get('Content-Type')).toContain(type);
  }
});

it('has a request for every operation except the one that makes pictures', async () => {
  const apis = await loadApis(sandboxFolders.apis);
  const asked = cases.map(({ path }) => path(0).split('?')[0] ?? '');
  const missing = apis
    .flatMap(({ operations }) => operations)
    .filter(({ id, basePath, path }) => {
      const form = `${basePath}${path}`.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
      return id !== 'getImageFile' && !asked.some((one) => new RegExp(`^${form}$`).test(one));
    });
  expect(missing.map(({ id }) => id)).toEqual([]);
});

it('sends queries as long as the limits allow', async () => {
  const queryOf = (name: string) => {
    const path = cases.find((one) => one.name === name)?.path(1) ?? '';
    return new URLSearchParams(path.split('?')[1]).get('query') ?? '';
  };
  expect(queryOf('the longest query').length).toBeGreaterThan(950);
  expect(searchTerms(queryOf('the longest query, articles')).size).toBe(mostTerms);
});
