import type { Api } from '@portal/contract';
import { fromHtml } from 'hast-util-from-html';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../../contract/test/fixture-api.ts';
import { loadContract, operationOf } from '../../../test/contract.ts';
import { lendingApi } from '../../../test/lending-api.ts';
import { shownApi } from '../../descriptions/shown-api.ts';
import { AuthenticationSection } from './authentication-section.tsx';
import { OperationSection } from './operation-section.tsx';
import { SchemaSection } from './schema-section.tsx';
import { ServerList } from './server-list.tsx';
import { WebhookSections } from './webhook-sections.tsx';

const api = shownApi(lendingApi());
const page = { apiId: 'lending', path: '/api/lending', title: '', description: '', baseUrl: '' };

function html<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(component, props)).replaceAll(/ class="[^"]*"/g, '');
}

type Node = { type: string; value?: string; tagName?: string; children?: Node[] };

/** Inline elements; the page shows space between any others. */
const joined = ['code', 'strong', 'em', 'root'];

function textOf({ value = '', tagName, children = [] }: Node): string {
  const inner = value + children.map(textOf).join('');
  return joined.includes(tagName ?? '') ? inner : ` ${inner} `;
}

/** What a reader sees, on one line. */
function words(markup: string): string {
  const tree = fromHtml(markup.replaceAll(/<\/?noscript>/g, ''), { fragment: true });
  return textOf(tree as Node)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,:])/g, '');
}

function operation(id: string, of: Api = api): string {
  return html(OperationSection, { api: of, operation: operationOf([of], id), page });
}

function schema(name: string, of: Api = api): string {
  return html(SchemaSection, { api: of, name, returning: [] });
}

it('says since when an operation is deprecated, and when it ends', () => {
  const dates = { deprecated: true, deprecatedSince: '2027-01-15', sunset: '2028-01-15' };
  const ending = { ...operationOf([api], 'createLoan'), ...dates };
  const shown = (one: typeof ending) =>
    words(html(OperationSection, { api, operation: one, page }));
  const both = 'Deprecated since 15 January 2027. It ends on 15 January 2028.';
  expect(shown(ending)).toContain(both);
  expect(words(operation('createLoan'))).not.toContain('It ends on');
});

describe('a request body', () => {
  const markup = operation('createLoan');

  it.each([
    ['its description', 'Request body required What to lend, and to whom.'],
    ['its content types', 'application/json NewLoan'],
    ['its fields', 'reader text required'],
    ['a second content type', 'multipart/form-data object'],
    ['the fields of that', 'scan file, format binary required The signed slip.'],
    ['how fields are sent', 'scan sent as image/png, image/jpeg'],
    ['its examples', 'A book for r1 { "reader": "r1"'],
    ['what is write-only', 'pin text write-only'],
  ])('shows %s', (_, want) => {
    expect(words(markup)).toContain(want);
  });

  it('leaves out what is read-only', () => {
    expect(markup).not.toContain('id="createLoan-body.id"');
    expect(markup).toContain('id="createLoan-body.reader"');
  });

  it('is never reported as no parameters', () => {
    const bodyAlone = shownApi(
      apiOf({
        '/a': {
          post: {
            operationId: 'a',
            requestBody: { content: { 'text/plain': { schema: { type: 'string' } } } },
          },
          get: { operationId: 'b' },
        },
      }),
    );
    expect(operation('a', bodyAlone)).not.toContain('takes no parameters');
    expect(words(operation('a', bodyAlone))).toContain('Request body optional text/plain text');
    expect(operation('b', bodyAlone)).toContain('This operation takes no parameters.');
  });
});

describe('the authentication of an operation', () => {
  it.each([
    ['createLoan', 'one of these is enough. key oauth with the scope loans:write'],
    ['getLoan', 'Authentication: no key needed.'],
    ['deleteBook', 'Authentication: key and basic.'],
  ])('%s', (id, want) => {
    expect(words(operation(id))).toContain(want);
  });

  it('links to the schemes of the page', () => {
    const section = html(AuthenticationSection, { api });
    for (const [, id] of operation('createLoan').matchAll(/href="#(auth-[^"]*)"/g)) {
      expect(section).toContain(`id="${id}"`);
    }
    expect(operation('createLoan')).toContain('href="#auth-key"');
  });

  it('is not mentioned if an API has no keys', async () => {
    const apis = await loadContract();
    const sample = apis.map((one) => shownApi(one));
    expect(sample.map((one) => html(AuthenticationSection, { api: one })).join('')).toBe('');
    const [first] = sample;
    if (first)
      expect(operation(first.operations[0]?.id ?? '', first)).not.toContain('Authentication');
  });
});

describe('the authentication section', () => {
  it.each([
    'An API key in the header X-Api-Key. Ask us for one.',
    'A user name and password (HTTP Basic) in the header Authorization.',
    'An OAuth 2.0 access token in the header Authorization.',
    'Authorization code',
    'Authorisation https://lending.example/authorise',
    'Token https://lending.example/token',
    'Refresh https://lending.example/refresh',
    'loans:write Lend and return',
  ])('shows %j', (want) => {
    expect(words(html(AuthenticationSection, { api }))).toContain(want);
  });

  it('does not link what is not an address', () => {
    const flows = { implicit: { authorizationUrl: 'javascript:alert(1)', scopes: {} } };
    const hostile = apiOf(
      {},
      { components: { securitySchemes: { o: { type: 'oauth2', flows } } } },
    );
    const markup = html(AuthenticationSection, { api: shownApi(hostile) });
    expect(markup).toContain('javascript:alert(1)');
    expect(markup).not.toContain('href="javascript');
  });
});

describe('other parts of an operation', () => {
  it.each([
    ['createLoan', 'headers', 'Idempotency-Key UUID header required'],
    ['createLoan', 'cookies', 'session text cookie'],
    ['createLoan', 'its own server', 'https://loans.lending.example'],
    ['createLoan', 'where an answer leads', 'Leads to Get a loan The loan itself.'],
    [
      'createLoan',
      'the type of a response header',
      'Header Location web address. Where the loan is.',
    ],
    ['createLoan', 'fields of an answer without a name', 'Fields id text read-only Example l1'],
    ['createLoan', 'what may be null', 'due date (YYYY-MM-DD), format date may be null'],
    ['createLoan', 'callbacks', 'The book is back POST {$request.body#/callbackUrl} Sent once.'],
    ['createLoan', 'what a callback sends', 'late true or false'],
    ['createLoan', 'how to answer a callback', '204 No Content Received.'],
    ['deleteBook', 'that it is deprecated', 'deprecated'],
    [
      'getLoan',
      'a pattern below the type',
      'id text in the path required The id: l, then digits. Pattern ^l[0-9]+$',
    ],
  ])('%s: %s', (id, _, want) => {
    expect(words(operation(id))).toContain(want);
  });
});

describe('parameters', () => {
  const parameter = (name: string, group?: string) => ({
    name,
    in: 'query',
    schema: { type: 'string' },
    ...(group && { 'x-group': group }),
  });
  const headings = (parameters: object[]) => {
    const markup = operation(
      'a',
      shownApi(apiOf({ '/a': { get: { operationId: 'a', parameters } } })),
    );
    return [...markup.matchAll(/<h5>(.*?)<\/h5>|<li id="a\.(\w+)"/g)].map(([, label, name]) =>
      label === undefined ? name : `# ${label}`,
    );
  };

  it('are under the heading of their group', () => {
    const given = [parameter('q', 'Search'), parameter('page', 'Paging'), parameter('z', 'Search')];
    expect(headings(given)).toEqual(['# Search', 'q', 'z', '# Paging', 'page']);
  });

  it('have no headings where the description has no groups, however many they are', () => {
    const names = Array.from({ length: 12 }, (_, at) => `p${at}`);
    expect(headings(names.map((name) => parameter(name)))).toEqual(names);
  });
});

it('shows webhooks, and nothing that sends them', () => {
  const markup = html(WebhookSections, { api });
  expect(words(markup)).toContain('A book was added POST');
  expect(words(markup)).toContain(
    'Sent for every new book. Request body required application/json',
  );
  expect(markup).toContain('id="webhook-bookAdded"');
  expect(markup).not.toContain('data-try');
});

it('shows servers with their variables', () => {
  const text = words(html(ServerList, { servers: api.servers, called: { baseUrl: '' } }));
  expect(text).toContain(
    'https://eu.lending.example/v2 ( https://{region}.lending.example/v2 ) Production, near you.',
  );
  expect(text).toContain(
    '{region} is eu unless you choose another, of eu, us, ap. Where your readers',
  );
});

describe('a schema', () => {
  it.each([
    ['one of several', 'item Book or Film'],
    ['that one applies', 'Its forms, of which one applies One of these:'],
    ['a discriminator', 'Film Film When kind is film.'],
    ['what is read-only', 'id text read-only'],
    ['a default and a range', 'days whole number, 1 to 60, default 14'],
    ['a list of fixed places', 'shelf list of whole number, then text'],
    ['those places', 'value 2 text'],
    ['names by pattern', 'names that match ^x- whole number'],
    ['any other name', 'any other name text'],
    ['what is deprecated', 'old text deprecated'],
    ['what it must not be', 'odd any value, but not text'],
    ['meanings of values', 'red Lent blue On the shelf'],
    [
      'a pattern below the words',
      "reader text required The reader's id. Pattern ^r[0-9]+$ Example r1",
    ],
    ['that it is closed', 'No other fields are allowed.'],
  ])('shows %s', (_, want) => {
    expect(words(schema('NewLoan'))).toContain(want);
  });

  it('shows constants, and a type inside itself as a link', () => {
    expect(words(schema('Book'))).toContain('kind text, always book required');
    expect(words(schema('Book'))).toContain('You are already inside Book.');
  });

  it('merges the parts of allOf', () => {
    expect(words(schema('Film'))).toContain('title text minutes whole number may be null');
  });
});

describe('ids', () => {
  const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

  it('are unique, whatever things are called', () => {
    const names = ['a b', 'a-b', 'a.b', 'a', 'b', 'a~20b', 'a\tb'];
    const fields = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    const nested = { type: 'object', properties: { b: { type: 'string' } } };
    const object = { type: 'object', properties: { ...fields, a: nested } };
    const anyOf = [object, object, { type: 'object', title: 'a', properties: fields }];
    const hostile = shownApi(
      apiOf(
        {
          '/a': {
            post: {
              operationId: 'webhooks',
              parameters: names.map((name) => ({ name, in: 'query', schema: {} })),
              requestBody: {
                content: { 'a/json': { schema: object }, 'b/json': { schema: { anyOf } } },
              },
              responses: { 200: { description: '', content: { 'a/json': { schema: object } } } },
              callbacks: {
                'a b': { x: { post: {} }, y: { post: {}, put: {} } },
                'a-b': { z: { post: {} } },
              },
            },
          },
        },
        {
          webhooks: { 'a b': { post: {}, put: {} }, 'a-b': { post: {} } },
          components: {
            schemas: Object.fromEntries(names.map((name) => [name, { ...object, anyOf }])),
            securitySchemes: { 'a b': { type: 'http', scheme: 'basic' } },
          },
        },
      ),
    );
    const ids = [
      html(AuthenticationSection, { api: hostile }),
      operation('webhooks', hostile),
      html(WebhookSections, { api: hostile }),
      ...names.map((name) => schema(name, hostile)),
    ].flatMap(idsIn);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => /\s/.test(id ?? ''))).toEqual([]);
  });
});

it('has headings without gaps', () => {
  const markup = [
    '<h1>',
    html(AuthenticationSection, { api }),
    '<h2>',
    ...api.operations.map(({ id }) => operation(id)),
    html(WebhookSections, { api }),
    '<h2>',
    ...Object.keys(api.schemas).map((name) => schema(name)),
  ].join('');
  const levels = [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
  expect(gaps).toEqual([]);
});

it('distinguishes operations with the same heading', () => {
  const twice = shownApi(
    apiOf({
      '/a': {
        get: { operationId: 'a', summary: 'Same' },
        put: { operationId: 'b', summary: 'Same' },
      },
      '/c': { get: { operationId: 'c', summary: 'Other' } },
    }),
  );
  expect(operation('b', twice)).toContain('aria-labelledby="b-heading b-path"');
  expect(operation('b', twice)).toContain('<p id="b-path">');
  expect(operation('c', twice)).toContain('aria-labelledby="c-heading"');
});

describe('the height reserved for what is not laid out yet', () => {
  const lengths = (markup: string) =>
    [...markup.matchAll(/style="--shown-length:(\d+)"/g)].map(([, length]) => Number(length));
  const sized = (parameter: object) => {
    const parameters = [{ name: 'q', in: 'query', schema: { type: 'string' }, ...parameter }];
    const paths = { '/a': { get: { operationId: 'a', parameters } } };
    const [whole = 0, row = 0] = lengths(operation('a', shownApi(apiOf(paths))));
    return { whole, row };
  };
  const bare = sized({});

  it('grows with the text of a parameter, by as much as that of its operation', () => {
    const long = sized({ description: `${'word '.repeat(99)}end` });
    expect(long.row - bare.row).toBe(99 * 5 + 3);
    expect(long.whole - bare.whole).toBe(long.row - bare.row);
  });

  it('takes no account of markup', () => {
    expect(sized({ description: '[a](https://example.org/a/long/address)' })).toEqual(
      sized({ description: 'a' }),
    );
  });

  it('includes the values, examples and traps that are shown, and no values that are collapsed', () => {
    const values = (count: number) => ({
      schema: { type: 'string', enum: Array.from({ length: count }, (_, at) => `value-${at}`) },
    });
    expect(sized(values(6)).row - sized(values(5)).row).toBeGreaterThan(20);
    expect(sized(values(7)).row).toBeLessThan(sized(values(5)).row);
    expect(sized({ example: 'x'.repeat(50) }).row - bare.row).toBe(50);
    expect(sized({ 'x-traps': ['y'.repeat(70)] }).row - bare.row).toBe(70);
  });

  it('includes what is sent and what is answered', () => {
    const call = (more: object) => {
      const paths = { '/a': { post: { operationId: 'a', ...more } } };
      return lengths(operation('a', shownApi(apiOf(paths))))[0] ?? 0;
    };
    const answer = (description: string) => ({ responses: { 200: { description } } });
    expect(call(answer('z'.repeat(60))) - call(answer('z'))).toBe(59);
    const body = (count: number) => ({
      requestBody: { content: { 'application/json': { schema: { properties: fields(count) } } } },
    });
    expect(call(body(4)) - call(body(3))).toBeGreaterThan(100);
  });

  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, { type: 'string' }]));

  it('grows with the rows of a schema, and with the list of what returns it', () => {
    const schemas = {
      Word: { type: 'string' },
      Few: { type: 'object', properties: fields(4) },
      Many: { type: 'object', properties: fields(5) },
    };
    const of = shownApi(
      apiOf({ '/a': { get: { operationId: 'getIt' } } }, { components: { schemas } }),
    );
    const [word = 0, few = 0, many = 0] = Object.keys(schemas).map(
      (name) => lengths(schema(name, of))[0],
    );
    expect(word).toBeLessThan(100);
    expect(many - few).toBeGreaterThan(100);
    expect(few - word).toBeGreaterThan(3 * (many - few));
    const returned = (count: number) => {
      const one = { operation: operationOf([of], 'getIt'), path: 'items' };
      const returning = Array.from({ length: count }, () => one);
      return lengths(html(SchemaSection, { api: of, name: 'Word', returning }))[0] ?? 0;
    };
    expect(returned(2) - returned(1)).toBe(returned(1) - word);
    expect(returned(1)).toBeGreaterThan(word);
    expect(returned(13)).toBe(word);
  });
});
