import { expect } from 'vitest';
import {
  articles,
  type Body,
  concepts,
  everyResult,
  firstIds,
  get,
  images,
  parametersOf,
  totalOf,
  works,
} from './ask.ts';

const labelsOf = (list: Body[]): string[] => list.map(({ label }) => label);
const subjectsOf = ({ subjects }: Body): string[] =>
  subjects.flatMap(({ concepts: parts }: Body) => labelsOf(parts));
const placesOf = ({ production }: Body): string[] =>
  production.flatMap(({ places }: Body) => labelsOf(places));

export async function queriesFindPlacesOfPublication() {
  const include = '&include=subjects,production';
  const found = await everyResult(`${works}?query=London&workType=e${include}`);
  const madeThere = found.filter(
    (work) => placesOf(work).includes('London') && !subjectsOf(work).includes('London'),
  );
  expect(madeThere.length).toBeGreaterThan(2);
  expect(madeThere.some(({ title }) => title.includes('North Pole'))).toBe(true);
  const about = await everyResult(`${works}?subjects.label=London&workType=e${include}`);
  expect(about.length).toBeGreaterThan(0);
  expect(about.every((work) => subjectsOf(work).includes('London'))).toBe(true);
}

export async function noFilterTakesPlacesOfPublication() {
  const found = await everyResult(`${works}?query=London&include=production`);
  const places = found.flatMap(({ production }) =>
    production.flatMap(({ places: own }: Body) => own),
  );
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(Object.keys(place)).toEqual(['label', 'type']);
  expect(parametersOf('getWorks').filter((name) => /place/.test(name))).toEqual([]);
}

export async function longerSubjectsAreSubjectsOfTheirOwn() {
  const long = await firstIds(`${works}?subjects.label=Witchcraft+-+Germany&workType=e`);
  expect(long.length).toBeGreaterThan(0);
  const short = (await everyResult(`${works}?subjects.label=Germany`)).map(({ id }) => id);
  expect(long.filter((id) => short.includes(id))).toEqual([]);
}

export async function makersAreFoundByTheirId() {
  const { results } = await get(`${concepts}?query=Tobias+Marlow`);
  expect(results[0]).toMatchObject({ id: 'c5tw8rqn', label: 'Marlow, Tobias, 1790-1861' });
  const by = (await everyResult(`${works}?contributors.agent=c5tw8rqn`)).map(({ id }) => id);
  const found = await everyResult(`${works}?query=Marlow&include=contributors`);
  expect(by.length).toBeGreaterThan(0);
  const others = found.filter(({ id }) => !by.includes(id));
  expect(others.length).toBeGreaterThan(0);
  const whole = encodeURIComponent('"Marlow, Tobias, 1790-1861"');
  expect(await totalOf(`${works}?contributors.agent.label=${whole}`)).toBe(by.length);
  expect(await totalOf(`${works}?contributors.agent.label=Marlow`)).toBe(0);
}

export async function genresOverlap() {
  const found = await everyResult(`${images}?include=source.genres`);
  expect(found.some(({ source }) => source.genres.length > 1)).toBe(true);
}

export async function articlesHaveDatesAndWorksHaveNone() {
  const { results } = await get(`${articles}?publicationDate.from=2024-01-01`);
  expect(results.length).toBeGreaterThan(0);
  for (const { publicationDate } of results) {
    expect(publicationDate >= '2024').toBe(true);
  }
  const [work] = (await get(`${works}?pageSize=1`)).results;
  expect(Object.keys(work).filter((key) => /added|modified|updated/i.test(key))).toEqual([]);
  const old = await everyResult(`${works}?production.dates.from=2000-01-01&include=production`);
  expect(
    old.every(({ production }) => production.some(({ dates }: Body) => dates.length > 0)),
  ).toBe(true);
}

export async function titlesNeedEscaping() {
  const titles = (await everyResult(works)).map(({ title }) => title ?? '');
  for (const character of ['&', '<', '"']) {
    expect(
      titles.some((title) => title.includes(character)),
      character,
    ).toBe(true);
  }
}

export async function recordsHaveNoSizes() {
  const image = await get(`${images}/t4ncwz8k`);
  expect(image.aspectRatio).toBeCloseTo(4 / 3);
  expect(Object.keys(image).filter((key) => /width|height/.test(key))).toEqual([]);
  expect(await get('/image/V0040217/info.json')).toMatchObject({ width: 1600, height: 1200 });
}
