import type { Operation } from '@portal/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadContract } from '../../../test/contract.ts';
import { exampleChoicesOf } from './example-choices.ts';
import { problemsOf } from './form-problems.ts';

let operations: Operation[];

beforeAll(async () => {
  operations = (await loadContract()).flatMap((api) => api.operations);
});

it('offers the examples of the description', () => {
  for (const operation of operations) {
    expect(exampleChoicesOf(operation).length).toBe(operation.requestExamples.length);
  }
});

it('makes up a request that would be accepted if there are none', () => {
  for (const operation of operations) {
    const [made] = exampleChoicesOf({ ...operation, requestExamples: [] });
    expect(problemsOf(operation, made?.values ?? {}).errors).toEqual([]);
  }
});
