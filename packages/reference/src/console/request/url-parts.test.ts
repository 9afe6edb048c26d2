import type { Api } from '@portal/contract';
import { beforeAll, expect, it } from 'vitest';
import { apiOf, loadContract } from '../../../test/contract.ts';
import { sentencesOf, shownParts } from './url-parts.ts';

let catalogue: Api;

beforeAll(async () => {
  catalogue = apiOf(await loadContract(), 'catalogue');
});

const url = 'https://api.example.org/catalogue/v2/works?workType=a,k&page=2';

it('is the URL, character by character', () => {
  expect(
    shownParts(catalogue, url)
      .map(({ text }) => text)
      .join(''),
  ).toBe(url);
});

it('leads once to each parameter', () => {
  const first = shownParts(catalogue, url).filter((part) => part.first);
  expect(first.map(({ parameter }) => parameter)).toEqual(['workType', 'page']);
});

it('says what each value of a parameter means', () => {
  const words = sentencesOf(shownParts(catalogue, url), 'workType');
  expect(words).toContain('Books');
  expect(words).toContain('Pictures');
});
