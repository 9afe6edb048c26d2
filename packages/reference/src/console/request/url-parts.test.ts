import type { Api } from '@portal/contract';
import { beforeAll, expect, it } from 'vitest';
import { apiOf, loadContract } from '../../../test/contract.ts';
import { sentencesOf, type UrlRun, urlRuns } from './url-parts.ts';

let catalogue: Api;
let iiif: Api;

beforeAll(async () => {
  const apis = await loadContract();
  catalogue = apiOf(apis, 'catalogue');
  iiif = apiOf(apis, 'iiif');
});

const url = 'https://api.example.org/catalogue/v2/works?workType=a,k&page=2';

function textOf({ parts }: UrlRun): string {
  return parts.map(({ text }) => text).join('');
}

it('is the URL, character by character', () => {
  expect(urlRuns(catalogue, url).map(textOf).join('')).toBe(url);
});

it('keeps a parameter and all its values together', () => {
  const leading = urlRuns(catalogue, url).filter(({ parameter }) => parameter !== undefined);
  expect(leading.map(textOf)).toEqual(['workType=a,k', 'page=2']);
});

it('keeps parts of a path apart', () => {
  const runs = urlRuns(iiif, 'https://iiif.example.org/image/V0040217/full/600,/0/default.jpg');
  const leading = runs.filter(({ parameter }) => parameter !== undefined);
  expect(leading.map((run) => `${run.parameter} ${textOf(run)}`)).toEqual([
    'identifier V0040217',
    'region full',
    'size 600,',
    'rotation 0',
    'quality default',
    'format jpg',
  ]);
});

it('explains each value of a parameter', () => {
  const words = sentencesOf(urlRuns(catalogue, url), 'workType');
  expect(words).toContain('Books');
  expect(words).toContain('Pictures');
});
