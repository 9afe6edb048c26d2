import { expect, it } from 'vitest';
import { apiOf, loadContract } from '../../../../test/contract.ts';
import { browserLimits } from './browser-limits.ts';

const [operation] = apiOf(await loadContract(), 'catalogue').operations;
const [parameter] = operation?.parameters ?? [];

function limitsOf(place: 'query' | 'header' | 'cookie', name: string) {
  if (!operation || !parameter) throw new Error('The sample has no parameter.');
  const parameters = [{ ...parameter, in: place, name }];
  return browserLimits({ ...operation, parameters }, { [name]: 'a' });
}

it.each([
  ['header', 'User-Agent'],
  ['header', 'host'],
  ['header', 'Sec-Fetch-Mode'],
  ['header', 'Proxy-Authorization'],
  ['header', 'Referer'],
  ['cookie', 'session'],
] as const)('warns that no page can send the %s %s', (place, name) => {
  expect(limitsOf(place, name)).toMatchObject([
    {
      type: 'warning',
      where: { part: place, parameter: name },
      message: expect.stringContaining(name),
    },
  ]);
});

it.each([
  ['header', 'X-Trace'],
  ['header', 'Accept'],
  ['header', 'Section'],
  ['query', 'Host'],
] as const)('lets the %s %s pass', (place, name) => {
  expect(limitsOf(place, name)).toEqual([]);
});

it('does not warn about what is not filled in', () => {
  if (!operation || !parameter) throw new Error('The sample has no parameter.');
  const parameters = [{ ...parameter, in: 'header' as const, name: 'Host' }];
  expect(browserLimits({ ...operation, parameters }, {})).toEqual([]);
});
