import { expect } from 'vitest';
import portal from '../../../portal.ts';
import { collection } from '../../docs-facts/sources.ts';
import {
  type Body,
  choicesOf,
  everyResult,
  get,
  idsOf,
  images,
  meaningOf,
  totalOf,
  works,
} from './ask.ts';

const filter = 'items.locations.license';

/** What its id says about a Creative Commons licence. */
const allows = (id: string) => ({
  alter: !/-nd/.test(id),
  commercial: !/-nc/.test(id),
  credit: !/^(pdm|cc-0)$/.test(id),
});

/** The lists to copy have the licences whose conditions they name, and no other. */
export function listsOfLicences() {
  const free = choicesOf('getWorks', filter).filter((id) => !/^(inc|rr)/.test(id));
  const list = (keep: (id: string) => boolean) => free.filter(keep).sort().join();
  const sorted = (text: string) => text.split(',').sort().join();
  const every = 'pdm,cc-0,cc-by,cc-by-sa,cc-by-nd,cc-by-nc,cc-by-nc-sa,cc-by-nc-nd,ogl,opl';
  expect(list(() => true)).toBe(sorted(every));
  expect(list((id) => allows(id).alter)).toBe(
    sorted('pdm,cc-0,cc-by,cc-by-sa,cc-by-nc,cc-by-nc-sa,ogl,opl'),
  );
  expect(list((id) => allows(id).commercial)).toBe(
    sorted('pdm,cc-0,cc-by,cc-by-sa,cc-by-nd,ogl,opl'),
  );
  expect(list((id) => !allows(id).credit)).toBe('cc-0,pdm');
}

export function licencesHaveTheseLabels() {
  const labels = new Map<string, string>();
  for (const { items = [] } of collection.works)
    for (const { locations } of items)
      for (const { license } of locations) if (license) labels.set(license.id, license.label);
  expect(Object.fromEntries(labels)).toMatchObject({
    pdm: 'Public Domain Mark',
    'cc-0': 'CC0 1.0 Universal',
    'cc-by': 'Attribution 4.0 International (CC BY 4.0)',
    'cc-by-sa': 'Attribution-ShareAlike 4.0 International (CC BY-SA 4.0)',
    'cc-by-nd': 'Attribution-NoDerivatives 4.0 International (CC BY-ND 4.0)',
    'cc-by-nc': 'Attribution-NonCommercial 4.0 International (CC BY-NC 4.0)',
    'cc-by-nc-sa': 'Attribution-NonCommercial-ShareAlike 4.0 International (CC BY-NC-SA 4.0)',
    'cc-by-nc-nd': 'Attribution-NonCommercial-NoDerivatives 4.0 International (CC BY-NC-ND 4.0)',
    ogl: 'Open Government Licence',
    opl: 'Open Parliament Licence',
  });
  listsOfLicences();
}

/** A licence is a field of a location, so copies of one work can differ, and shelf copies have none. */
export async function locationsHaveTheLicence() {
  const work = await get(`${works}/hx7q2mvb?include=items`);
  expect(work).not.toHaveProperty('license');
  expect(work.thumbnail.license.id).toBe('pdm');
  const image = await get(`${images}/t4ncwz8k`);
  expect(image.thumbnail.license).toEqual(image.locations[0].license);
  expect(image.locations[0]).toMatchObject({
    credit: portal.name,
    license: { id: 'pdm', label: 'Public Domain Mark', url: expect.stringMatching(/^https?:/) },
  });
  const shelves = collection.works.flatMap(({ items = [] }) =>
    items.flatMap(({ locations }) => locations.filter(({ type }) => type === 'PhysicalLocation')),
  );
  const without = shelves.filter(({ license }) => license === undefined);
  expect(without.length * 2).toBeGreaterThan(shelves.length);
  const article = await get('/content/v0/articles/Xq3TfhAAACEAkzLm');
  expect(article.image.copyright).toBeTypeOf('string');
  expect(article.image).not.toHaveProperty('license');
}

/** A work is found as soon as one of its locations has the licence. */
export async function oneCopyIsEnough() {
  const found = await everyResult(`${works}?${filter}=pdm&include=items`);
  const own = ({ items }: Body) =>
    items.flatMap(({ locations }: Body) => locations.map((one: Body) => one.license?.id));
  expect(found.every((work) => own(work).includes('pdm'))).toBe(true);
  expect(found.some((work) => own(work).some((id: string) => id !== 'pdm'))).toBe(true);
  const both = await idsOf(`${works}?${filter}=pdm,cc-0`);
  expect(new Set(both)).toEqual(
    new Set([
      ...(await idsOf(`${works}?${filter}=pdm`)),
      ...(await idsOf(`${works}?${filter}=cc-0`)),
    ]),
  );
  for (const wrong of ['cc0', 'CC-BY', 'PDM'])
    expect(await totalOf(`${works}?${filter}=${wrong}`)).toBe(0);
  expect(await totalOf(`${works}?${filter}=cc-0`)).toBeGreaterThan(0);
  expect(await totalOf(`${images}?locations.license=pdm`)).toBeGreaterThan(0);
}

export function accessStatusesMean() {
  const of = (id: string) =>
    meaningOf('getWorks', 'items.locations.accessConditions.status', id).replace(/\.$/, '');
  expect(of('open-with-advisory')).toMatch(/^Anyone can see it, after a warning/);
  expect(of('restricted')).toBe('Can be seen only under certain conditions');
  expect(of('permission-required')).toBe('Someone must agree first');
  expect(of('by-appointment')).toBe('Arrange a visit first');
  expect(of('closed')).toBe('Not shown, often until a certain year');
  expect(of('unavailable')).toMatch(/^Cannot (currently )?be seen$/);
}

export async function accessIsNotALicence() {
  const { items } = await get(`${works}/m3rvk8pd?include=items`);
  const [location] = items.at(-1).locations;
  expect(Object.keys(location)).toEqual(expect.arrayContaining(['accessConditions', 'license']));
  const open = 'items.locations.accessConditions.status=open';
  expect(await totalOf(`${works}?${open}&${filter}=inc`)).toBeGreaterThan(0);
}
