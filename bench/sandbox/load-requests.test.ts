import { expect, it } from 'vitest';
import { withHostile } from './load-requests.ts';

it('makes one request in twenty hostile, using each of the table in turn', () => {
  const worst = ['a', 'b', 'c'].map((name) => ({
    name,
    path: (number: number) => `/${name}?n=${number}`,
    status: 400,
    type: 'application/json',
  }));
  const kind = { name: 'pages', share: 1, next: () => ({ path: '/' }) };
  const { next } = withHostile(kind, worst);
  const paths = Array.from({ length: 100 }, (_, count) => next(count).path);
  expect(paths.filter((path) => path !== '/')).toEqual([
    '/sandbox/a?n=19',
    '/sandbox/b?n=39',
    '/sandbox/c?n=59',
    '/sandbox/a?n=79',
    '/sandbox/b?n=99',
  ]);
  expect(next(19)).toMatchObject({ status: 400, type: 'application/json' });
});
