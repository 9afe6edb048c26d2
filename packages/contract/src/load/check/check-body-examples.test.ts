import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadApis } from '../load-apis.ts';

/** The contradictions in an operation with this body and this response. */
async function contradictions(requestBody: object, response: object, requestBodies = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bodies-'));
  const file = join(folder, 'a.json');
  const document = {
    openapi: '3.0.3',
    info: { title: 'A', version: '1' },
    paths: {
      '/a': {
        post: { requestBody, responses: { 200: { description: 'Yes.', content: response } } },
      },
    },
    components: {
      requestBodies,
      schemas: {
        Id: { type: 'string', readOnly: true },
        Work: {
          type: 'object',
          required: ['id', 'title', 'secret'],
          properties: {
            id: { $ref: '#/components/schemas/Id' },
            title: { type: 'string', maxLength: 5 },
            secret: { type: 'string', writeOnly: true },
            parent: { $ref: '#/components/schemas/Work' },
          },
          oneOf: [{ $ref: '#/components/schemas/Child' }, { type: 'object' }],
        },
        // Parents and children that refer to each other are common, and must terminate.
        Child: { allOf: [{ $ref: '#/components/schemas/Work' }], required: ['never'] },
      },
    },
  };
  const messages: string[] = [];
  try {
    await writeFile(file, JSON.stringify(document));
    await loadApis([{ id: 'a', file }], { warn: (message) => messages.push(message) });
    return messages.join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

const schema = { $ref: '#/components/schemas/Work' };
const sent = { title: 'Horse', secret: 'x' };
const back = { id: 'a', title: 'Horse' };
const json = (media: object) => ({ 'application/json': { schema, ...media } });
const fine = json({ example: back });

it('accepts a request without read-only properties, and a response without write-only ones', async () => {
  expect(await contradictions({ content: json({ example: sent }) }, fine)).toBe('');
});

it.each<[string, object, RegExp]>([
  ['its example', json({ example: { ...sent, title: 'Too long' } }), /"Too long" at title/],
  ['a named example', json({ examples: { b: { value: { ...sent, title: 1 } } } }), /1 at title/],
  [
    'a deeper value',
    json({ example: { ...sent, parent: { ...sent, title: 1 } } }),
    /parent\.title/,
  ],
  ['what is missing', json({ example: { title: 'Horse' } }), /example is/],
  [
    'a form',
    {
      'application/x-www-form-urlencoded': {
        schema: { type: 'object', properties: { n: { type: 'integer' } } },
        example: { n: 'x' },
      },
    },
    /"x" at n/,
  ],
])(
  'finds examples that contradict the schema of a request body: %s',
  async (_, content, message) => {
    expect(await contradictions({ content }, fine)).toMatch(message);
  },
);

it('finds them in a shared body too', async () => {
  const content = json({ example: { ...sent, title: 1 } });
  const shared = { $ref: '#/components/requestBodies/B' };
  const message = await contradictions(shared, fine, { B: { content } });
  expect(message).toMatch(/a\.json:1:\d+ #\/components\/requestBodies\/B\/content\/.*1 at title/);
});

it('finds a response without a property that only requests may omit', async () => {
  expect(
    await contradictions({ content: json({ example: sent }) }, json({ example: sent })),
  ).toMatch(/#\/paths\/~1a\/post\/responses\/200/);
});

it('accepts text in another format unchecked', async () => {
  const content = { 'application/xml': { schema, example: '<work/>' } };
  expect(await contradictions({ content }, fine)).toBe('');
});
