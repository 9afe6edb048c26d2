import { expect } from 'vitest';
import { ask, collection } from '../../docs-facts/sources.ts';
import { type Body, choicesOf, everyResult, get, images, refused, statusOf, works } from './ask.ts';
import { schemaNamed } from './schemas.ts';

const includes = choicesOf('getWorks', 'include');
const one = `${works}/m3rvk8pd`;
const everything = includes.join(',');

/** Without its include a field is absent; with it, it is a list, of which some are empty. */
export async function includesAddFields() {
  const bare = await get(one);
  const full = await get(`${one}?include=${everything}`);
  for (const name of includes) {
    expect(Object.keys(bare)).not.toContain(name);
    expect(Object.keys(await get(`${one}?include=${name}`))).toEqual(
      expect.arrayContaining([...Object.keys(bare), name]),
    );
    expect(full[name]).toBeInstanceOf(Array);
  }
  expect(full.subjects.length).toBeGreaterThan(0);
  expect(includes.some((name) => full[name].length === 0)).toBe(true);
  const [listed] = (await get(`${works}?identifiers=m3rvk8pd&include=items,subjects`)).results;
  expect(listed).toEqual(await get(`${one}?include=items,subjects`));
}

/** `identifiers`, `items`, …: the guide lists those of the contract, in its order. */
export function includesAreThese() {
  expect(includes.map((name) => `\`${name}\``).join(', ')).toBe(
    '`identifiers`, `items`, `holdings`, `subjects`, `genres`, `contributors`, `production`, `languages`, `notes`, `formerFrequency`, `designation`, `images`, `parts`, `partOf`, `precededBy`, `succeededBy`',
  );
}

/** Fields that need no include are there where they have a value, and only there. */
export async function mainFieldsNeedNoInclude() {
  const named = [
    ...['title', 'description', 'physicalDescription', 'workType', 'referenceNumber'],
    ...['thumbnail', 'availabilities'],
  ];
  const listed = await everyResult(`${works}?workType=h,k,a`);
  for (const name of named) expect(listed.some((work) => name in work)).toBe(true);
  expect(listed.some((work) => !('thumbnail' in work))).toBe(true);
  expect(listed.some((work) => !('description' in work))).toBe(true);
  expect(listed.some((work) => !('referenceNumber' in work))).toBe(true);
  expect(JSON.stringify(listed)).not.toMatch(/:(null|"")[,}]/);
}

export async function identifiersAtEveryDepth() {
  const parts = 'items,subjects,genres,contributors';
  const bare = JSON.stringify(await get(`${one}?include=${parts}`));
  expect(bare).not.toContain('"identifiers":[{');
  const full = await get(`${one}?include=identifiers,${parts}`);
  expect(full.identifiers.length).toBeGreaterThan(0);
  expect(full.items[0].identifiers).toBeDefined();
  expect(full.subjects[0].concepts[0].identifiers).toBeDefined();
  expect(full.subjects[0].identifiers).toBeDefined();
  const made = collection.works.find(({ contributors }) => contributors?.[0]?.agent.identifiers);
  const maker = `${works}/${made?.id}`;
  expect(
    (await get(`${maker}?include=identifiers,contributors`)).contributors[0].agent.identifiers,
  ).toBeDefined();
  expect(
    (await get(`${maker}?include=contributors`)).contributors[0].agent.identifiers,
  ).toBeUndefined();
  const above = await get(`${works}/u5ds7vfc?include=partOf`);
  expect(JSON.stringify(above.partOf)).not.toContain('"production"');
}

export async function unknownIncludesAreRefused() {
  const text = await refused(`${works}?include=foo`);
  for (const name of includes) expect(text).toContain(`'${name}'`);
  await refused(`${one}?include=foo`);
  await refused(`${works}/zzzzzzzz?include=foo`);
  await refused(`${images}/zzzzzzzz?include=foo`);
}

export async function includesChangeNoResults() {
  const ids = async (path: string) => (await get(path)).results.map(({ id }: Body) => id);
  expect(await ids(`${works}?query=horse&include=${everything}`)).toEqual(
    await ids(`${works}?query=horse`),
  );
  expect(await ids(`${images}?query=horse&include=source.subjects`)).toEqual(
    await ids(`${images}?query=horse`),
  );
}

/** A work has none, one or many images; each is a stub with an id and a type. */
export async function worksHaveImages() {
  const counts = new Set(collection.works.map(({ images: own }) => own?.length ?? 0));
  expect(counts).toContain(0);
  expect(counts).toContain(1);
  expect(Math.max(...counts)).toBeGreaterThan(1);
  const { images: own } = await get(`${works}/hx7q2mvb?include=images`);
  expect(own).toEqual([{ id: 't4ncwz8k', type: 'Image' }]);
  expect((await get(`${images}/t4ncwz8k`)).source.id).toBe('hx7q2mvb');
  expect('images' in (await get(`${works}/hx7q2mvb`))).toBe(false);
}

/** A concept has several headings' kinds as its types, and works name it by its id. */
export async function conceptsAreHeadings() {
  const types = new Set(collection.concepts.map(({ type }) => type));
  expect([...types]).toEqual(
    expect.arrayContaining(['Person', 'Organisation', 'Place', 'Period', 'Genre', 'Subject']),
  );
  const { subjects, genres, contributors } = await get(
    `${works}/hx7q2mvb?include=subjects,genres,contributors`,
  );
  for (const id of [subjects[0].id, genres[0].concepts[0].id, contributors[0].agent.id]) {
    expect((await get(`/catalogue/v2/concepts/${id}`)).id).toBe(id);
  }
}

export async function itemsAreCopies() {
  const { items } = await get(`${works}/gvwu7jhh?include=items`);
  expect(items[0].locations[0].type).toBe('PhysicalLocation');
  expect(items.at(-1).locations[0].type).toBe('DigitalLocation');
  expect(items.at(-1).locations[0].license.type).toBe('License');
  expect(Object.keys(items[0].locations[0])).toContain('accessConditions');
  expect(items[0].id).toBe('ghemdgqg');
  expect('id' in items.at(-1)).toBe(false);
}

export async function holdingsListVolumes() {
  const { holdings } = await get(`${works}/g5wd8ncr?include=holdings`);
  expect(holdings[0].enumeration.length).toBeGreaterThan(0);
  const serials = collection.works.filter(({ holdings: own = [] }) => own.length > 0);
  expect(serials.every(({ workType }) => /journals$/i.test(workType?.label ?? ''))).toBe(true);
}

export async function partsHaveNoAddress() {
  for (const path of ['items', 'items/ghemdgqg', 'holdings']) {
    expect(await statusOf(`/catalogue/v2/${path}`)).toBe(404);
  }
}

export async function archivesAreTrees() {
  const { partOf } = await get(`${works}/u5ds7vfc?include=partOf`);
  expect(partOf[0].type).toMatch(/Series|Section/);
  expect(partOf[0].partOf[0].type).toMatch(/Series|Section|Collection/);
  const top = await get(`${works}/q6zb4ynh?include=parts,partOf`);
  expect([top.type, top.partOf]).toEqual(['Collection', []]);
  expect(top.parts.every(({ type }: Body) => type === 'Series')).toBe(true);
  const below = await everyResult(`${works}?partOf=q6zb4ynh&include=partOf`);
  expect(below.length).toBeGreaterThan(top.parts.length);
  const totals = top.parts.reduce((sum: number, part: Body) => sum + part.totalDescendentParts, 0);
  expect(totals + top.parts.length).toBe(below.length);
  const [series] = top.parts;
  const { parts } = await get(`${works}/${series.id}?include=parts`);
  expect(parts.length).toBe(series.totalParts);
  const leaves = below.filter(({ type }) => type === 'Work');
  expect(leaves.length).toBeGreaterThan(0);
  expect(
    below.every(({ referenceNumber }) => referenceNumber.startsWith(top.referenceNumber)),
  ).toBe(true);
  const tops = await everyResult(`${works}?type=Collection&include=partOf`);
  expect(tops.map(({ id }) => id)).toContain('q6zb4ynh');
  const noTop = tops.filter((work) => work.partOf.some(({ id }: Body) => id !== undefined));
  expect(noTop).toEqual([]);
}

export function publishedSeriesHaveNoId() {
  const above = collection.works.flatMap(({ partOf = [] }) => partOf);
  const published = above.filter(({ id }) => id === undefined);
  expect(published.length).toBeGreaterThan(0);
  expect(new Set(published.map(({ type }) => type))).toEqual(new Set(['Series']));
  expect(published.every(({ title }) => title !== '')).toBe(true);
}

export async function serialsFollowEachOther() {
  const { precededBy } = await get(`${works}/g5wd8ncr?include=precededBy`);
  const [before] = precededBy;
  const { succeededBy } = await get(`${works}/${before.id}?include=succeededBy`);
  expect(succeededBy.map(({ id }: Body) => id)).toContain('g5wd8ncr');
  const start = (id: string) => collection.dates[id]?.[0]?.[0] ?? '';
  expect(start(before.id) < start('g5wd8ncr')).toBe(true);
}

export async function mergedWorksRedirect() {
  const { status, headers } = await ask(`${works}/d6pzt9ye?include=subjects`);
  expect(status).toBe(302);
  expect(headers.get('Location')).toMatch(/works\/hx7q2mvb\?include=subjects$/);
}

export async function goneWorksAreNowhere() {
  expect(await statusOf(`${works}/k2wfn7cs`)).toBe(410);
  const { merged, deleted, hidden } = collection.withdrawn;
  const gone = [...Object.keys(merged), ...deleted, ...hidden];
  const found = await get(`${works}?identifiers=${gone.join(',')}&aggregations=workType`);
  expect(found.totalResults).toBe(0);
  expect(found.aggregations.workType.buckets).toEqual([]);
}

export function titlesContainHtml() {
  expect(collection.works.some(({ title }) => /<i>/.test(title ?? ''))).toBe(true);
  expect(collection.works.some(({ title }) => /&amp;/.test(title ?? ''))).toBe(true);
  expect(collection.works.some(({ description }) => /<\w+>/.test(description ?? ''))).toBe(true);
}

export function productionCanBeEmpty() {
  expect(collection.works.some(({ production = [] }) => production.length === 0)).toBe(true);
  const dates = collection.works.flatMap(({ production = [] }) => production.map((p) => p.dates));
  expect(dates.some((list) => list.length === 0)).toBe(true);
}

/** In a subject the id and label are those of its concept, or of the whole heading. */
export async function subjectsHaveIds() {
  const { subjects } = await get(`${one}?include=subjects`);
  for (const { id, label } of subjects) {
    const concept = await get(`/catalogue/v2/concepts/${id}`);
    expect(concept.label).toBe(label);
    const { totalResults } = await get(`${works}?subjects=${id}&identifiers=m3rvk8pd`);
    expect(totalResults).toBe(1);
    const labelled = await get(
      `${works}?subjects.label=%22${encodeURIComponent(label)}%22&identifiers=m3rvk8pd`,
    );
    expect(labelled.totalResults).toBe(1);
  }
}

export async function thumbnailsOfWorksArePictures() {
  const { thumbnail } = await get(`${works}/hx7q2mvb`);
  expect(thumbnail.url).toMatch(/\.jpg$/);
  expect(schemaNamed('catalogue', 'Work').properties?.thumbnail).toBeDefined();
}

/** Works, images and concepts: a list of each, and a single record. */
export async function listsAndRecords() {
  for (const kind of ['works', 'images', 'concepts']) {
    const { results } = await get(`/catalogue/v2/${kind}`);
    expect((await get(`/catalogue/v2/${kind}/${results[0].id}`)).id).toBe(results[0].id);
  }
}

export function idsAreEightCharacters() {
  const { works: made, images: pictures, concepts } = collection;
  for (const { id } of [...made, ...pictures, ...concepts])
    expect(id).toMatch(/^[a-z][a-z0-9]{7}$/);
  const letters = made.map(({ id }) => id).join('');
  expect(letters).not.toMatch(/[ilo01]/);
}

export async function identifiersFindWorks() {
  const found = async (filter: string) =>
    (await get(`${works}?${filter}`)).results.map(({ id }: Body) => id);
  expect(await found('identifiers=b20417783')).toEqual(['m3rvk8pd']);
  expect(await found('items.identifiers=b20417783')).toEqual([]);
  expect(await found('items=ghemdgqg')).toEqual(['gvwu7jhh']);
  const { identifiers } = (await get(`${works}?identifiers=b20417783&include=identifiers`))
    .results[0];
  expect(JSON.stringify(identifiers)).toContain('"b20417783"');
  const item = collection.works
    .flatMap(({ id, items = [] }) => items.map((own) => ({ id, own })))
    .find(({ own }) => own.identifiers?.[0]);
  expect(await found(`items.identifiers=${item?.own.identifiers?.[0]?.value}`)).toEqual([item?.id]);
}

export function unidentifiedAgentsHaveNoId() {
  const agents = collection.works.flatMap(({ contributors = [] }) =>
    contributors.map(({ agent }) => agent),
  );
  expect(agents.some(({ id }) => id === undefined)).toBe(true);
  expect(agents.every(({ id, identifiers }) => id !== undefined || !identifiers?.length)).toBe(
    true,
  );
}

export function languagesOfPictures() {
  const pictures = collection.works.filter(({ workType }) => workType?.id === 'k');
  const silent = pictures.filter(({ languages = [] }) => languages.length === 0);
  expect(silent.length * 2).toBeGreaterThan(pictures.length);
}

export function fieldsOfWorks() {
  const { works: made } = collection;
  expect(made.filter((one) => one.alternativeTitles?.length === 0).length * 2).toBeGreaterThan(
    made.length,
  );
  expect(made.some(({ duration = 0 }) => Number.isInteger(duration) && duration > 60)).toBe(true);
  const dates = made.flatMap(({ production = [] }) => production.flatMap((one) => one.dates));
  expect(dates.every((date) => !('id' in date))).toBe(true);
  expect(dates.some(({ label }) => !/^\d{4}$/.test(label))).toBe(true);
}
