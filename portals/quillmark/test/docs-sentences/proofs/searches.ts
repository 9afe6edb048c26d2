import { expect } from 'vitest';
import { allNeeded } from '../../docs-facts/pages/catalogue.ts';
import { collection, parameter } from '../../docs-facts/sources.ts';
import {
  type Body,
  choicesOf,
  concepts,
  everyResult,
  firstIds,
  get,
  idsOf,
  images,
  meaningOf,
  parametersOf,
  refused,
  totalOf,
  works,
} from './ask.ts';

const encode = encodeURIComponent;

/** A word that one field of some work has, and nothing else of that work. */
function onlyIn(textOf: (work: Body) => string | undefined): { id: string; word: string } {
  for (const work of collection.works) {
    const words = (textOf(work) ?? '').match(/\b[a-z]{7,}\b/g) ?? [];
    const rest = JSON.stringify(work).toLowerCase();
    const word = words.find((one) => rest.split(one.slice(0, 6)).length === 2);
    if (word) return { id: work.id, word };
  }
  throw new Error('No work has a word that only this field has.');
}

export async function queryLooksThroughFields() {
  const fields: Record<string, (work: Body) => string | undefined> = {
    title: ({ title }) => title,
    notes: ({ notes }) => notes[0]?.contents[0],
    description: ({ description }) => description,
    lettering: ({ lettering }) => lettering,
    physicalDescription: ({ physicalDescription }) => physicalDescription,
    edition: ({ edition }) => edition,
  };
  for (const [field, textOf] of Object.entries(fields)) {
    const { id, word } = onlyIn(textOf);
    expect(await idsOf(`${works}?query=${word}`), `${field}: ${word}`).toContain(id);
  }
  const { subjects, genres, contributors, production, referenceNumber } = collection.works.find(
    (work) =>
      work.subjects?.length && work.genres?.length && work.contributors?.length && work.production,
  ) as Body;
  for (const text of [
    subjects[0].label,
    genres[0].label,
    contributors[0].agent.label,
    production[0].label,
    referenceNumber ?? '',
  ]) {
    expect(await totalOf(`${works}?query=${encode(text)}`)).toBeGreaterThan(0);
  }
  expect(await firstIds(`${works}?query=PP%2FHAL%2FB%2F2`)).toContain('u5ds7vfc');
  expect(await firstIds(`${works}?query=b20417783`)).toContain('m3rvk8pd');
  expect(await firstIds(`${works}?query=m3rvk8pd`)).toContain('m3rvk8pd');
}

export async function stems() {
  expect(await idsOf(`${works}?query=farriers`)).toEqual(await idsOf(`${works}?query=farrier`));
}

export async function wordsNeeded() {
  expect(await allNeeded()).toBe(4);
}

/** `xyzzyx` is nowhere, so that only the identifier or the beginning of the title can match. */
export async function idsAndTitleBeginningsSuffice() {
  expect((await firstIds(`${works}?query=b20417783+xyzzyx`))[0]).toBe('m3rvk8pd');
  expect((await firstIds(`${works}?query=household+rem`))[0]).toBe('m3rvk8pd');
  expect(await totalOf(`${works}?query=household+xyzzyx`)).toBe(0);
}

export async function bestMatchFirst() {
  for (const list of [works, images, '/content/v0/articles', '/content/v0/all']) {
    const found = await everyResult(`${list}?query=farrier`);
    const named = found.map((one) => /farrier/i.test(one.title ?? one.source?.title ?? ''));
    expect(named[0], list).toBe(true);
    expect(named.at(-1), list).toBe(false);
  }
  expect((await firstIds(`${works}?query=grey+horse+farrier`))[0]).toBe('hx7q2mvb');
}

export async function idOrderOtherwise() {
  for (const list of [works, images, concepts]) {
    const ids = await firstIds(`${list}?pageSize=100`);
    expect(ids, list).toEqual(ids.toSorted());
  }
}

export async function emptyQueryIsNone() {
  for (const list of [works, images]) {
    expect((await get(`${list}?query=`)).totalResults).toBe(await totalOf(list));
  }
}

/** Nothing in a description names a syntax: a quoted phrase finds what its words do. */
export async function noQuerySyntax() {
  for (const id of ['getWorks', 'getImages']) {
    const { description } = parameter(id, 'query');
    expect(description ?? '').not.toMatch(/\bAND\b|\*/);
  }
  expect(await idsOf(`${works}?query=%22horse+grey%22`)).toEqual(
    await idsOf(`${works}?query=horse+grey`),
  );
}

const searched = 'include=production,subjects,genres,contributors,notes';

export async function placesOfPublicationAreSearched() {
  const maps = await everyResult(`${works}?query=London&workType=e&${searched}`);
  const onlyThere = maps.filter(({ production, ...others }) => {
    const has = (value: unknown) => JSON.stringify(value).includes('London');
    return has(production.map(({ places }: Body) => places)) && !has(others);
  });
  expect(onlyThere.length).toBeGreaterThan(2);
  const about = await everyResult(`${works}?subjects.label=London&include=subjects`);
  expect(about.length).toBeGreaterThan(0);
  for (const { subjects } of about) {
    expect(subjects.map(({ label }: Body) => label)).toContain('London');
  }
}

export async function publishersAreSearched() {
  const all = await everyResult(`${works}?${searched}`);
  const label = ({ agent }: Body) => agent.label;
  const printed = all.flatMap(({ id, production, contributors }) =>
    production
      .flatMap(({ agents }: Body) => agents)
      .filter((agent: Body) => !contributors.map(label).includes(agent.label))
      .map((agent: Body) => ({ id, name: agent.label })),
  );
  const [{ id, name }] = printed;
  expect(await idsOf(`${works}?query=${encode(name)}`), name).toContain(id);
  const quoted = encode(`"${name}"`);
  expect(await idsOf(`${works}?contributors.agent.label=${quoted}`)).not.toContain(id);
}

async function isUnion(path: string, values: readonly [string, string]) {
  const [one, other] = [await idsOf(path + values[0]), await idsOf(path + values[1])];
  const both = await idsOf(`${path}${values.join(',')}`);
  expect(one.length * other.length, path).toBeGreaterThan(0);
  expect(new Set(both), path).toEqual(new Set([...one, ...other]));
}

export async function valuesMeanOr() {
  await isUnion(`${works}?workType=`, ['e', 'r']);
  await isUnion(`${works}?subjects.label=`, ['Horses', 'Herbs']);
  await isUnion(`${works}?genres.label=`, ['Etchings', 'Lectures']);
  await isUnion(`${works}?subjects=`, ['n8hs5xka', 'y8rd5gpa']);
  await isUnion(`${works}?languages=`, ['lat', 'heb']);
  await isUnion(`${works}?availabilities=`, ['open-shelves', 'online']);
  await isUnion(`${works}?items.locations.license=`, ['cc-by-nd', 'ogl']);
  await isUnion(`${works}?identifiers=`, ['b20417783', 'hx7q2mvb']);
  await isUnion(`${works}?type=`, ['Series', 'Section']);
  await isUnion(`${images}?locations.license=`, ['cc-by-nd', 'pdm']);
  await isUnion(`${images}?source.subjects.label=`, ['Horses', 'Herbs']);
}

async function isIntersection(list: string, one: string, other: string) {
  const first = await idsOf(`${list}?${one}`);
  const second = new Set(await idsOf(`${list}?${other}`));
  const both = await idsOf(`${list}?${one}&${other}`);
  expect(both.length, `${list} ${one} ${other}`).toBeGreaterThan(0);
  expect(new Set(both)).toEqual(new Set(first.filter((id) => second.has(id))));
}

export async function filtersMeanAnd() {
  await isIntersection(works, 'workType=k', 'subjects.label=Horses');
  await isIntersection(works, 'query=horse', 'availabilities=online');
  await isIntersection(works, 'languages=ger', 'items.locations.license=pdm');
  await isIntersection(images, 'query=horse', 'locations.license=pdm');
}

export async function firstOccurrenceCounts() {
  const horses = await idsOf(`${works}?subjects.label=Horses`);
  expect(await idsOf(`${works}?subjects.label=Horses&subjects.label=Herbs`)).toEqual(horses);
  const both = await idsOf(`${works}?subjects.label=Horses,Herbs`);
  expect(both.length).toBeGreaterThan(horses.length);
}

/** `!` excludes with the access status, and is a letter like any other elsewhere. */
export async function onlyStatusExcludes() {
  const status = 'items.locations.accessConditions.status';
  const statuses = new Map(
    collection.works.map(({ id, items }) => [
      id,
      JSON.stringify(items).match(/(?<="status":\{"id":")[^"]+/g) ?? [],
    ]),
  );
  const having = (keeps: (own: string[]) => boolean) =>
    [...statuses].flatMap(([id, own]) => (keeps(own) ? [id] : []));
  expect(await idsOf(`${works}?${status}=!restricted,!closed`)).toEqual(
    having((own) => !own.includes('restricted') && !own.includes('closed')),
  );
  expect(having((own) => own.length === 0).length).toBeGreaterThan(0);
  const others = ['workType=!k', 'languages=!eng', 'subjects.label=!Horses', 'type=!Collection'];
  for (const other of [...others, 'availabilities=!online', 'items.locations.license=!pdm']) {
    expect(await totalOf(`${works}?${other}`), other).toBe(0);
  }
  expect(await refused(`${works}?${status}=foo`)).toContain('Please choose one of');
  expect(await idsOf(`${works}?${status}=open`)).toEqual(having((own) => own.includes('open')));
  expect(await idsOf(`${works}?${status}=open,!restricted`)).toEqual(
    having((own) => own.includes('open') && !own.includes('restricted')),
  );
}

export async function labelsAreWhole() {
  expect(await totalOf(`${works}?subjects.label=Horses`)).toBeGreaterThan(0);
  for (const label of ['horses', 'Horse', 'HORSES', '%20Horses']) {
    expect(await totalOf(`${works}?subjects.label=${label}`), label).toBe(0);
  }
  expect(await totalOf(`${works}?genres.label=Etchings`)).toBeGreaterThan(0);
  expect(await totalOf(`${works}?genres.label=etchings`)).toBe(0);
  const { buckets } = (await get(`${works}?aggregations=subjects.label`)).aggregations[
    'subjects.label'
  ];
  for (const { data, count } of buckets) {
    expect(await totalOf(`${works}?subjects.label=%22${encode(data.id)}%22`)).toBe(count);
  }
}

export async function quotesKeepCommas() {
  const quoted = await idsOf(`${works}?subjects.label=%22Medicine,%20Popular%22`);
  const herbs = await idsOf(`${works}?subjects.label=Herbs`);
  const both = await idsOf(`${works}?subjects.label=%22Medicine,%20Popular%22,Herbs`);
  expect(new Set(both)).toEqual(new Set([...quoted, ...herbs]));
  expect(quoted.length).toBeGreaterThan(0);
  const split = await idsOf(`${works}?subjects.label=Medicine,%20Popular`);
  expect(split).toEqual(await idsOf(`${works}?subjects.label=Medicine`));
  expect(await idsOf(`${works}?subjects.label=Horses,%20Herbs`)).toEqual(
    await idsOf(`${works}?subjects.label=Horses`),
  );
}

export async function partOfTakesOneValue() {
  const titles = [
    ...new Set(collection.works.flatMap(({ partOf = [] }) => partOf.map((p) => p.title))),
  ];
  const comma = titles.find((title) => title.includes(',')) ?? '';
  expect(await totalOf(`${works}?partOf.title=${encode(comma)}`)).toBeGreaterThan(0);
  expect(await totalOf(`${works}?partOf.title=${encode(`"${comma}"`)}`)).toBe(0);
  expect(await totalOf(`${works}?partOf.title=${encode(comma.toUpperCase())}`)).toBe(0);
  expect(await totalOf(`${works}?partOf.title=${encode(comma.split(',')[0] ?? '')}`)).toBe(0);
  expect(await totalOf(`${works}?partOf=q6zb4ynh`)).toBeGreaterThan(0);
  expect(await totalOf(`${works}?partOf=q6zb4ynh,zzzzzzzz`)).toBe(0);
}

export async function partOfReachesAllDepths() {
  const below = await everyResult(`${works}?partOf=q6zb4ynh&include=partOf`);
  const { parts } = await get(`${works}/q6zb4ynh?include=parts`);
  const direct = below.filter(({ partOf }) => partOf[0].id === 'q6zb4ynh');
  expect(direct.map(({ id }) => id).sort()).toEqual(parts.map(({ id }: Body) => id).sort());
  const deep = below.filter(({ partOf }) => partOf[0].id !== 'q6zb4ynh');
  expect(deep.length).toBeGreaterThan(0);
  expect(deep.every(({ partOf }) => JSON.stringify(partOf).includes('q6zb4ynh'))).toBe(true);
}

export async function anyValueIsAccepted() {
  const wrong = ['items.locations.license=cc0', 'subjects.label=horses', 'languages=xx'];
  for (const filter of [...wrong, 'workType=Books', 'type=Work', 'items.locations.license=CC-BY']) {
    expect(await totalOf(`${works}?${filter}`), filter).toBe(0);
  }
  for (const filter of ['languages=en', 'identifiers=nothing', 'genres=zzzzzzzz']) {
    expect(await totalOf(`${works}?${filter}`), filter).toBe(0);
  }
  expect((await get(`${works}?identifiers=hx7q2mvb`)).results[0].type).toBe('Work');
}

export async function unknownParametersAreIgnored() {
  for (const list of [works, images, concepts, '/content/v0/articles', '/content/v0/events']) {
    const { results, totalResults } = await get(list);
    expect(await get(`${list}?worktype=k`)).toMatchObject({ results, totalResults });
  }
}

export async function emptyValuesDoNotFilter() {
  const total = await totalOf(works);
  for (const name of ['genres', 'genres.label', 'subjects', 'subjects.label']) {
    expect(await totalOf(`${works}?${name}=`), name).toBe(total);
  }
}

export async function capitalsDoNotMatterInIdentifiers() {
  expect(await idsOf(`${works}?identifiers=B20417783`)).toEqual(['m3rvk8pd']);
  expect(await idsOf(`${works}?identifiers=m3rvk8pd,hx7q2mvb`)).toEqual(['hx7q2mvb', 'm3rvk8pd']);
}

/** Each filter keeps works that have the value where the guide says that it is. */
export async function filtersCompareTheirFields() {
  const places: [filter: string, holds: (work: Body) => boolean][] = [
    ['workType=e,k', ({ workType }) => ['e', 'k'].includes(workType.id)],
    ['subjects.label=Horses', ({ subjects }) => subjects.some((s: Body) => s.label === 'Horses')],
    ['subjects=n8hs5xka', ({ subjects }) => subjects.some((s: Body) => s.id === 'n8hs5xka')],
    ['genres.label=Etchings', ({ genres }) => genres.some((g: Body) => g.label === 'Etchings')],
    ['genres=w9fm3cuy', ({ genres }) => genres.some((g: Body) => g.concepts[0].id === 'w9fm3cuy')],
    [
      'contributors.agent.label=%22Marlow,%20Tobias,%201790-1861%22',
      ({ contributors }) =>
        contributors.some((c: Body) => c.agent.label === 'Marlow, Tobias, 1790-1861'),
    ],
    [
      'contributors.agent=c5tw8rqn',
      ({ contributors }) => contributors.some((c: Body) => c.agent.id === 'c5tw8rqn'),
    ],
    ['languages=ger', ({ languages }) => languages.some((l: Body) => l.id === 'ger')],
    [
      'availabilities=online',
      ({ availabilities }) => /"online"/.test(JSON.stringify(availabilities)),
    ],
    ['items.locations.license=pdm', ({ items }) => /"id":"pdm"/.test(JSON.stringify(items))],
    [
      'items.locations.locationType=iiif-presentation',
      ({ items }) => /"id":"iiif-presentation"/.test(JSON.stringify(items)),
    ],
    ['items=ghemdgqg', ({ items }) => items.some((i: Body) => i.id === 'ghemdgqg')],
    ['type=Collection', ({ type }) => type === 'Collection'],
    ['partOf=q6zb4ynh', ({ partOf }) => /"q6zb4ynh"/.test(JSON.stringify(partOf))],
  ];
  for (const [filter, holds] of places) {
    const found = await idsOf(`${works}?${filter}`);
    expect(found.length, filter).toBeGreaterThan(0);
    expect(found, filter).toEqual(collection.works.filter(holds).map(({ id }) => id));
  }
}

export function formatsHaveTheseIds() {
  const labels = new Map(collection.works.map(({ workType }) => [workType?.id, workType?.label]));
  for (const id of choicesOf('getWorks', 'workType')) {
    const label = labels.get(id as never);
    if (label) expect(meaningOf('getWorks', 'workType', id), id).toContain(label);
  }
  for (const [id, label] of Object.entries({
    ...{ a: 'Books', d: 'Journals', e: 'Maps', h: 'Archives and manuscripts', i: 'Audio' },
    ...{ k: 'Pictures', q: 'Digital Images', b: 'Manuscripts', x: 'Manuscripts' },
  })) {
    expect(labels.get(id as never) ?? meaningOf('getWorks', 'workType', id)).toContain(label);
  }
}

export function filtersOfImagesBeginWithSource() {
  const about = parametersOf('getImages').filter((name) =>
    /genres|subjects|agent|dates/.test(name),
  );
  expect(about.length).toBeGreaterThan(0);
  expect(about.every((name) => name.startsWith('source.'))).toBe(true);
  expect(parametersOf('getImages')).toContain('locations.license');
  expect(parametersOf('getWorks')).toContain('items.locations.license');
}

/** A compound subject is found by its own id, not by those of its parts. */
export async function compoundSubjectsHaveTheirOwnId() {
  const compound = collection.works
    .flatMap(({ subjects = [] }) => subjects)
    .find(({ concepts: parts = [], label }) => parts.length > 1 && label.startsWith('Horses - '));
  expect(compound).toBeDefined();
  const { id = '', label = '', concepts: parts = [] } = compound ?? {};
  expect(label).toBe(parts.map((part) => part.label).join(' - '));
  expect(parts.map((part) => part.id)).not.toContain(id);
  const whole = await everyResult(`${works}?subjects=${id}&include=subjects`);
  expect(whole.length).toBeGreaterThan(0);
  const alone = whole.filter(
    (work) => !work.subjects.some((subject: Body) => subject.id === 'n8hs5xka'),
  );
  expect(alone.length).toBeGreaterThan(0);
  const horses = new Set(await idsOf(`${works}?subjects=n8hs5xka`));
  expect(alone.filter((work) => horses.has(work.id))).toEqual([]);
}

export async function onlyFirstGenreConceptCounts() {
  const several = collection.works
    .flatMap(({ genres = [], id }) => genres.map((genre) => ({ genre, id })))
    .find(({ genre }) => genre.concepts.length > 1);
  if (several) {
    const [first, second] = several.genre.concepts;
    expect(await idsOf(`${works}?genres=${first?.id}`)).toContain(several.id);
    expect(await idsOf(`${works}?genres=${second?.id}`)).not.toContain(several.id);
  }
  expect('id' in (await get(`${works}/hx7q2mvb?include=genres`)).genres[0]).toBe(false);
}
