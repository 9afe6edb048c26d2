import { expect, it } from 'vitest';
import { pictureRights } from './picture-rights.ts';

const image = 'https://pictures.example/image';
const pdm = { id: 'pdm', label: 'Public Domain Mark', url: 'https://licences.example/pdm' };
const ccBy = { id: 'cc-by', label: 'CC BY', url: 'https://licences.example/cc-by' };
const thumbnail = { url: `${image}/thumb/full/!200,200/0/default.jpg`, license: pdm };

it('takes the picture before its thumbnail, with the licence and credit beside it', () => {
  const shelf = { locations: [{ label: 'Stores', shelfmark: 'A/1' }] };
  const online = { url: `${image}/A1/info.json`, license: ccBy, credit: 'A Museum' };
  expect(pictureRights({ id: 'a', thumbnail, items: [shelf, { locations: [online] }] })).toEqual({
    iiifBase: `${image}/A1`,
    licenceId: 'cc-by',
    licenceUrl: 'https://licences.example/cc-by',
    credit: 'A Museum',
  });
});

it('has no credit of a picture under another licence', () => {
  const manifest = { url: 'https://pictures.example/manifest', credit: 'A Museum' };
  const creditWith = (license: typeof pdm) =>
    pictureRights({ thumbnail, items: [{ locations: [{ ...manifest, license }] }] }).credit;
  expect([creditWith(pdm), creditWith(ccBy)]).toEqual(['A Museum', undefined]);
});

it.each([
  ['an address', { rights: 'https://licences.example/pdm' }, { licenceUrl: pdm.url }],
  ['an id', { license: 'pdm' }, { licenceId: 'pdm' }],
  ['the first of a list', { rights: [pdm.url, ccBy.url] }, { licenceUrl: pdm.url }],
  ['an object whose id is the address', { license: { '@id': pdm.url } }, { licenceUrl: pdm.url }],
])('reads a licence of the whole record that is %s', (_, rights, expected) => {
  const record = { ...rights, image: `${image}/A1/full/max/0/default.jpg` };
  expect(pictureRights(record)).toEqual({ iiifBase: `${image}/A1`, ...expected });
});

it('has the licence of what has no picture, and nothing of what has neither', () => {
  expect(pictureRights({ locations: [{ url: 'https://a.example/book', license: ccBy }] })).toEqual({
    licenceId: 'cc-by',
    licenceUrl: 'https://licences.example/cc-by',
  });
  expect(pictureRights({ id: 'a', title: 'b', url: 'https://a.example/' })).toEqual({});
});
