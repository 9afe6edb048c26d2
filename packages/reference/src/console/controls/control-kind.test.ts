import type { Operation } from '@portal/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract, operationOf } from '../../../test/contract.ts';
import { controlKindOf, isDateText, stepped } from './control-kind.ts';

let operations: Operation[];

beforeAll(async () => {
  operations = (await loadContract()).flatMap((api) => api.operations);
});

function control(id: string, name: string) {
  const operation = operations.find((one) => one.id === id);
  const parameter = operation?.parameters.find((one) => one.name === name);
  return parameter && controlKindOf(parameter);
}

describe('the control for a parameter', () => {
  it.each([
    ['getWorks', 'query', 'text'],
    ['getWorks', 'include', 'list'],
    ['getWorks', 'subjects.label', 'list'],
    ['getWorks', 'sortOrder', 'select'],
    ['getWorks', 'production.dates.from', 'date'],
    ['getWorks', 'pageSize', 'number'],
    ['getEvents', 'isAvailableOnline', 'select'],
    ['getConcepts', 'identifiers.identifierType', 'text'],
    ['getImageFile', 'quality', 'select'],
    ['getImageFile', 'rotation', 'text'],
  ])('%s %s: %s', (id, name, kind) => {
    expect(control(id, name)?.kind).toBe(kind);
  });

  it('gives numbers their range', () => {
    expect(control('getWorks', 'pageSize')).toEqual({ kind: 'number', min: 1, max: 100, step: 1 });
  });

  it('offers yes and no, and a box for what is written as JSON', async () => {
    const parameter = operationOf(await loadContract(), 'getWorks').parameters[0];
    if (!parameter) throw new Error('no parameter');
    expect(controlKindOf({ ...parameter, schema: { type: 'boolean' } })).toMatchObject({
      kind: 'select',
      choices: [{ value: true }, { value: false }],
    });
    expect(controlKindOf({ ...parameter, schema: { type: 'object' } }).kind).toBe('json');
    expect(controlKindOf({ ...parameter, schema: { type: ['number', 'null'] } })).toEqual({
      kind: 'number',
      step: 0.1,
    });
  });
});

it('steps within the range', () => {
  const range = { min: 1, max: 100, step: 1 };
  expect(stepped('', 1, range)).toBe('1');
  expect(stepped('1', -1, range)).toBe('1');
  expect(stepped('99', 1, range)).toBe('100');
  expect(stepped('500', 1, range)).toBe('100');
  expect(stepped('0.2', 1, { step: 0.1 })).toBe('0.3');
});

it('tells a date from what only looks like one', () => {
  expect(isDateText('1830-01-01')).toBe(true);
  expect(isDateText('1830-02-30')).toBe(false);
  expect(isDateText('1830')).toBe(false);
});
