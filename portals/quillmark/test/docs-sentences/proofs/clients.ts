import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, creditParts, plainText } from '@portal/client/museum';
import * as react from '@portal/client/react';
import { root } from '@portal/portal/folders';
import { languages } from '@portal/reference/samples';
import { expect } from 'vitest';
import { host, sandbox } from '../../docs-facts/truth.ts';

const catalogue = createClient('catalogue', {
  baseUrl: host,
  fetch: (request) => sandbox.fetch(request),
});
const include: ('contributors' | 'items' | 'production')[] = [
  'contributors',
  'items',
  'production',
];

export function librariesHaveTheseNames() {
  expect(Object.keys(react).sort()).toEqual([
    ...['CreditLine', 'IiifImage', 'useIiifInfo', 'useRecord', 'useWork'],
  ]);
  const python = readFileSync(join(root, 'packages/client-python/src/portal_client.py'), 'utf8');
  expect(python).toMatch(/class ApiError.*self\.status = status\s+self\.message = message/s);
}

/** A refusal is a value, which leaves the data out. */
export async function refusalsAreErrors() {
  const refused = await catalogue.GET('/works/{id}', { params: { path: { id: 'zzzzzzzz' } } });
  expect(refused.error).toMatchObject({ httpStatus: 404 });
  expect(refused).not.toHaveProperty('data');
}

/** Of the statements, the licence leads somewhere, and the title only where the caller says so. */
export async function creditsLinkTheLicence() {
  const params = { path: { id: 'hx7q2mvb' }, query: { include } };
  const { data } = await catalogue.GET('/works/{id}', { params });
  if (!data) throw new Error('The sandbox has no work hx7q2mvb.');
  const linked = (workUrl?: string) =>
    creditParts(data, { locationType: 'iiif-image', workUrl })
      ?.filter(({ href }) => href)
      .map(({ kind }) => kind);
  expect(linked()).toEqual(['licence']);
  expect(linked('/works/hx7q2mvb')).toEqual(['title', 'licence']);
}

/** A copy without a licence has no credit, and plain text no tags. */
export async function creditsNeedALicence() {
  const params = { path: { id: 'hx7q2mvb' }, query: { include } };
  const { data } = await catalogue.GET('/works/{id}', { params });
  if (!data) throw new Error('The sandbox has no work hx7q2mvb.');
  const items = (data.items ?? []).map(({ locations }) => ({
    locations: locations.map(({ license: _, ...unstated }) => unstated),
  }));
  expect(creditParts(data, { locationType: 'iiif-image' })).toBeDefined();
  expect(creditParts({ ...data, items }, { locationType: 'iiif-image' })).toBeUndefined();
  expect(plainText('<i>A grey horse</i>')).toBe('A grey horse');
}

export function samplesAreInR() {
  expect(languages.map(({ id }) => id)).toContain('r');
}

/** Nothing in this repository can be published under its own name. */
export function librariesAreOnNoRegistry() {
  const manifest = readFileSync(join(root, 'packages/client/package.json'), 'utf8');
  expect(JSON.parse(manifest).private).toBe(true);
}
