import { body, ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase } from '../conformance/case.ts';
import { allOf, below, idsOf, journey, type List, listAt, ok } from './lists.ts';

const works = '/catalogue/v2/works';

type Dated = { id: string; production: { dates: { label: string }[] }[] };

function links(name: string, path: string, next: string, prev?: string): ConformanceCase {
  return {
    name: `links: ${name}`,
    path,
    expect: {
      status: 200,
      check: (answer) => {
        const { nextPage, prevPage } = body<List>(answer);
        same(nextPage, `${answer.base}${next}`, 'The next page');
        same(prevPage, prev && `${answer.base}${prev}`, 'The page before');
      },
    },
  };
}

function keysOf(name: string, path: string, keys: string[]): ConformanceCase {
  return {
    name: `keys: ${name}`,
    path,
    expect: {
      status: 200,
      check: ({ json }) => same(Object.keys(json as object), keys, 'The keys'),
    },
  };
}

/** Only plain years can be compared without interpreting labels. */
function plainYears(list: readonly Dated[]): number[] {
  return list.flatMap(({ production }) => {
    const labels = production.flatMap(({ dates }) => dates.map(({ label }) => label));
    return labels.length === 1 && /^\d{4}$/.test(labels[0] ?? '') ? [Number(labels[0])] : [];
  });
}

function sorted(order: string, ascending: boolean): ConformanceCase {
  return journey(`sortOrder=${order}: by date, and works without one last`, async (send) => {
    const path = `${works}?subjects.label=Horses&include=production&sort=production.dates`;
    const list = await allOf<Dated>(send, `${path}&sortOrder=${order}`);
    const years = plainYears(list);
    ensure(years.length > 3, 'Some works have plain years');
    same(
      years,
      [...years].sort((a, b) => (ascending ? a - b : b - a)),
      'The years',
    );
    const undated = list.map(({ production }) => production.every(({ dates }) => !dates.length));
    same(
      undated,
      [...undated].sort((a, b) => Number(a) - Number(b)),
      'Works without a date',
    );
  });
}

export const cataloguePaging: ConformanceCase[] = [
  links('page is added', works, `${works}?page=2`),
  links(
    'page is replaced in place',
    `${works}?page=2&workType=k`,
    `${works}?page=3&workType=k`,
    `${works}?page=1&workType=k`,
  ),
  links(
    'every parameter is kept, with commas and spaces as written',
    `${works}?query=grey%20horse&include=items,notes&foo=b%26r&pageSize=1`,
    `${works}?query=grey+horse&include=items,notes&foo=b%26r&pageSize=1&page=2`,
  ),
  links('images', '/catalogue/v2/images?pageSize=1', '/catalogue/v2/images?pageSize=1&page=2'),
  links(
    'concepts encode commas',
    '/catalogue/v2/concepts?query=a,b%20horse&pageSize=1',
    '/catalogue/v2/concepts?query=a%2Cb+horse&pageSize=1&page=2',
  ),
  keysOf('of a first page', `${works}?pageSize=1&aggregations=workType`, [
    ...['type', 'pageSize', 'totalPages', 'totalResults', 'results', 'nextPage', 'aggregations'],
  ]),
  keysOf('of a page between', '/catalogue/v2/images?page=2', [
    ...['type', 'pageSize', 'totalPages', 'totalResults', 'results', 'prevPage', 'nextPage'],
  ]),
  keysOf('of concepts', '/catalogue/v2/concepts?page=2', [
    ...['type', 'results', 'pageSize', 'totalPages', 'totalResults', 'prevPage', 'nextPage'],
  ]),
  journey('following nextPage returns every work once, in id order', async (send) => {
    const { totalResults } = await listAt(send, works);
    const ids = await idsOf(send, works);
    same(ids.length, totalResults, 'How many there are');
    same(ids, [...new Set(ids)].sort(), 'Their order');
  }),
  journey('prevPage leads back', async (send) => {
    const first = await listAt(send, `${works}?query=horse`);
    const answer = await ok(send, `${works}?query=horse&page=2`);
    const back = await listAt(send, below(body<List>(answer).prevPage ?? '', answer));
    same(back.results, first.results, 'The first page');
  }),
  journey('a page after the last is empty, without a link to the next', async (send) => {
    const { totalPages } = await listAt(send, `${works}?workType=z`);
    const next = await listAt(send, `${works}?workType=z&page=${totalPages + 1}`);
    same([next.results, next.nextPage], [[], undefined], 'One after the last');
    ensure(next.prevPage !== undefined, 'It leads back');
    const far = await listAt(send, `${works}?workType=z&page=${totalPages + 2}`);
    same([far.results, far.nextPage, far.prevPage], [[], undefined, undefined], 'Farther on');
  }),
  journey('pages have the requested length', async (send) => {
    const list = await listAt(send, `${works}?pageSize=7&page=2`);
    same(list.results.length, 7, 'The results');
    same([list.pageSize, list.totalPages], [7, Math.ceil(list.totalResults / 7)], 'The pages');
    const first = await listAt(send, `${works}?pageSize=14`);
    same(list.results, first.results.slice(7), 'The second half');
  }),
  sorted('asc', true),
  sorted('desc', false),
  journey('sortOrder does nothing without sort', async (send) => {
    same(
      await idsOf(send, `${works}?workType=z&sortOrder=desc`),
      await idsOf(send, `${works}?workType=z`),
      'The order',
    );
  }),
];
