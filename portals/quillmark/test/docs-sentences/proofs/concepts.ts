import { expect } from 'vitest';
import { collection } from '../../docs-facts/sources.ts';
import {
  type Body,
  choicesOf,
  concepts,
  everyResult,
  firstIds,
  get,
  idsOf,
  meaningOf,
  parametersOf,
  refused,
  statusOf,
  totalOf,
  works,
} from './ask.ts';

export async function anyWordMayMatch() {
  const horse = await idsOf(`${concepts}?query=horses`);
  const comet = await idsOf(`${concepts}?query=comets`);
  const both = await idsOf(`${concepts}?query=horses+comets`);
  expect(horse.length * comet.length).toBeGreaterThan(0);
  expect(new Set(both)).toEqual(new Set([...horse, ...comet]));
  expect(await totalOf(`${works}?query=horse+xyzzyx`)).toBe(0);
  expect(await totalOf(`${concepts}?query=horses+xyzzyx`)).toBe(horse.length);
  const other = collection.concepts.find(
    ({ alternativeLabels: [also = ''] = [], label }) =>
      /^[A-Z][a-z]{6,}$/.test(also) &&
      !label.toLowerCase().includes(also.slice(0, 5).toLowerCase()),
  );
  const found = await idsOf(`${concepts}?query=${other?.alternativeLabels?.[0]}`);
  expect(found).toContain(other?.id);
  const value = other?.identifiers?.[0]?.value ?? '';
  expect((await firstIds(`${concepts}?query=horses+${encodeURIComponent(value)}`))[0]).toBe(
    other?.id,
  );
}

export async function typeIsOneKindOfIdentifier() {
  const path = `${concepts}?identifiers.identifierType=`;
  const found = await everyResult(`${path}label-derived`);
  const derived = (concept: Body) =>
    concept.identifiers.some((one: Body) => one.identifierType.id === 'label-derived');
  expect(found.length).toBe(collection.concepts.filter(derived).length);
  expect(found.every(derived)).toBe(true);
  expect(await totalOf(`${path}label-derived,lc-names`)).toBe(0);
  expect(await totalOf(`${path}Label-Derived`)).toBe(0);
  expect(choicesOf('getConcepts', 'identifiers.identifierType')).toContain('label-derived');
  const ranked = await idsOf(`${path}lc-subjects&query=horses`);
  const plain = await idsOf(`${path}lc-subjects`);
  expect(ranked).not.toEqual(plain);
  expect(new Set(ranked)).toEqual(new Set(plain));
}

export async function batchesKeepOrder() {
  const body = await get(`${concepts}?id=p4vk2dzt,n8hs5xka,p4vk2dzt,missing&query=comets&page=9`);
  expect(body.results.map(({ id }: Body) => id)).toEqual(['p4vk2dzt', 'n8hs5xka', 'p4vk2dzt']);
  expect([body.pageSize, body.totalResults]).toEqual([3, 3]);
}

export async function conceptIdsFindWorks() {
  for (const [filter, id] of [
    ['subjects', 'n8hs5xka'],
    ['genres', 'w9fm3cuy'],
    ['contributors.agent', 'c5tw8rqn'],
  ] as const) {
    expect(await totalOf(`${works}?${filter}=${id}`)).toBeGreaterThan(0);
    expect((await get(`${concepts}/${id}`)).id).toBe(id);
  }
}

export async function typesSayWhatAConceptIs() {
  const types = new Set(collection.concepts.map(({ type }) => type as string));
  for (const type of [
    'Person',
    'Organisation',
    'Meeting',
    'Place',
    'Period',
    'Subject',
    'Concept',
  ]) {
    expect([...types], type).toContain(type);
  }
  expect((await get(`${concepts}/n8hs5xka`)).type).toBe(
    (await get(`${works}/hx7q2mvb?include=subjects`)).subjects[0].concepts[0].type,
  );
}

export async function unidentifiedSubjectsAreFoundByLabel() {
  const found = await everyResult(`${works}?subjects.label=Lamplighters&include=subjects`);
  const subjects = found.flatMap((work: Body) => work.subjects);
  expect(subjects.filter(({ label }: Body) => label === 'Lamplighters')).toEqual([
    {
      label: 'Lamplighters',
      concepts: [{ label: 'Lamplighters', type: 'Concept' }],
      type: 'Subject',
    },
  ]);
}

/** Page and size out of range, and too many words or ids, are refused, and the rest is an error. */
export async function pagesOfConceptsAreChecked() {
  expect(await statusOf(`${concepts}?page=101&pageSize=100`)).toBe(400);
  expect(JSON.parse(await refused(`${concepts}?pageSize=101`)).label).toBe('Bad request');
  expect(JSON.parse(await refused(`${concepts}?page=0`)).label).toBe('Bad Request');
}

export async function conceptHasOneParameter() {
  expect(parametersOf('getConcept')).toEqual(['id']);
  expect(await statusOf(`${concepts}/zzzzzzzz`)).toBe(404);
  expect(await statusOf(`${concepts}/n2099621030`)).toBe(404);
}

export function labelDerivedHasNoAuthority() {
  expect(meaningOf('getConcepts', 'identifiers.identifierType', 'label-derived')).toContain(
    'label itself',
  );
  const derived = collection.concepts.filter(({ identifiers = [] }) =>
    identifiers.some((one) => one.identifierType.id === ('label-derived' as never)),
  );
  expect(derived.every(({ identifiers }) => identifiers?.length === 1)).toBe(true);
}

export function headingsAreFiled() {
  const { label } = collection.concepts.find(({ id }) => id === 'c5tw8rqn') ?? {};
  expect(label).toMatch(/^Marlow, Tobias/);
}
