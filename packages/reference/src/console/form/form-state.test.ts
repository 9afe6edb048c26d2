import type { Operation } from '@portal/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract, operationOf } from '../../../test/contract.ts';
import {
  addItems,
  emptyList,
  formOf,
  listFieldOf,
  removeItem,
  replaceItem,
  textFieldOf,
  toggleItem,
  valuesOf,
  withField,
} from './form-state.ts';

let operations: Operation[];
let getWorks: Operation;

beforeAll(async () => {
  const apis = await loadContract();
  operations = apis.flatMap((api) => api.operations);
  getWorks = operationOf(apis, 'getWorks');
});

describe('values and the form', () => {
  it('preserve every example of every operation', () => {
    for (const operation of operations) {
      for (const { values } of operation.requestExamples) {
        expect(valuesOf(operation, formOf(operation, values))).toEqual(values);
      }
    }
  });

  it('reads numbers as numbers and leaves anything else to the check', () => {
    const form = withField(new Map(), 'page', '2');
    expect(valuesOf(getWorks, form)).toEqual({ page: 2 });
    expect(valuesOf(getWorks, withField(form, 'page', 'two'))).toEqual({ page: 'two' });
  });

  it('leaves out a control that was emptied, and keeps an empty text that was given', () => {
    expect(valuesOf(getWorks, withField(formOf(getWorks, { query: 'a' }), 'query', ''))).toEqual(
      {},
    );
    expect(valuesOf(getWorks, formOf(getWorks, { query: '' }))).toEqual({ query: '' });
  });

  it('counts what is being typed as one more value', () => {
    const form = withField(new Map(), 'include', { items: ['items'], draft: ' notes' });
    expect(valuesOf(getWorks, form)).toEqual({ include: ['items', 'notes'] });
  });

  it('treats a single value as a list of one', () => {
    expect(listFieldOf(formOf(getWorks, { workType: 'k' }), 'workType').items).toEqual(['k']);
  });

  it('ignores names that are not parameters', () => {
    expect(formOf(getWorks, { colour: 'red' }).size).toBe(0);
    expect(textFieldOf(new Map(), 'query')).toBe('');
  });
});

describe('chips', () => {
  it('keeps a value with a comma whole', () => {
    expect(addItems(emptyList, ['Medicine, Popular'])).toEqual({
      items: ['Medicine, Popular'],
      draft: '',
    });
  });

  it('adds a value once, removes it and toggles it', () => {
    const one = addItems(emptyList, ['a']);
    expect(addItems(one, ['a', 'b', 'b']).items).toEqual(['a', 'b']);
    expect(removeItem({ items: ['a', 'b'], draft: 'c' }, 0)).toEqual({ items: ['b'], draft: 'c' });
    expect(toggleItem(toggleItem(one, 'b'), 'a').items).toEqual(['b']);
  });

  it('replaces a chip or the text being typed with a suggestion', () => {
    expect(replaceItem({ items: ['x', 'b'], draft: '' }, 0, 'a').items).toEqual(['a', 'b']);
    expect(replaceItem({ items: ['b'], draft: 'itmes' }, 1, 'items')).toEqual({
      items: ['b', 'items'],
      draft: '',
    });
  });
});
