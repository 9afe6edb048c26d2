import { describe, expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import { readBody } from '../body/read-body.ts';
import { matchParameters, matchRequest } from './match-request.ts';

const text = { type: 'string' };
const note = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { type: 'string', minLength: 1 },
    reply: { $ref: '#/components/schemas/Note' },
  },
};
const inHeader = (name: string, schema: object, more: object = {}) => ({
  name,
  in: 'header',
  schema,
  ...more,
});
const inCookie = (name: string, schema: object) => ({ name, in: 'cookie', schema });

const api = apiOf(
  {
    '/things': {
      get: {
        operationId: 'list',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
          inHeader('X-Count', { type: 'integer' }),
          inHeader('X-Tags', { type: 'array', items: { type: 'integer' } }),
          inHeader('X-Point', { type: 'object', properties: { x: { type: 'integer' } } }),
          inHeader(
            'X-Pairs',
            { type: 'object', properties: { x: { type: 'integer' } } },
            { explode: true },
          ),
          inHeader('Accept', text),
          inHeader('content-type', text),
          inHeader('Authorization', text),
          inHeader('X-Filter', {}, { schema: undefined, content: { 'application/json': {} } }),
          inCookie('seen', { type: 'boolean' }),
          inCookie('recent', { type: 'array', items: text }),
        ],
      },
      post: {
        operationId: 'add',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Note' } },
            'multipart/form-data': {},
          },
        },
      },
    },
    '/things/latest': { post: { operationId: 'addLatest' } },
    '/things/{id}': {
      get: {
        operationId: 'one',
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
      },
      delete: {
        operationId: 'remove',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text },
          inHeader('If-Match', text, { required: true }),
        ],
      },
    },
    '/things/{id}/notes/{note}': { get: { operationId: 'note' } },
    '/{kind}/{file}.json': { get: { operationId: 'file' } },
  },
  { components: { schemas: { Note: note } } },
);

function found(method: string, url: string) {
  const { operation, allowed } = matchRequest([api], method, url);
  return operation?.id ?? allowed;
}

describe('finds the operation that a server would call', () => {
  it.each([
    ['GET', '/test/v1/things', 'list'],
    ['get', 'https://example.org/test/v1/things?page=1', 'list'],
    ['HEAD', '/test/v1/things', 'list'],
    ['POST', '/test/v1/things', 'add'],
    ['GET', '/test/v1/things/a%20b', 'one'],
    ['DELETE', '/test/v1/things/a', 'remove'],
    // Another operation has this path, but not this method.
    ['GET', '/test/v1/things/latest', 'one'],
    ['POST', '/test/v1/things/latest', 'addLatest'],
    ['GET', '/test/v1/things/a/notes/b', 'note'],
    ['GET', '/test/v1/things/a.json', 'one'],
    ['GET', '/test/v1/others/a.json', 'file'],
    ['PUT', '/test/v1/things', ['GET', 'POST', 'HEAD']],
    ['HEAD', '/test/v1/things/latest', 'one'],
    ['PATCH', '/test/v1/things/latest', ['POST', 'GET', 'DELETE', 'HEAD']],
    ['GET', '/things', []],
    ['GET', '/sandbox/test/v1/things', []],
    ['GET', '/test/v2/things', []],
    ['GET', '/test/v1/things/a/notes', []],
    ['GET', '/test/v1', []],
    ['GET', '', []],
  ])('%s %s', (method, url, want) => {
    expect(found(method, url)).toEqual(want);
  });

  it('reports an unknown path and an unsupported method', () => {
    const [path] = matchRequest([api], 'GET', '/nowhere').problems;
    expect(path?.message).toBe('No operation has the path /nowhere.');
    const [method] = matchRequest([api], 'PUT', '/test/v1/things').problems;
    expect(method).toMatchObject({
      message: '/test/v1/things does not accept PUT.',
      valid: 'One of the methods GET, POST, HEAD.',
    });
  });
});

describe('reads typed values', () => {
  const list = (headers: Record<string, string>, query = '') =>
    matchRequest([api], 'GET', `/test/v1/things${query}`, new Headers(headers));

  it.each([
    ['X-Count', '7', 7],
    ['X-Tags', '1, 2,3', [1, 2, 3]],
    ['X-Tags', '', []],
    ['X-Point', 'x,1,y,b', { x: 1, y: 'b' }],
    ['X-Pairs', 'x=1,y=a=b', { x: 1, y: 'a=b' }],
    ['X-Pairs', 'x, y=', { x: '', y: '' }],
    ['X-Pairs', '=a,long=b=c=d', { '': 'a', long: 'b=c=d' }],
    ['X-Point', 'x,1,y', { x: 1, y: '' }],
    ['X-Point', '', {}],
    ['X-Filter', '{"a":1}', { a: 1 }],
    ['X-Filter', '{a', '{a'],
  ])('from the header %s: %s', (name, value, want) => {
    expect(list({ [name]: value }).values).toEqual({ [name]: want });
  });

  it.each([
    ['seen=true', { seen: true }],
    ['other=1; seen=false; seen=true', { seen: false }],
    ['recent=a%20b,c+d', { recent: ['a b', 'c+d'] }],
    ['seen; =true; seen = true ;recent=a=b', { seen: true, recent: ['a=b'] }],
    ['seenx=true; xseen=true', {}],
    ['seenx', {}],
  ])('from the cookies %s', (Cookie, want) => {
    expect(list({ Cookie }).values).toEqual(want);
  });

  it('ignores headers that OpenAPI describes elsewhere', () => {
    const headers = { Accept: 'text/html', 'Content-Type': 'text/plain', Authorization: 'Basic' };
    expect(list(headers).values).toEqual({});
  });

  it('finds every problem in every location', () => {
    const { values, problems } = list({ 'X-Count': 'many', Cookie: 'seen=maybe' }, '?page=0&x=1');
    expect(values).toEqual({ page: 0, 'X-Count': 'many', seen: 'maybe' });
    expect(problems.map(({ type, where }) => [type, where.part, where.parameter])).toEqual([
      ['warning', 'query', 'x'],
      ['error', 'query', 'page'],
      ['error', 'header', 'X-Count'],
      ['error', 'cookie', 'seen'],
    ]);
  });

  it.each([
    ['plain', { explode: false }, 'plain', ','],
    ['in quotes', { explode: false }, 'csv', ','],
    ['between pipes', { explode: false, style: 'pipeDelimited' }, 'plain', '|'],
  ])('stops reading a list %s that is too long', (_, style, syntax, separator) => {
    const schema = { type: 'array', maxItems: 3, items: { type: 'integer' } };
    const parameters = [{ name: 'numbers', in: 'query', schema, ...style }];
    const lists = apiOf(
      { '/lists': { get: { operationId: 'lists', parameters } } },
      { 'x-list-syntax': syntax },
    );
    const read = (count: number) => {
      const list = Array.from({ length: count }, (_, at) => 1e6 + at).join(separator);
      const { values, problems } = matchRequest([lists], 'GET', `/test/v1/lists?numbers=${list}`);
      return [values.numbers, problems.map(({ message }) => message)];
    };
    expect(read(3)).toEqual([[1e6, 1e6 + 1, 1e6 + 2], []]);
    const [values, problems] = read(1000);
    expect(values).toHaveLength(4);
    expect(problems).toEqual(['numbers is too long.']);
  });

  it('joins the values of a list whose name is repeated', () => {
    const parameters = [{ name: 'of', in: 'query', schema: { type: 'array', items: text } }];
    const lists = apiOf({ '/lists': { get: { operationId: 'lists', parameters } } });
    const url = '/test/v1/lists?of=a&of=b&of=c';
    const asked = [1, 2].map(() => matchRequest([lists], 'GET', url).values.of);
    expect(asked).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  it('reports a missing required header', () => {
    const { problems } = matchRequest([api], 'DELETE', '/test/v1/things/a');
    expect(problems.map(({ message }) => message)).toEqual(['If-Match is required.']);
  });
});

describe('checks the body', () => {
  const bytesOf = (body: string) => new TextEncoder().encode(body).buffer as ArrayBuffer;
  const add = async (type: string | undefined, body: string) => {
    const read = await readBody(type, bytesOf(body));
    const { problems } = matchRequest([api], 'POST', '/test/v1/things', undefined, read);
    return problems.map(({ where, message }) => `${where.pointer ?? where.part}: ${message}`);
  };

  it.each([
    ['application/json', '{"text":"a"}'],
    ['application/json; charset=utf-8', '{"text":"a","reply":{"text":"b"}}'],
  ])('%s %s', async (type, body) => {
    expect(await add(type, body)).toEqual([]);
  });

  it.each([
    ['application/json', '', /required/],
    ['application/json', '{"text":', /JSON/],
    ['application/json', '{"reply":{}}', /text/],
    ['application/json', '{"text":"a","reply":{"text":""}}', /\/reply\/text/],
    ['text/plain', 'a', /text\/plain/],
    [undefined, 'a', /application\/octet-stream/],
  ])('%s %s', async (type, body, want) => {
    expect((await add(type, body)).join()).toMatch(want);
  });

  it('reads forms, with their files', async () => {
    const form = new FormData();
    form.append('title', 'A');
    form.append('scan', new File(['ink'], 'scan.png', { type: 'image/png' }));
    const sent = new Response(form);
    const body = await readBody(sent.headers.get('Content-Type'), await sent.arrayBuffer());
    expect(body).toMatchObject({
      kind: 'fields',
      mediaType: 'multipart/form-data',
      fields: [
        { name: 'title', value: 'A' },
        { name: 'scan', value: { fileName: 'scan.png', mediaType: 'image/png' } },
      ],
    });
    const pairs = await readBody('application/x-www-form-urlencoded', bytesOf('a=1&a=b+c'));
    expect(pairs).toMatchObject({
      fields: [
        { name: 'a', value: '1' },
        { name: 'a', value: 'b c' },
      ],
    });
  });

  it('keeps an unreadable form as text, and bytes unchanged', async () => {
    expect(await readBody('multipart/form-data; boundary=x', bytesOf('nothing'))).toEqual({
      kind: 'text',
      mediaType: 'multipart/form-data',
      text: 'nothing',
    });
    const read = await readBody('image/png', bytesOf('ink'));
    expect(read?.kind === 'file' && (await read.file.data?.text())).toBe('ink');
  });
});

it('gives the body along with the operation, and nothing without a match', () => {
  const body = { kind: 'text', mediaType: 'text/plain', text: 'a' } as const;
  expect(matchRequest([api], 'POST', '/test/v1/things', undefined, body).body).toBe(body);
  expect(matchRequest([api], 'POST', '/test/v1/things')).not.toHaveProperty('body');
  const missing = matchRequest([api], 'POST', '/nowhere', undefined, body);
  expect(missing).toMatchObject({ values: {}, allowed: [] });
  expect(missing.problems[0]).not.toHaveProperty('valid');
});

it('allows HEAD only where GET is allowed', () => {
  const posts = apiOf({ '/things': { post: { operationId: 'add' } } });
  expect(matchRequest([posts], 'HEAD', '/test/v1/things').allowed).toEqual(['POST']);
  const heads = apiOf({ '/things': { get: { operationId: 'a' }, head: { operationId: 'b' } } });
  expect(matchRequest([heads], 'HEAD', '/test/v1/things').operation?.id).toBe('b');
});

it('finds the problems of parameters once, for services that take no bodies', () => {
  const matched = matchParameters([api], 'GET', '/test/v1/things?page=0');
  expect(matched.problems).toHaveLength(1);
  expect(matched.problems).toBe(matched.problems);
});
