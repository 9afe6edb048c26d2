import { expect, it } from 'vitest';
import { apiOf, operationOf } from '../../test/made-api.ts';
import { filterOperations } from './filter-operations.ts';
import { anchorFinder, indexPages } from './pages-index.ts';
import { planPages } from './plan-pages.ts';

const api = apiOf({
  operations: [
    operationOf('getWork', ['Works of art']),
    operationOf('getWorks', ['Search'], { method: 'post', path: '/works', summary: 'Find works' }),
    operationOf('getWork-404', ['Odd']),
    operationOf('schema-Work', ['Trap']),
  ],
  schemas: { Work: {}, 'Work.items': {}, WorkList: {} },
  webhooks: [
    {
      ...{ name: 'moved', expression: '', method: 'post', summary: '', description: '' },
      ...{ deprecated: false, parameters: [], responses: [] },
    },
  ],
});
const index = indexPages(planPages(api, 1));
const pageOf = anchorFinder(index);

it.each([
  ['getWork', 'works-of-art'],
  ['getWork.page', 'works-of-art'],
  ['getWork-200', 'works-of-art'],
  ['getWork-404', 'odd'],
  ['getWorks', 'search'],
  ['getWorks.getWork', 'search'],
  ['tag-Works-of-art', 'works-of-art'],
  ['schema-WorkList.results', 'schemas'],
  ['schema-Work~2eitems.x', 'schemas'],
  ['webhook-moved', 'webhooks'],
  ['webhooks', 'webhooks'],
  ['schemas', 'schemas'],
])('finds the page of #%s', (anchor, slug) => {
  expect(pageOf(anchor)?.slug).toBe(slug);
});

it('finds the first page of a tag with several', () => {
  const many = Array.from({ length: 100 }, (_, at) => operationOf(`get${at}`, ['Many']));
  const plan = planPages(apiOf({ operations: many }));
  expect(plan.length).toBeGreaterThan(2);
  expect(anchorFinder(indexPages(plan))('tag-Many')?.slug).toBe('many');
});

it.each(['', 'getWor', 'getWorksX', 'tag-', 'constructor', 'workbench'])(
  'finds no page of #%s',
  (anchor) => {
    expect(pageOf(anchor)).toBeUndefined();
  },
);

it.each([
  ['find works', ['getWorks']],
  ['POST', ['getWorks']],
  ['/v1/works', ['getWorks']],
  ['getwork', ['getWork', 'getWorks', 'getWork-404']],
  ['works of art', ['getWork']],
  ['get odd', ['getWork-404']],
  ['  ', []],
  ['absent', []],
  ['(', []],
])('finds operations by “%s”, best first', (typed, ids) => {
  expect(filterOperations(index, typed).map(({ operation }) => operation.id)).toEqual(ids);
});

it('finds a whole request before those that only contain it', () => {
  const operations = ['/works/{id}', '/works', '/'].map((path, at) =>
    operationOf(`op${at}`, ['All'], { method: 'get', path }),
  );
  const found = filterOperations(indexPages(planPages(apiOf({ operations }), 1)), 'GET /v1/');
  expect(found.map(({ operation }) => operation.id)).toEqual(['op2', 'op0', 'op1']);
});
