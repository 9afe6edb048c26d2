import { describe, expect, it } from 'vitest';
import {
  buildRequest,
  checkValues,
  type Operation,
  parseRequest,
} from '../../../../packages/contract/src/index.ts';
import { loadContract } from '../../../../packages/contract/test/contract.ts';
import { schemaValidator } from '../../../../packages/contract/test/schema-validator.ts';

const apis = await loadContract();
const operations = apis.flatMap((api) => api.operations);
const base = 'https://api.example.org';

const table = operations.map((operation): [string, Operation] => [operation.id, operation]);

describe.each(table)('%s', (_, operation) => {
  const { parameters, requestExamples, responses, links } = operation;
  const api = apis.find((one) => one.operations.includes(operation));
  const faults = schemaValidator(api?.schemas);

  it('teaches', () => {
    expect(operation.summary).not.toBe('');
    expect(operation.description.length).toBeGreaterThan(80);
    expect(operation.tags.length).toBeGreaterThan(0);
    expect(operation.limits).toMatch(/There is no rate limit/);
  });

  it('describes every parameter, with its traps and how it combines', () => {
    for (const { name, description, traps, combines } of parameters) {
      expect({ name, described: description !== '' }).toEqual({ name, described: true });
      expect({ name, traps: traps.length > 0 }).toEqual({ name, traps: true });
      expect({ name, combines: combines !== undefined }).toEqual({ name, combines: true });
    }
  });

  it('explains every value it offers', () => {
    const silent = parameters.flatMap(({ name, choices }) =>
      (choices?.values ?? [])
        .filter(({ meaning }) => meaning === '')
        .map(({ value }) => `${name}=${value}`),
    );
    expect(silent).toEqual([]);
  });

  it('has real lists', () => {
    for (const { name, schema, style, explode } of parameters) {
      if (schema.type !== 'array') continue;
      expect({ name, style, explode }).toEqual({ name, style: 'form', explode: false });
      expect(schema.items).toBeDefined();
      expect(schema.enum).toBeUndefined();
    }
  });

  it('has an example of every parameter, and each is right', () => {
    for (const { name, examples } of parameters) {
      expect({ name, examples: examples.length > 0 }).toEqual({ name, examples: true });
      for (const { value } of examples) {
        const problems = checkValues(operation, { [name]: value as never });
        expect(problems.filter(({ where }) => where.parameter === name)).toEqual([]);
      }
    }
  });

  it('has two requests that build, parse back and are right', () => {
    expect(requestExamples.length).toBeGreaterThanOrEqual(2);
    for (const { values, summary } of requestExamples) {
      expect(summary).not.toBe('');
      expect(checkValues(operation, values)).toEqual([]);
      const { href } = buildRequest(operation, values, base);
      const { reading, ...parsed } = parseRequest(apis, href);
      expect(parsed).toEqual({ api, operation, values, problems: [] });
      expect(reading.url).toBe(href);
    }
  });

  it('has examples of its answers that their schemas accept', () => {
    for (const { status, content } of responses) {
      for (const { mediaType, schema = {}, examples } of content) {
        for (const { name, value } of examples) {
          const wrong = faults(schema, value);
          expect({ status, mediaType, name, wrong }).toEqual({
            status,
            mediaType,
            name,
            wrong: [],
          });
        }
        const mustShow = status === '200' && mediaType.endsWith('json');
        expect({ mediaType, shown: !mustShow || examples.length > 0 }).toEqual({
          mediaType,
          shown: true,
        });
      }
    }
  });

  it('says what to do about every error and redirect', () => {
    const silent = responses.filter(({ status, whatToDo }) => /^[345]/.test(status) && !whatToDo);
    expect(silent.map(({ status }) => status)).toEqual([]);
  });

  it('links to parameters of operations that exist', () => {
    for (const { operationId, parameters: linked, description } of links) {
      const target = operations.find(({ id }) => id === operationId);
      const names = target?.parameters.map(({ name }) => name) ?? [];
      expect(names).toEqual(expect.arrayContaining(Object.keys(linked)));
      expect(description).not.toBe('');
    }
  });
});

it.each(apis.map((api) => [api.id, api] as const))('%s: joins its operations', (_, api) => {
  const linking = api.operations.filter(({ links }) => links.length > 0);
  expect(linking.length).toBeGreaterThan(0);
  expect(api.changed).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(api.description.length).toBeGreaterThan(200);
});

it.each(apis.map((api) => [api.id, api] as const))(
  '%s: examples of schemas are right',
  (_, api) => {
    const faults = schemaValidator(api.schemas);
    for (const [name, schema] of Object.entries(api.schemas)) {
      for (const [field, property] of Object.entries(schema.properties ?? {})) {
        for (const example of property.examples ?? []) {
          expect({ name, field, wrong: faults(property, example) }).toEqual({
            name,
            field,
            wrong: [],
          });
        }
      }
    }
  },
);
