import { expect } from 'vitest';
import { collection, parameter } from '../../docs-facts/sources.ts';
import {
  all,
  articles,
  type Body,
  choicesOf,
  events,
  everyResult,
  firstIds,
  get,
  idsOf,
  parametersOf,
  refused,
  statusOf,
  totalOf,
  works,
} from './ask.ts';
import { schemaNamed } from './schemas.ts';

/** What a plain list begins with, and what `sort` and `sortOrder` make of it. */
export async function newestArticlesFirst() {
  const dates = (await everyResult(articles)).map(({ publicationDate }) => publicationDate);
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const name of ['publicationDate', 'productionDate']) {
    const order = async (rest: string) =>
      (await everyResult(`${articles}?sort=${name}${rest}`)).map((one) => one.publicationDate);
    expect(await order('&sortOrder=asc')).toEqual(dates.toSorted());
    expect(await order('&sortOrder=desc')).toEqual(dates);
    expect(await order('')).toEqual(dates);
  }
  const plain = await idsOf(articles);
  expect(await idsOf(`${articles}?sort=relevance&sortOrder=asc`)).toEqual(plain);
  expect(parameter('getArticles', 'sort').default).toBe('relevance');
  expect(parameter('getArticles', 'sortOrder').default).toBe('desc');
}

export async function latestEventsFirst() {
  const starts = (await everyResult(events)).map(({ times }) => times[0].startDateTime);
  expect(starts).toEqual(starts.toSorted().reverse());
  const order = async (rest: string) =>
    (await everyResult(`${events}?sort=times.startDateTime${rest}`)).map(
      ({ times }) => times[0].startDateTime,
    );
  expect(await order('&sortOrder=asc')).toEqual(starts.toSorted());
  expect(await order('')).toEqual(starts);
}

export async function bestMatchOfContentFirst() {
  for (const list of [articles, all]) {
    const found = await everyResult(`${list}?query=farrier`);
    expect(found[0].title).toMatch(/farrier/i);
    expect(found.at(-1).title).not.toMatch(/farrier/i);
  }
  const byDate = await idsOf(`${articles}?query=horse&sort=publicationDate`);
  expect(byDate).not.toEqual(await idsOf(`${articles}?query=horse`));
  expect(byDate.toSorted()).toEqual((await idsOf(`${articles}?query=horse`)).toSorted());
  expect(await firstIds(`${articles}?query=horse&sort=relevance`)).toEqual(
    await firstIds(`${articles}?query=horse`),
  );
}

export async function idsFilterContent() {
  const [article] = (await get(articles)).results;
  const author = article.contributors[0].contributor.id;
  for (const [path, holds] of [
    [`${articles}?format=${article.format.id}`, (one: Body) => one.format.id === article.format.id],
    [
      `${articles}?contributors.contributor=${author}`,
      (one: Body) => one.contributors.some((c: Body) => c.contributor?.id === author),
    ],
  ] as const) {
    const found = await everyResult(path);
    expect(found.every(holds)).toBe(true);
    expect(found.length).toBe(collection.articles.filter(holds).length);
  }
  for (const [name, value, list] of [
    ['format', 'YNBLSvAAACGAkLer', 'format'],
    ['audience', 'W6VBF4AAACGAO2df', 'audiences'],
    ['interpretation', 'XudCMkAAACIAaxUi', 'interpretations'],
  ] as const) {
    const found = await everyResult(`${events}?${name}=${value}`);
    expect(found.length, name).toBeGreaterThan(0);
    expect(found.every((one) => JSON.stringify(one[list]).includes(value))).toBe(true);
  }
  expect(await totalOf(`${articles}?format=nothing`)).toBe(0);
  expect(await refused(`${articles}?format=Long%20read`)).toContain('invalid value');
  await refused(`${articles}?format=`);
  expect(await totalOf(`${articles}?format=Article`)).toBe(0);
}

export async function valuesMeanOrInContent() {
  const [one, other] = ['XkBHmoAAACNAQr3M', 'ZzoyPsAAACRAmJsh'];
  const both = await idsOf(`${articles}?format=${one},${other}`);
  const apart = [
    ...(await idsOf(`${articles}?format=${one}`)),
    ...(await idsOf(`${articles}?format=${other}`)),
  ];
  expect(new Set(both)).toEqual(new Set(apart));
  const query = new Set(await idsOf(`${articles}?query=horse`));
  expect(new Set(await idsOf(`${articles}?query=horse&format=${one}`))).toEqual(
    new Set((await idsOf(`${articles}?format=${one}`)).filter((id) => query.has(id))),
  );
  // Quotation marks are no syntax here: an id in them has characters that ids cannot have.
  await refused(`${articles}?format=%22${one}%22`);
}

/** One word in four may be missing, and no more. */
export async function aQuarterMayBeMissing() {
  expect(await totalOf(`${articles}?query=farrier+remedy+book+xyzzyx`)).toBeGreaterThan(0);
  expect(await totalOf(`${articles}?query=farrier+remedy+xyzzyx`)).toBe(0);
  expect(await totalOf(`${articles}?query=farrier+remedy+book+xyzzyx+zzyzx`)).toBe(0);
}

export async function lastPublicationDayIsLeftOut() {
  const day = '2023-05-16';
  const published = collection.articles.filter(({ publicationDate }) =>
    publicationDate.startsWith(day),
  );
  const [article] = published.length > 0 ? published : collection.articles;
  const own = article?.publicationDate.slice(0, 10) ?? '';
  const id = article?.id ?? '';
  const next = new Date(Date.parse(own) + 86_400_000).toISOString().slice(0, 10);
  expect(article?.publicationDate.slice(11, 19)).not.toBe('00:00:00');
  expect(await idsOf(`${articles}?publicationDate.to=${own}`)).not.toContain(id);
  expect(await idsOf(`${articles}?publicationDate.to=${next}`)).toContain(id);
  expect(await idsOf(`${articles}?publicationDate.from=${own}`)).toContain(id);
  expect(await idsOf(`${articles}?publicationDate.from=${next}`)).not.toContain(id);
  await refused(`${articles}?publicationDate.from=2023`);
  expect(await totalOf(`${articles}?publicationDate.from=2023-02-31`)).toBe(
    await totalOf(`${articles}?publicationDate.from=2023-03-03`),
  );
  expect(
    await totalOf(`${works}?production.dates.from=1832-01-01&production.dates.to=1832-01-01`),
  ).toBeGreaterThan(0);
}

export async function onlyTrueIsAccepted() {
  await refused(`${events}?isAvailableOnline=false`);
  const found = await everyResult(`${events}?isAvailableOnline=true`);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ isAvailableOnline }) => isAvailableOnline === true)).toBe(true);
  expect(await totalOf(events)).toBeGreaterThan(found.length);
  expect(choicesOf('getEvents', 'isAvailableOnline')).toEqual(['true']);
}

export async function locationsOfEvents() {
  for (const place of ['online', 'in-our-building']) {
    const found = await everyResult(`${events}?location=${place}`);
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.every(({ locations }) => JSON.stringify(locations.attendance).includes(`"${place}"`)),
    ).toBe(true);
  }
  const either = await idsOf(`${events}?location=online,in-our-building`);
  const online = await idsOf(`${events}?location=online`);
  const here = await idsOf(`${events}?location=in-our-building`);
  expect(new Set(either)).toEqual(new Set([...online, ...here]));
  expect(online.filter((id) => here.includes(id)).length).toBeGreaterThan(0);
  await refused(`${events}?location=foo`);
  const remote = (await everyResult(events)).filter(
    ({ locations: { attendance } }) => attendance.length === 1 && attendance[0].id === 'online',
  );
  expect(remote.some(({ locations }) => !('places' in locations))).toBe(true);
}

export async function eventsHaveTimes() {
  const every = await everyResult(events);
  expect(every.some(({ times }) => times.length > 1)).toBe(true);
  expect(every.every(({ times }) => times[0].startDateTime.endsWith('Z'))).toBe(true);
  expect(
    every.some(({ times }) => times.some((one: Body) => one.endDateTime.startsWith('2100'))),
  ).toBe(true);
  expect(every.some(({ isExhibition }) => isExhibition)).toBe(true);
  expect(every.every(({ type }) => type === 'Event')).toBe(true);
  expect(parametersOf('getEvents').filter((name) => /date/i.test(name))).toEqual([]);
}

export async function summariesAreOfEveryKind() {
  const found = await everyResult(all);
  expect(found.length).toBe(collection.summaries.length);
  const types = [...new Set(found.map(({ type }) => type))];
  expect(types.sort()).toEqual([
    ...['Article', 'Book', 'Event', 'Exhibition', 'Exhibition highlight tour', 'Exhibition text'],
    ...['Page', 'Project', 'Season', 'Visual story'],
  ]);
  expect(parametersOf('getAllContent').filter((name) => !/^page/.test(name))).toEqual(['query']);
}

const slugs: Record<string, string> = {
  ...{ Article: 'articles', Book: 'books', Event: 'events', Exhibition: 'exhibitions' },
  ...{ 'Exhibition text': 'exhibition-texts', Page: 'pages', Project: 'projects' },
  ...{ Season: 'seasons', 'Visual story': 'visual-stories' },
  'Exhibition highlight tour': 'exhibition-highlight-tours',
};

/** Each kind has its own address and its own further keys. */
export async function kindsHaveAddressesAndKeys() {
  const extra: Record<string, string[]> = {
    ...{ Book: ['contributors'], Event: ['format', 'times'], Exhibition: ['format', 'dates'] },
    ...{ 'Exhibition highlight tour': ['highlightTourType'], Page: ['tags'], Project: ['format'] },
  };
  const common = ['type', 'id', 'uid', 'title', 'description', 'linkedWorks'];
  for (const [type, slug] of Object.entries(slugs)) {
    const some = (await everyResult(all)).filter((one) => one.type === type);
    const [one] = some;
    const tour = one.highlightTourType ? `.${one.highlightTourType}` : '';
    expect(await get(`${all}/${one.id}.${slug}${tour}`)).toEqual(one);
    const keys = new Set(some.flatMap((summary) => Object.keys(summary)));
    expect([...keys].filter((key) => !common.includes(key)).sort(), type).toEqual(
      (extra[type] ?? []).toSorted(),
    );
    await refused(`${all}/${one.id}`);
    expect(one.id).not.toContain('.');
  }
  const [tour] = (await everyResult(all)).filter(({ highlightTourType }) => highlightTourType);
  await refused(`${all}/${tour.id}.exhibition-highlight-tours`);
  const kinds = collection.summaries.flatMap((one: Body) => one.highlightTourType ?? []);
  expect([...new Set(kinds)].sort()).toEqual(['audio', 'bsl']);
  await refused(`${all}/Xq3TfhAAACEAkzLm.poems`);
  expect(await statusOf(`${all}/Yb7KmRAAACMAtq9P.articles`)).toBe(404);
  expect(await statusOf(`${articles}/Xq3TfhAAACEAkzLm.articles`)).toBe(404);
  expect(await statusOf(`${articles}/the-farriers-remedy-book`)).toBe(404);
  expect(await statusOf(`${articles}/xq3tfhaaaceakzlm`)).toBe(404);
  expect(await statusOf(`${events}/${'yb7kmraaacmatq9p'}`)).toBe(404);
}

export async function linkedWorksAreInSummaries() {
  const summaries = await everyResult(all);
  const linked = summaries.flatMap(({ linkedWorks }) => linkedWorks);
  for (const { id, workType } of linked.slice(0, 10)) {
    const work = await get(`${works}/${id}`);
    expect(workType).toBe(work.workType.label);
  }
  for (const name of ['thumbnailUrl', 'date', 'mainContributor']) {
    expect(
      linked.some((one) => !(name in one)),
      name,
    ).toBe(true);
  }
  const texts = summaries.filter(({ type }) => /^Exhibition (text|highlight tour)$/.test(type));
  expect(texts.every(({ linkedWorks }) => linkedWorks.length === 0)).toBe(true);
  for (const list of [articles, events]) {
    expect(JSON.stringify(await everyResult(list))).not.toContain('linkedWorks');
  }
}

type Buckets = { buckets: { data: Body; count: number }[] };

export async function countsOfContent() {
  const { aggregations, results } = await get(
    `${articles}?aggregations=format,contributors.contributor`,
  );
  expect(Object.keys(aggregations).sort()).toEqual(['contributors.contributor', 'format']);
  expect(results.length).toBe(10);
  const { buckets } = aggregations.format as Buckets;
  const counts = buckets.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const [first] = buckets;
  expect(await totalOf(`${articles}?format=${first?.data.id}`)).toBe(first?.count);
  expect(
    (await get(articles)).results.some(
      (one: Body) => JSON.stringify(one.format) === JSON.stringify(first?.data),
    ),
  ).toBe(true);
  const people = (aggregations['contributors.contributor'] as Buckets).buckets;
  expect(people.every(({ data }) => /^(Person|Organisation)$/.test(data.type))).toBe(true);
  const narrowed = await get(`${articles}?aggregations=format&format=${first?.data.id}`);
  expect(narrowed.aggregations.format.buckets).toEqual(buckets);
  const online = (await get(`${events}?aggregations=isAvailableOnline`)).aggregations;
  for (const { data } of online.isAvailableOnline.buckets) {
    expect(Object.keys(data).sort()).toEqual(['label', 'type', 'value']);
    expect(data.value).toBeTypeOf('boolean');
  }
  const empty = await get(`${articles}?aggregations=format&format=${first?.data.id}&query=xyzzyx`);
  expect(empty.aggregations.format.buckets).toMatchObject([{ data: first?.data, count: 0 }]);
  expect(choicesOf('getArticles', 'aggregations').sort()).toEqual([
    'contributors.contributor',
    'format',
  ]);
  expect(choicesOf('getEvents', 'aggregations').sort()).toEqual([
    ...['audience', 'format', 'interpretation', 'isAvailableOnline', 'location'],
  ]);
  expect(await get(articles)).not.toHaveProperty('aggregations');
  await refused(`${articles}?aggregations=foo`);
}

export async function picturesOfContent() {
  const { image } = await get(`${articles}/Xq3TfhAAACEAkzLm`);
  expect(image.copyright.split('|').slice(0, 2)).toEqual([
    image.alt,
    expect.stringMatching(/Marlow/),
  ]);
  expect(image).not.toHaveProperty('license');
  for (const crop of ['32:15', '16:9', 'square']) {
    expect(image[crop]).toMatchObject({ alt: image.alt, copyright: image.copyright });
    expect(image[crop].url).not.toBe(image.url);
  }
  expect(image.url).not.toMatch(/\/image\//);
}

/** Where the same request to both APIs has different responses. */
export async function differsFromTheCatalogue() {
  expect(parameter('getWorks', 'sortOrder').default).toBe('asc');
  expect(parameter('getArticles', 'sortOrder').default).toBe('desc');
  await refused(`${articles}?sort=relevance,publicationDate`);
  await refused(`${events}?sort=relevance,times.startDateTime`);
  await refused(`${articles}?sortOrder=asc,desc`);
  expect(await idsOf(`${works}?workType=e&workType=k`)).toEqual(await idsOf(`${works}?workType=e`));
  await refused(`${articles}?query=a&query=b`);
  expect((await get(`${works}?aggregations=workType`)).aggregations.type).toBe('Aggregations');
  expect((await get(`${articles}?aggregations=format`)).aggregations).not.toHaveProperty('type');
  expect(parametersOf('getArticles')).not.toContain('include');
  expect(parametersOf('getEvents')).not.toContain('include');
  const content = collection.articles.map(({ id }) => id);
  expect(content.every((id) => /^[\w-]+$/.test(id))).toBe(true);
  expect(content.filter((id) => id.length === 16).length * 2).toBeGreaterThan(content.length);
  expect(collection.works.every(({ id }) => /^[a-z0-9]{8}$/.test(id))).toBe(true);
  expect(JSON.parse(await refused(`${articles}?page=10001&pageSize=1`, 500)).label).toBe(
    'Server Error',
  );
}

export async function articlesAreAsInTheirList() {
  const [article] = (await get(articles)).results;
  expect(await get(`${articles}/${article.id}`)).toEqual(article);
  expect(article).not.toHaveProperty('body');
  const summary = await get(`${all}/Xq3TfhAAACEAkzLm.articles`);
  expect(Object.keys(summary)).toContain('linkedWorks');
  expect((await get(`${articles}?query=farrier`)).results[0].id).toBe('Xq3TfhAAACEAkzLm');
  const records = await everyResult(articles);
  expect(records.every(({ publicationDate }) => /\+0000$/.test(publicationDate))).toBe(true);
  expect(schemaNamed('content', 'Article').required ?? []).not.toContain('uid');
  expect(schemaNamed('content', 'ContentUid').type).toContain('null');
}

export async function withdrawnContentIsGone() {
  const [id = ''] = collection.withdrawn.content;
  expect(await statusOf(`${articles}/${id}`)).toBe(410);
  for (const list of [articles, events, all]) expect(await idsOf(list)).not.toContain(id);
  expect(await statusOf(`${articles}/AAAAAAAAAAAAAAAA`)).toBe(404);
}

export async function queriesOfContentLookThrough() {
  const found = await idsOf(`${articles}?query=farrier`);
  expect(found.length).toBeGreaterThan(1);
  const byAuthor = await everyResult(`${articles}?query=odile+brandt`);
  expect(byAuthor.length).toBeGreaterThan(0);
  expect(JSON.stringify(byAuthor[0].contributors)).toMatch(/Odile Brandt/);
  const captioned = collection.articles.find(({ caption }) => caption);
  expect(
    await idsOf(`${articles}?query=${encodeURIComponent(captioned?.caption ?? '')}`),
  ).toContain(captioned?.id);
  const serial = collection.articles.find(({ seriesTitle }) => seriesTitle);
  expect(
    await idsOf(`${articles}?query=${encodeURIComponent(serial?.seriesTitle ?? '')}`),
  ).toContain(serial?.id);
  expect(await totalOf(`${all}?query=horse`)).toBeGreaterThan(0);
  expect(
    (await get(`${events}?query=drawing`)).results.some((one: Body) => /drawing/i.test(one.title)),
  ).toBe(true);
}

export async function fieldsOfContent() {
  const { articles: written, summaries, events: planned } = collection;
  expect(written.every(({ contributors }) => Array.isArray(contributors))).toBe(true);
  expect(written.some(({ seriesTitle }) => seriesTitle === undefined)).toBe(true);
  const makers = written.flatMap(({ contributors }) => contributors);
  expect(makers.length).toBeGreaterThan(0);
  expect(planned.some(({ audiences }) => audiences.length === 0)).toBe(true);
  const dates = summaries.flatMap(({ linkedWorks }) =>
    linkedWorks.flatMap(({ date }) => date ?? []),
  );
  expect(dates.some((date) => !/^\d{4}$/.test(date))).toBe(true);
  expect(summaries.some(({ description }) => description === undefined)).toBe(true);
  const books = summaries.filter(({ type }) => type === 'Book');
  expect(books.some(({ title }) => title.includes(': '))).toBe(true);
}
