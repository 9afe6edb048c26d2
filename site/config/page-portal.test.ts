import { expect, it } from 'vitest';
import { pagePortal } from './page-portal';
import { fenwick } from './portal.fixture';

it('tells pages where each API is', () => {
  const { apis, ...rest } = pagePortal(fenwick);
  const { name, shortName, origin, siteUrl, licence } = fenwick;
  expect(rest).toEqual({ name, shortName, origin, siteUrl, licence });
  const feedbackUrl = 'https://code.example/issues/new';
  expect(pagePortal({ ...fenwick, feedbackUrl }).feedbackUrl).toBe(feedbackUrl);
  expect(apis[0]).toEqual({
    id: 'catalogue',
    label: 'Catalogue',
    segments: ['catalogue'],
    sandbox: 'catalogue',
    liveHost: 'https://api.fenwick.example',
    guideHost: 'https://api.fenwick.example',
  });
  expect(apis.map(({ id }) => id)).toEqual(fenwick.apis.map(({ id }) => id));
});

it('puts no text of single pages, and no local path, into the script of every page', () => {
  const [first] = fenwick.apis;
  if (!first) throw new Error('The portal has no API.');
  const long = { summary: 'SUMMARY', introduction: 'INTRODUCTION', readOn: 'READ ON' };
  const apis = [{ ...first, ...long, card: { words: 'WORDS' } }];
  const text = JSON.stringify(pagePortal({ ...fenwick, apis }));
  expect(text).not.toMatch(/SUMMARY|INTRODUCTION|READ ON|WORDS|\.yaml/);
});
