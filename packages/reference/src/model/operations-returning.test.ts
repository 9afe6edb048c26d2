import { expect, it } from 'vitest';
import { apiOf, loadContract } from '../../test/contract.ts';
import { operationsBySchema, operationsReturning } from './operations-returning.ts';

const catalogue = apiOf(await loadContract(), 'catalogue');

function returning(name: string) {
  return operationsReturning(catalogue, name).map(({ operation, path }) => [operation.id, path]);
}

it('finds the operations that return a schema, nearest first', () => {
  expect(returning('Work')).toEqual([
    ['getWork', ''],
    ['getWorks', 'results[]'],
    ['getImage', 'source'],
  ]);
  expect(returning('WorkResultList')).toEqual([['getWorks', '']]);
  expect(returning('Nowhere')).toEqual([]);
});

it('names every status that returns it', () => {
  const [first] = operationsReturning(catalogue, 'Error');
  expect(first?.statuses).toEqual(expect.arrayContaining(['400', '500']));
});

it('leaves no schema without an operation', () => {
  const found = operationsBySchema(catalogue);
  const missing = Object.keys(catalogue.schemas).filter((name) => !found.has(name));
  expect(missing).toEqual([]);
});
