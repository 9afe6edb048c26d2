import { expect } from 'vitest';
import { collection } from '../../docs-facts/sources.ts';
import {
  type Body,
  choicesOf,
  everyResult,
  firstIds,
  get,
  idsOf,
  images,
  refused,
  statusOf,
  totalOf,
  works,
} from './ask.ts';

const one = `${images}/t4ncwz8k`;
const kinds = ['visuallySimilar', 'withSimilarColors', 'withSimilarFeatures'];

export async function imageRecordsPointToInfo() {
  const image = await get(one);
  expect(image.locations[0].url).toMatch(/\/image\/V0040217\/info\.json$/);
  expect(image.thumbnail).toEqual(image.locations[0]);
  expect(await statusOf('/image/V0040217/info.json')).toBe(200);
  expect(await statusOf('/image/t4ncwz8k/info.json')).toBe(404);
  expect(await statusOf('/image/hx7q2mvb/info.json')).toBe(404);
  expect((await get(`${works}/hx7q2mvb`)).thumbnail.url).toMatch(/default\.jpg$/);
  for (const { thumbnail, locations } of await everyResult(images)) {
    expect(thumbnail).toEqual(locations[0]);
    expect(thumbnail.url).toMatch(/info\.json$/);
  }
}

export async function sourceIsTheWork() {
  const { source } = await get(one);
  expect(Object.keys(source).sort()).toEqual(['id', 'title', 'type']);
  expect((await get(`${works}/${source.id}`)).title).toBe(source.title);
  const parts = choicesOf('getImages', 'include');
  for (const part of parts) {
    const name = part.replace('source.', '');
    expect(source).not.toHaveProperty(name);
    expect((await get(`${one}?include=${part}`)).source).toHaveProperty(name);
  }
  const near = await get(`${one}?include=visuallySimilar,source.genres`);
  expect(near.visuallySimilar[0].source.genres).toBeInstanceOf(Array);
  expect(near.source.genres.length).toBeGreaterThan(0);
}

export async function aspectRatioIsWidthByHeight() {
  const { aspectRatio, averageColor } = await get(one);
  expect(averageColor).toMatch(/^#[0-9a-f]{6}$/);
  const { width, height } = await get('/image/V0040217/info.json');
  expect(aspectRatio).toBeCloseTo(width / height, 4);
}

/** Every image comes back, the nearest first: a palette of its own colours puts a picture first. */
export async function coloursRankAll() {
  const total = await totalOf(images);
  const ranked = await everyResult(`${images}?colors=b23f72`);
  expect(ranked.length).toBe(total);
  const red = (await firstIds(`${images}?colors=ff0000`)).slice(0, 5);
  const blue = (await firstIds(`${images}?colors=0000ff`)).slice(0, 5);
  expect(red).not.toEqual(blue);
  const hue = async (ids: string[], at: number) => {
    const list = await Promise.all(ids.map((id) => get(`${images}/${id}`)));
    return list.reduce(
      (sum, { averageColor }) => sum + Number.parseInt(averageColor.slice(at, at + 2), 16),
      0,
    );
  };
  expect(await hue(red, 1)).toBeGreaterThan(await hue(blue, 1));
  expect(await idsOf(`${images}?colors=B23F72`)).toEqual(ranked.map(({ id }) => id));
  expect(await firstIds(`${images}?colors=ff0000,0000ff`)).not.toEqual(
    await firstIds(`${images}?colors=ff0000`),
  );
  await refused(`${images}?colors=%23c9c2af`);
  await refused(`${images}?colors=c9c2`);
  const narrowed = await idsOf(`${images}?colors=b23f72&locations.license=pdm`);
  const pdm = new Set(await idsOf(`${images}?locations.license=pdm`));
  expect(narrowed).toEqual(ranked.map(({ id }) => id).filter((id) => pdm.has(id)));
}

/** With colours every word must be found, and the order is that of the colours alone. */
export async function queryIsStrictWithColours() {
  const words = 'grey+horse+farrier+xyzzyx';
  expect(await totalOf(`${images}?query=${words}`)).toBeGreaterThan(0);
  expect(await totalOf(`${images}?query=${words}&colors=a89b84`)).toBe(0);
  const order = await idsOf(`${images}?colors=a89b84`);
  const found = await idsOf(`${images}?query=horse&colors=a89b84`);
  expect(found).toEqual(order.filter((id) => found.includes(id)));
  expect(found).not.toEqual(found.toSorted());
}

export async function neighboursAreImages() {
  for (const kind of kinds) {
    const near: Body[] = (await get(`${one}?include=${kind}`))[kind];
    expect(near.length).toBeGreaterThan(0);
    expect(near.length).toBeLessThanOrEqual(5);
    expect(near.map(({ id }) => id)).not.toContain('t4ncwz8k');
    for (const image of near) expect(image).toEqual(await get(`${images}/${image.id}`));
    expect(await get(one)).not.toHaveProperty(kind);
  }
  const blend = await get(`${one}?include=${kinds.join(',')}`);
  expect(new Set(kinds.map((kind) => JSON.stringify(blend[kind]))).size).toBe(kinds.length);
}

export async function neighboursOnlyOfOneImage() {
  for (const kind of kinds) {
    await refused(`${images}?include=${kind}`);
    expect(await statusOf(`${one}?include=${kind}`)).toBe(200);
  }
}

export async function similarityHasADirection() {
  const near = async (id: string) =>
    (await get(`${images}/${id}?include=visuallySimilar`)).visuallySimilar.map(
      ({ id }: Body) => id,
    );
  const some = collection.images.slice(0, 12).map(({ id }) => id);
  const oneWay: string[] = [];
  for (const id of some) {
    for (const other of await near(id)) if (!(await near(other)).includes(id)) oneWay.push(other);
  }
  expect(oneWay.length).toBeGreaterThan(0);
}

/** Like colours and like shapes are nearer than those of a picture taken at random. */
export async function kindsCompareWhatTheySay() {
  const distance = (one: string, other: string) =>
    [1, 3, 5].reduce(
      (sum, at) =>
        sum +
        Math.abs(
          Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
        ),
      0,
    );
  const { averageColor, withSimilarColors } = await get(`${one}?include=withSimilarColors`);
  const mean = (list: Body[]) =>
    list.reduce((sum, other) => sum + distance(averageColor, other.averageColor), 0) / list.length;
  expect(mean(withSimilarColors)).toBeLessThan(mean(await everyResult(images)));
}

export async function imagesAreFoundByTheirWorks() {
  const found = await everyResult(`${images}?query=farrier&include=source.subjects`);
  expect(found.length).toBeGreaterThan(0);
  expect(/farrier/i.test(found[0].source.title)).toBe(true);
  const work = (await get(`${works}?query=farrier&pageSize=100`)).results.map(({ id }: Body) => id);
  expect(work).toContain(found[0].source.id);
  await wordsOfImages();
}

async function wordsOfImages() {
  expect(await totalOf(`${images}?query=grey+horse+xyzzyx`)).toBe(0);
  expect(await totalOf(`${images}?query=grey+horse+farrier+xyzzyx`)).toBeGreaterThan(0);
  expect(await totalOf(`${images}?query=grey+horse+farrier+xyzzyx+zzyzx`)).toBe(0);
}
