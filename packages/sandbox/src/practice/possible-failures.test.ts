import type { Response } from '@portal/contract';
import { expect, it } from 'vitest';
import { apis } from '../../test/node-sandbox.ts';
import { documentedFailure, isSuccess, possibleFailures } from './possible-failures.ts';

function response(status: string, location?: string): Response {
  const headers =
    location === undefined ? [] : [{ name: 'location', description: '', example: location }];
  return { status, description: '', content: [], headers };
}

function responses(...statuses: string[]) {
  return { responses: statuses.map((status) => response(status)) };
}

it('lists what a description documents, and what every service may return', () => {
  expect(possibleFailures(responses('200', '404', '400', '503', '4XX', 'default'))).toEqual([
    ...[400, 404, 429],
    ...[500, 503],
  ]);
  expect(possibleFailures(responses())).toEqual([429, 500, 503]);
  const all = apis.flatMap((api) => api.operations);
  const work = all.find(({ id }) => id === 'getWork');
  expect(work && possibleFailures(work)).toEqual([302, 400, 404, 410, 429, 500, 503]);
});

it('redirects only to where an example leads', () => {
  const of = (...given: Response[]) => possibleFailures({ responses: given });
  const usual = [429, 500, 503];
  expect(of(response('301', '/things/1?a=b'), response('304'))).toEqual([301, 304, ...usual]);
  expect(of(response('301'))).toEqual(usual);
  expect(of(response('302', 'https://example.com/'))).toEqual(usual);
  expect(of(response('302', '//example.com/'))).toEqual(usual);
});

it('finds what documents a failure', () => {
  const found = (code: number, ...statuses: string[]) =>
    documentedFailure(responses(...statuses), code)?.status;
  expect(found(404, '404', '4XX', 'default')).toBe('404');
  expect(found(404, '4xx', 'default')).toBe('4xx');
  expect(found(404, '5XX', 'default')).toBe('default');
  expect(found(404, '5XX')).toBeUndefined();
  expect(found(302, 'default', '3XX')).toBeUndefined();
});

it('leaves success to the request', () => {
  expect(isSuccess(responses('200', '404'), 200)).toBe(true);
  expect(isSuccess(responses('200', '404'), 201)).toBe(false);
  expect(isSuccess(responses('200', '404'), 404)).toBe(false);
});
