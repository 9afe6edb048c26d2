import type { Api, Operation, Schema } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { apisFolder } from '@portal/sample';
import { expect, it } from 'vitest';
import { apiOf, operationOf } from '../../test/made-api.ts';
import { mostRows, weightOfOperation, weightOfSchema } from './page-weight.ts';
import { isSplit, pageOfOperation, planPages } from './plan-pages.ts';

function hostile(tags: readonly string[]): Api {
  return apiOf({ operations: tags.map((tag, index) => operationOf(`get${index}`, [tag])) });
}

it('keeps an API of few operations on one page, with all its schemas', async () => {
  for (const api of await loadApis(apisFolder)) {
    const plan = planPages(api);
    expect(plan).toHaveLength(1);
    expect(plan[0]).toMatchObject({ kind: 'whole', slug: '', operations: api.operations });
    expect(plan[0]?.schemas).toEqual(Object.keys(api.schemas));
  }
});

it('splits above the given number, not at it', () => {
  const api = hostile(['a', 'b', 'b']);
  expect(isSplit(planPages(api, 3))).toBe(false);
  expect(planPages(api, 2).map(({ slug }) => slug)).toEqual(['', 'a', 'b']);
});

it.each([
  ['case and punctuation', ['Works', 'works', 'WORKS!', 'works?']],
  ['other scripts', ['作品', '藝術家', 'Œuvres', 'œuvres', 'Ωmega']],
  ['path traversal', ['../..', '/', '.', '%2e%2e', 'a/b', 'a\\b']],
  ['no letters', ['', ' ', '🖼', '🏛', '?op=x#y', '<script>']],
  ['our own pages', ['schemas', 'Webhooks', 'works', 'works-page-2', 'works page 2']],
  ['names of objects', ['constructor', '__proto__', 'toString']],
  ['very long names', ['x'.repeat(300), `${'x'.repeat(300)}y`]],
])('gives every tag a safe and unique address: %s', (_, tags) => {
  const plan = planPages(hostile(tags), 0);
  const slugs = plan.slice(1).map(({ slug }) => slug);
  expect(slugs).toHaveLength(new Set(tags.map((tag) => tag)).size);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
  expect(slugs).not.toContain('schemas');
  expect(planPages(hostile(tags), 0)).toEqual(plan);
});

it('keeps the address of a tag when others are added after it', () => {
  const slugs = (tags: string[]) => planPages(hostile(tags), 0).map(({ slug }) => slug);
  const before = slugs(['作品', 'Works', 'works']);
  expect(slugs(['作品', 'Works', 'works', '藝術家', 'WORKS']).slice(0, 4)).toEqual(before);
});

it('has one page for the operations without a tag', () => {
  const operations = [operationOf('a', ['Works']), operationOf('b', []), operationOf('c', [])];
  const plan = planPages(apiOf({ operations }), 1);
  expect(plan.map(({ operations: own }) => own.map(({ id }) => id))).toEqual([
    [],
    ['a'],
    ['b', 'c'],
  ]);
});

it('calls pages by the label of their tag', () => {
  const api = apiOf({
    operations: [operationOf('a', ['w']), operationOf('b', ['w'])],
    tags: [{ name: 'w', label: 'Works of art', description: 'All of them.' }],
  });
  expect(planPages(api, 1)[1]).toMatchObject({
    slug: 'w',
    label: 'Works of art',
    description: 'All of them.',
  });
});

/** Of all sizes, so that no two pages are split in the same way. */
function large(): Api {
  const operations = Array.from({ length: 400 }, (_, index) => {
    const one = operationOf(`get${index}`, [index % 3 === 0 ? 'few' : 'many']);
    const parameter = { name: 'x', in: 'query' } as Operation['parameters'][number];
    return { ...one, parameters: Array(index % 23).fill(parameter) };
  });
  const schemas = Object.fromEntries(
    Array.from({ length: 300 }, (_, index): [string, Schema] => {
      const fields = Array.from({ length: index % 61 }, (_field, at) => [`f${at}`, {}]);
      return [`S${index}`, { type: 'object', properties: Object.fromEntries(fields) }];
    }),
  );
  return apiOf({ operations, schemas });
}

it('has every operation and every schema once, in order, and no page that is too heavy', () => {
  const api = large();
  const plan = planPages(api);
  const many = plan.filter(({ tag }) => tag === 'many');
  expect(many.length).toBeGreaterThan(3);
  expect(many.flatMap(({ operations }) => operations)).toEqual(
    api.operations.filter(({ tags }) => tags[0] === 'many'),
  );
  expect(plan.flatMap(({ operations }) => operations)).toHaveLength(400);
  expect(plan.flatMap(({ schemas }) => schemas)).toEqual(Object.keys(api.schemas));
  for (const { operations, schemas } of plan) {
    const weights = [
      ...operations.map((one) => weightOfOperation(api.schemas, one)),
      ...schemas.map((name) => weightOfSchema(api.schemas, name)),
    ];
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(mostRows);
  }
});

it('shares the weight of a tag among its pages', () => {
  const operations = Array.from({ length: 101 }, (_, index) => operationOf(`get${index}`, ['a']));
  const pages = planPages(apiOf({ operations })).filter(({ tag }) => tag === 'a');
  const sizes = pages.map(({ operations: own }) => own.length);
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(2);
  expect(pages.map(({ number }) => number)).toEqual(
    sizes.map((_, index) => ({ at: index + 1, of: sizes.length })),
  );
});

it('gives anything too heavy for a shared page its own', () => {
  const heavy = operationOf('heavy', ['a']);
  const parameter = { name: 'x', in: 'query' } as Operation['parameters'][number];
  const parameters = Array(2 * mostRows).fill(parameter);
  const operations = [operationOf('a', ['a']), { ...heavy, parameters }, operationOf('b', ['a'])];
  const plan = planPages(apiOf({ operations }), 1);
  expect(plan.slice(1).map(({ operations: own }) => own.map(({ id }) => id))).toEqual([
    ['a'],
    ['heavy'],
    ['b'],
  ]);
});

it('finds the page of an operation', () => {
  const plan = planPages(large());
  expect(pageOfOperation(plan, 'get3')?.tag).toBe('few');
  expect(pageOfOperation(plan, 'get')).toBeUndefined();
});
