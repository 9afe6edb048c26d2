import {
  type Credentials,
  exampleBody,
  exampleValues,
  type Operation,
  writeHttpRequest,
} from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { anyApi, securitySchemes } from '../../test/any-api.ts';
import { postmanCollection } from '../downloads/index.ts';
import { writePermalink } from '../permalink/index.ts';
import { languages, toHar, toSampleRequest } from './index.ts';

const api = anyApi();
const baseUrl = 'https://api.example.org';
const secret = 'sesame-8d1f';

function secretFor(scheme: string): Credentials[string] {
  return scheme === 'basic' ? { username: `${secret}-name`, password: secret } : secret;
}

const credentials = Object.fromEntries(
  Object.keys(securitySchemes).map((scheme) => [scheme, secretFor(scheme)]),
);

/** As it is, or in base64 at any offset in a longer text. */
function reveals(text: string): boolean {
  const words = text.match(/[A-Za-z0-9+/]{12,}=*/g) ?? [];
  const decoded = words.map((word) => Buffer.from(word, 'base64').toString('latin1'));
  return [text, ...decoded].some((one) => one.includes(secret));
}

function inputOf(operation: Operation) {
  const body = exampleBody(api, operation.body);
  return { values: exampleValues(operation), body, credentials };
}

const operations = api.operations.map((operation) => [operation.id, operation] as const);

describe.each(operations)('the keys of a reader, %s', (id, operation) => {
  const input = inputOf(operation);
  const sample = toSampleRequest({ api, operation, input, baseUrl });

  it('are sent where they are required', () => {
    const sent = JSON.stringify(writeHttpRequest(api, operation, input, baseUrl));
    expect(reveals(sent)).toBe(id.startsWith('with-'));
  });

  it.each(languages.map((language) => [language.label, language] as const))(
    'are not in a sample in %s, which has placeholders',
    (_, { write }) => {
      const code = write(sample);
      expect(reveals(code)).toBe(false);
      expect(/YOUR_(API_KEY|USERNAME|TOKEN)/.test(code)).toBe(id.startsWith('with-'));
    },
  );

  it('are not in a HAR', () => {
    expect(reveals(JSON.stringify(toHar(sample)))).toBe(false);
  });

  it('are not in a permalink', () => {
    expect(reveals(decodeURIComponent(writePermalink(operation, input.values, input.body)))).toBe(
      false,
    );
  });
});

it('are not in samples if they were put into a parameter', () => {
  const [first] = api.operations;
  const [parameter] = first?.parameters ?? [];
  if (!first || !parameter) throw new Error('No parameter.');
  const names = ['Authorization', 'X-Api-Key', 'apikey'];
  const parameters = names.map((name) => ({
    ...{ ...parameter, key: name, name },
    in: 'header' as const,
  }));
  const operation: Operation = { ...first, path: '/things', security: [], parameters };
  const values = Object.fromEntries(names.map((name) => [name, secret]));
  const sample = toSampleRequest({ api, operation, input: { values }, baseUrl });
  expect(reveals(JSON.stringify(sample))).toBe(false);
  expect(sample.headers.map(({ value }) => value)).toEqual([
    'YOUR_AUTHORIZATION',
    'YOUR_X_API_KEY',
    'YOUR_APIKEY',
  ]);
  expect(reveals(writePermalink(operation, values))).toBe(false);
});

it('have empty variables in a collection', () => {
  const { variable } = postmanCollection(api, { baseUrl });
  expect(variable.slice(1).filter(({ value }) => value !== '')).toEqual([]);
});
