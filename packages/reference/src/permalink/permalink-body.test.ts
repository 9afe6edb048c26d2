import type { BodyField, BodyInput, JsonValue } from '@portal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../contract/test/fixture-api.ts';
import { leavesBodyOut, readPermalink, writePermalink } from './permalink.ts';

const text = { type: 'string' };
const api = apiOf({
  '/things': {
    post: {
      operationId: 'addThing',
      parameters: ['body', '_body', 'op', 'api_key'].map((name) => ({
        name,
        in: 'query',
        schema: text,
      })),
      requestBody: {
        content: {
          'application/json': {},
          'text/*': {},
          'multipart/form-data': {},
          'application/x-www-form-urlencoded': {},
        },
      },
    },
    get: { operationId: 'getThings' },
  },
});
const [getThings, addThing] = [...api.operations].sort((left) => (left.method === 'get' ? -1 : 1));
if (!addThing || !getThings) throw new Error('No operation.');

function throughBrowser(body: BodyInput | null, values = {}) {
  const link = writePermalink(addThing as never, values, body);
  expect(link.length).toBeLessThanOrEqual(4_000);
  const { href } = new URL(link, 'https://developers.example.org/api/x?old=1#other');
  return readPermalink(api, href);
}

const file = { fileName: 'a.png', mediaType: 'image/png' };
const json = (value: JsonValue): BodyInput => ({
  kind: 'json',
  mediaType: 'application/json',
  value,
});
const fields = (...given: BodyField[]): BodyInput => ({
  kind: 'fields',
  mediaType: 'multipart/form-data',
  fields: given,
});

describe('the body of a permalink', () => {
  it('survives a round trip, beside parameters of its name', () => {
    const values = { body: 'a', _body: 'b', op: 'c' };
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), fc.string({ maxLength: 40 }), (value, some) => {
        fc.pre(JSON.stringify(value).length < 500);
        const bodies: BodyInput[] = [
          json(JSON.parse(JSON.stringify(value))),
          { kind: 'text', mediaType: 'text/csv', text: some },
          fields({ name: some, value: some }, { name: 'b', value: '', mediaType: 'text/html' }),
        ];
        for (const body of bodies) {
          expect(throughBrowser(body, values)).toMatchObject({
            values,
            body,
            unknown: [],
          });
        }
      }),
      { numRuns: 100 },
    );
  });

  it.each<[string, BodyInput]>([
    ['a file', { kind: 'file', mediaType: 'image/png', file }],
    ['a file among fields', fields({ name: 'a', value: 'b' }, { name: 'f', value: file })],
    ['a long text', { kind: 'text', mediaType: 'text/plain', text: 'é'.repeat(700) }],
    ['a password', json({ user: { name: 'zoë', password: 'secret-1' } })],
    ['a key in a list', json([{ apiKey: 'secret-1' }])],
    ['a token in a form', fields({ name: 'access_token', value: 'secret-1' })],
  ])('is left out if it is or has %s, and the link records that', (_, body) => {
    const link = writePermalink(addThing, {}, body);
    expect(link).toBe('?op=addThing&body=#addThing');
    expect(leavesBodyOut(link)).toBe(true);
    const read = throughBrowser(body);
    expect(read).toMatchObject({ unknown: [] });
    expect(read).not.toHaveProperty('body');
  });

  it('is none if there was none, which is neither the example nor one left out', () => {
    const link = writePermalink(addThing, { body: 'a' }, null);
    expect(link).toBe('?op=addThing&_body=a&body=none#addThing');
    expect(leavesBodyOut(link)).toBe(false);
    expect(throughBrowser(null)).toMatchObject({ body: null, unknown: [] });
  });

  it('is not mentioned if the example is meant, or the operation takes none', () => {
    expect(writePermalink(addThing, {})).toBe('?op=addThing#addThing');
    expect(readPermalink(api, '?op=addThing#addThing')).not.toHaveProperty('body');
    expect(writePermalink(getThings, {}, null)).toBe('?op=getThings#getThings');
  });

  it.each([
    '{"kind":"json","mediaType":"application/xml","value":1}',
    '{"kind":"json","mediaType":"application/json"}',
    '{"kind":"text","mediaType":"text/plain","text":1}',
    '{"kind":"fields","mediaType":"multipart/form-data","fields":[{"name":"a"}]}',
    '{"kind":"fields","mediaType":"multipart/form-data","fields":[null]}',
    '{"kind":"text","mediaType":"text/x\\r\\nX: y","text":""}',
    '{"kind":"fields","mediaType":"multipart/form-data","fields":[{"name":"a","value":"b","mediaType":"a/b;headers=@c"}]}',
    '{"kind":"file","mediaType":"text/plain","file":{}}',
    '{"kind":',
    'null',
    '[]',
  ])('is unknown if the operation has no such body: %s', (given) => {
    const read = readPermalink(api, `?op=addThing&body=${encodeURIComponent(given)}`);
    expect(read).toMatchObject({ unknown: ['body'] });
    expect(read).not.toHaveProperty('body');
  });

  it('is unknown to an operation that takes none', () => {
    const link = `?op=getThings&body=${encodeURIComponent(JSON.stringify(json(1)))}`;
    expect(readPermalink(api, link)).toMatchObject({ values: {}, unknown: ['body'] });
  });
});

it('leaves out a parameter that is a key', () => {
  expect(writePermalink(addThing, { api_key: 'secret-1', op: 'x' })).not.toContain('secret');
});
