import { describe, expect, it } from 'vitest';
import type { Operation, Parameter, Schema } from '../../../../packages/contract/src/index.ts';
import { checkValues, isAccepted } from '../../../../packages/contract/src/index.ts';
import { loadContract } from '../../../../packages/contract/test/contract.ts';
import { calls } from './spec/calls.ts';
import { entities, fieldValues, notShown } from './spec/entities.ts';
import { parameterForms, parameterRules, parameterValues } from './spec/parameters.ts';

/** The specification, transcribed row by row in spec/, is looked up in the four descriptions. */
const apis = await loadContract();
const operations = apis.flatMap((api) => api.operations);

function schemaNamed(apiId: string, name: string): Schema | undefined {
  return apis.find(({ id }) => id === apiId)?.schemas[name];
}

function operationNamed(operationId: string): Operation {
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`The descriptions have no operation ${operationId}.`);
  return operation;
}

function parameterNamed(operationId: string, name: string): Parameter {
  const parameter = operationNamed(operationId).parameters.find((one) => one.name === name);
  if (!parameter) throw new Error(`${operationId} has no parameter ${name}.`);
  return parameter;
}

describe.each(calls)('$path', (call) => {
  const { api, path, parameters, more = [], returns, statuses, without = [] } = call;
  const operation = operations.find((one) => `${one.basePath}${one.path}` === path);
  const answered = operation?.responses.map(({ status }) => status) ?? [];

  it('is a GET of its API', () => {
    expect(operation?.method).toBe('get');
    expect(apis.find(({ id }) => id === api)?.operations).toContain(operation);
  });

  it('has every parameter, and none that is not listed', () => {
    const names = operation?.parameters.map(({ name }) => name) ?? [];
    expect(names.toSorted()).toEqual([...parameters, ...more].sort());
  });

  it('answers as specified', () => {
    const success = operation?.responses.find(({ status }) => status === '200');
    expect(success?.content.length).toBeGreaterThan(0);
    if (returns !== undefined) expect(success?.content[0]?.schema?.$ref).toBe(returns);
  });

  it('has every status, and none that is excluded', () => {
    expect(answered).toEqual(expect.arrayContaining(statuses));
    expect(answered.filter((status) => without.includes(status))).toEqual([]);
  });

  it('carries the Error object, or plain text where the service answers so', () => {
    const bodies = operation?.responses
      .filter(({ status }) => /^[45]/.test(status))
      .map(({ content }) => content[0]?.schema?.$ref);
    const expected = api === 'catalogue' || api === 'content' ? 'Error' : 'ErrorText';
    expect(new Set(bodies)).toEqual(new Set([expected]));
  });
});

it('has no operation that the specification lacks', () => {
  expect(operations.map(({ basePath, path }) => `${basePath}${path}`).sort()).toEqual(
    calls.map(({ path }) => path).sort(),
  );
});

it.each(entities)('%s: %s has every field', (api, name, fields) => {
  const schema = schemaNamed(api, name);
  expect(schema).toBeDefined();
  expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(fields));
});

it.each(fieldValues)('%s: %s.%s has every value', (api, name, field, values) => {
  const { enum: known, const: only } = schemaNamed(api, name)?.properties?.[field] ?? {};
  expect(known ?? [only]).toEqual(expect.arrayContaining(values));
});

it.each(parameterValues)('%s: %s offers every value', (operationId, name, values) => {
  const { choices } = parameterNamed(operationId, name);
  expect(choices?.values.map(({ value }) => value)).toEqual(expect.arrayContaining(values));
});

it.each(parameterRules)('%s: %s has its rules', (operationId, name, rules) => {
  expect(parameterNamed(operationId, name).schema).toMatchObject(rules);
});

describe.each(parameterForms)('%s: %s', (operationId, name, right, wrong) => {
  const accepted = (value: string | boolean) => {
    const problems = checkValues(operationNamed(operationId), { [name]: value });
    return isAccepted(problems.filter(({ where }) => where.parameter === name));
  };
  it.each(right)('takes %s', (value) => expect(accepted(value)).toBe(true));
  it.each(wrong)('refuses %s', (value) => expect(accepted(value)).toBe(false));
});

it('counts at least one for a term', () => {
  expect(schemaNamed('iiif', 'Term')?.properties?.count?.minimum).toBe(1);
});

it('recurses from a work to its images and back', () => {
  const text = (name: string) => JSON.stringify(schemaNamed('catalogue', name));
  expect(text('Work')).toContain('"$ref":"Image"');
  expect(text('Image')).toContain('"$ref":"Work"');
  expect(text('RelatedWork')).toContain('"$ref":"RelatedWork"');
});

it.each(notShown)('%s: %s is described, though the specification does not show it', (api, name) => {
  expect(schemaNamed(api, name)).toBeDefined();
});
