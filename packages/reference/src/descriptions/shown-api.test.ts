import type { Api } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../contract/test/fixture-api.ts';
import { linkResolver } from './resolve-link.ts';
import { plainApi, shownApi } from './shown-api.ts';

const evil = '**Words** <script>alert(1)</script>';

const meanings = { enum: ['a'], 'x-enum-descriptions': { a: evil }, description: evil };
const parameter = {
  name: 'p',
  in: 'query',
  description: evil,
  schema: { type: 'string', ...meanings },
  examples: { one: { summary: evil, value: '**kept**' } },
  'x-traps': [evil],
  'x-combines': evil,
};
const content = {
  'application/json': {
    schema: {
      type: 'object',
      description: evil,
      properties: {
        // A field with this name is not a description.
        description: { type: 'string', description: evil, default: '**kept**' },
        deep: {
          type: 'array',
          items: { oneOf: [{ ...meanings }, { not: { description: evil } }] },
        },
      },
      patternProperties: { '^x': { description: evil } },
      additionalProperties: { description: evil },
    },
    example: { description: '**kept**' },
  },
};
const responses = {
  200: {
    description: evil,
    headers: { 'X-Y': { description: evil, schema: { description: evil } } },
    content,
    links: { next: { operationId: 'make', description: evil } },
    'x-what-to-do': evil,
  },
};
const call = {
  summary: 'Kept **as it is**',
  description: evil,
  requestBody: { description: evil, content },
  parameters: [parameter],
  responses,
};

const api: Api = apiOf(
  {
    '/things': {
      post: {
        operationId: 'make',
        ...call,
        'x-limits': evil,
        servers: [
          {
            url: 'https://{a}.example',
            description: evil,
            variables: { a: { default: 'x', description: evil } },
          },
        ],
        callbacks: { done: { '{$request.body#/url}': { post: call } } },
      },
    },
  },
  {
    info: { title: 'T', version: '1', description: evil },
    tags: [{ name: 'A', description: evil }],
    webhooks: { new: { post: call } },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'k', description: evil } },
      schemas: { Thing: meanings },
    },
  },
);

describe('an API for its page', () => {
  const text = JSON.stringify(shownApi(api));

  it('has only descriptions in HTML, wherever they are', () => {
    expect(JSON.stringify(api).split('**Words**').length).toBeGreaterThan(50);
    expect(text).not.toContain('alert');
    expect(text).not.toContain('**Words**');
    expect(text.split('<strong>Words</strong>')).toHaveLength(
      JSON.stringify(api).split('**Words**').length,
    );
  });

  it('leaves everything else unchanged', () => {
    const kept = (json: string) => json.split('**kept**').length + json.split('**as it').length;
    expect(kept(text)).toBe(kept(JSON.stringify(api)));
  });

  it('has plain text for search in the same places', () => {
    const plain = JSON.stringify(plainApi(api));
    expect(plain).not.toMatch(/alert|\*\*Words|<strong>/);
    expect(plain.split('Words').length).toBe(text.split('Words').length);
  });

  it('has headings below those of the part they are in', () => {
    const heading = { description: '# H', schema: { description: '# H' } };
    const shown = shownApi(
      apiOf(
        {
          '/a': {
            get: {
              operationId: 'a',
              ...heading,
              parameters: [{ name: 'p', in: 'query', ...heading }],
            },
          },
        },
        { info: { title: '', version: '', ...heading }, tags: [{ name: 't', ...heading }] },
      ),
    );
    const [operation] = shown.operations;
    expect(shown.description).toBe('<h2>H</h2>');
    expect(shown.tags[0]?.description).toBe('<h3>H</h3>');
    expect(operation?.description).toBe('<h4>H</h4>');
    expect(operation?.parameters[0]?.description).toBe('<h5>H</h5>');
  });
});

describe('links inside a description', () => {
  const links = linkResolver(
    apiOf(
      { '/a': { get: { operationId: 'getA', tags: ['Two words'] } } },
      { tags: [{ name: 'Two words' }], components: { schemas: { Thing: {} } } },
    ),
    ['workbench'],
  );

  it.each([
    ['https://a.example/#getA', 'https://a.example/#getA'],
    ['/docs/a#b', '/docs/a#b'],
    ['#getA', '#getA'],
    ['#getA.page', '#getA.page'],
    ['#getA-404', '#getA-404'],
    ['#schema-Thing.id', '#schema-Thing.id'],
    ['#workbench', '#workbench'],
    ['#operation/getA', '#getA'],
    ['#tag/Two-words/operation/getA', '#getA'],
    ['#tag/Two%20words', '#tag-Two-words'],
    ['#/components/schemas/Thing', '#schema-Thing'],
    ['#section/Errors', undefined],
    ['#%', undefined],
    ['#', undefined],
  ])('%s -> %s', (address, want) => {
    expect(links(address)).toBe(want);
  });
});
