import { expect, it } from 'vitest';
import { chooseForm } from './choose-form.ts';

const two = 'http://iiif.io/api/presentation/2/context.json';
const three = 'http://iiif.io/api/presentation/3/context.json';
const json = 'application/json';
const ld = 'application/ld+json';
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

it.each<[accept: string | null, version: string, mediaType: string]>([
  [null, 'v3', json],
  ['', 'v3', json],
  [browser, 'v3', json],
  ['application/*', 'v3', json],
  ['text/html', 'v3', json],
  [ld, 'v3', `${ld};profile="${three}"`],
  [`${ld}, ${json}`, 'v3', `${ld};profile="${three}"`],
  [`${ld};q=0.5, ${json}`, 'v3', json],
  [`${ld};profile="${two}"`, 'v2', `${ld};profile="${two}"`],
  [`${ld} ; Profile = "${two}"`, 'v2', `${ld};profile="${two}"`],
  [`${ld};profile=${two}`, 'v2', `${ld};profile="${two}"`],
  [`${ld};profile="${two}";q=0.5, ${ld};profile="${three}"`, 'v3', `${ld};profile="${three}"`],
  [`${ld};profile="${two}", ${ld};profile="${three}";q=0.9`, 'v2', `${ld};profile="${two}"`],
  [`${ld};profile="${two} https://a.example/"`, 'v2', `${ld};profile="${two}"`],
  [`${ld};profile="https://a.example/a,b;c", ${json};profile="${two}"`, 'v2', json],
  [`${ld};profile="https://a.example/"`, 'v3', json],
  [`${ld}, ${ld};profile="${three}";q=0`, 'v2', `${ld};profile="${two}"`],
  [`${ld};q=0, */*`, 'v3', json],
  [`${ld};q=high`, 'v3', json],
  [`"${ld}`, 'v3', json],
])('answers %s with %s as %s', (accept, version, mediaType) => {
  expect(chooseForm(accept)).toMatchObject({ version, mediaType });
});

it.each<[accept: string, mediaType: string]>([
  [`${ld};profile="${two}"`, `${ld};profile="${two}"`],
  [`${ld};profile="${three}"`, json],
  ['*/*', json],
])('answers %s with %s where there is one version', (accept, mediaType) => {
  expect(chooseForm(accept, ['v2'])).toMatchObject({ version: 'v2', mediaType });
});
