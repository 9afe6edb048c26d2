import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Article } from '../page/article.tsx';
import { DefersHtml } from '../page/rows/deferred-html.tsx';
import { downloadFiles } from './download-files.ts';
import { generatedModules } from './generated-modules.ts';
import { loadContent } from './load-content.ts';
import { markdownFiles } from './markdown-files.ts';
import type { Options } from './options.ts';
import type { PageEntry } from './page-entries.ts';
import { readDocument } from './read-document.ts';

const siteUrl = 'https://museum.example';

let folder: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** What a site makes of a description: its page, its Markdown, its files to download and the warnings. */
async function publish(
  document: object,
  beside: Record<string, unknown> = {},
  servers: Options['servers'] = {},
) {
  count += 1;
  const file = join(folder, `a${count}.json`);
  const [api, whole] = [
    { id: 'a', file },
    { openapi: '3.0.3', ...document },
  ];
  await writeFile(file, JSON.stringify({ info: { title: 'A', version: '1' }, ...whole }));
  for (const [name, one] of Object.entries(beside)) {
    await writeFile(join(folder, name), JSON.stringify(one));
  }
  const options: Options = { apis: [api], routeBase: 'api', servers };
  const warnings: string[] = [];
  const content = await loadContent([api], options, { warn: (text) => warnings.push(text) });
  const [first] = content.apis;
  if (!first) throw new Error('There is no API.');
  const modules = new Map(
    generatedModules(content, options).map(({ name, source }) => [name, source]),
  );
  const html = content.pages.map((page) => {
    const key = page.part?.key.slice(2) || '-';
    const name = page.part ? `parts/a/${key}.json` : 'a.json';
    const entry: PageEntry = JSON.parse(modules.get(name) ?? 'null');
    const article = createElement(Article, { page, ...entry });
    return renderToStaticMarkup(createElement(DefersHtml, { value: true }, article));
  });
  const published = await readDocument([api], 'a', options, siteUrl);
  const downloads = downloadFiles(first, { ...content, document: published }, options, siteUrl);
  return {
    api: first,
    html: html.join('\n'),
    markdown: markdownFiles(first, options, siteUrl)[0]?.body ?? '',
    downloads: downloads.map(({ body }) => body),
    warnings: warnings.join('\n'),
  };
}

const text = { type: 'string' };
const json = (media: object) => ({ 'application/json': media });
const responses = { 200: { description: 'Yes.' } };
const giving = (schema: unknown, more: object = {}) => ({
  200: { description: 'Yes.', content: json({ schema, ...more }) },
});
const get = (more: object = {}, path = '/things') => ({
  paths: { [path]: { get: { operationId: 'getThings', responses, ...more } } },
});
const query = (name: string, more: object = {}) => ({ name, in: 'query', schema: text, ...more });

/** Valid or not, with what its page or its Markdown must say. */
const foreign: [
  what: string,
  document: object,
  shown: RegExp[],
  beside?: Record<string, unknown>,
][] = [
  [
    'properties that are true or false',
    get({
      responses: giving({ type: 'object', properties: { a: true, b: false, c: text } }),
    }),
    [/\*\*`a`\*\*/, /\*\*`c`\*\*/],
  ],
  ['no paths', { paths: {} }, [/^# A$/m]],
  ['paths that are nothing', { paths: null }, [/^# A$/m]],
  [
    'paths elsewhere',
    { paths: { '/a': { $ref: 'paths.json#/a' } } },
    [/GET \/a/],
    { 'paths.json': { a: { get: { responses } } } },
  ],
  [
    'all paths elsewhere',
    { paths: { $ref: 'paths.json' } },
    [/GET \/b/],
    { 'paths.json': { '/b': { get: { responses } } } },
  ],
  [
    'a whole that is part of itself',
    {
      ...get({ responses: giving({ $ref: '#/components/schemas/A' }) }),
      components: {
        schemas: {
          A: {
            allOf: [
              { $ref: '#/components/schemas/A' },
              { type: 'object', properties: { a: text } },
            ],
          },
        },
      },
    },
    [/\*\*`a`\*\*/],
  ],
  [
    'values of which one is null',
    get({
      parameters: [query('q', { schema: { type: 'string', nullable: true, enum: ['a', null] } })],
    }),
    [/`a`/],
  ],
  [
    'names that differ in case',
    get({ parameters: [query('Id'), query('id'), { ...query('ID'), in: 'header' }] }),
    [/\*\*`Id`\*\*/, /\*\*`id`\*\*/, /\*\*`ID`\*\*/],
  ],
  ['a path without a slash', get({}, 'things'), [/GET \/things/, /getThings/]],
  [
    '300 parameters',
    get({ parameters: Array.from({ length: 300 }, (_, at) => query(`p${at}`)) }),
    [/\*\*`p0`\*\*/, /\*\*`p299`\*\*/],
  ],
  [
    'HTML',
    get({
      description:
        'One <b>two</b> <script>alert(1)</script><iframe src="https://evil.example"></iframe><img src=x onerror=alert(1)>',
      summary: '<script>alert(2)</script> & more',
    }),
    [/One <b>two<\/b>/],
  ],
  [
    'names in other scripts',
    {
      paths: {
        '/مجموعات/{😀}': {
          get: { operationId: '获取😀', tags: ['مجموعة', '🏛️', 'a/b#c', ''], responses },
        },
      },
      tags: [{ name: 'مجموعة', description: 'أ' }, { name: '🏛️' }],
    },
    [/## مجموعة/, /مجموعات/],
  ],
  [
    'servers without an address',
    { ...get(), servers: [{ url: '' }, {}, null, 'https://a.example'] },
    [/GET \/things/],
  ],
  [
    'servers that are no list',
    { ...get(), servers: { url: 'https://a.example' } },
    [/GET \/things/],
  ],
  ['a relative server', { ...get(), servers: [{ url: './v1/' }] }, [/GET \/v1\/things/]],
  [
    'a server with variables',
    {
      ...get(),
      servers: [
        {
          url: 'https://{region}.a.example/{v}',
          variables: { region: { default: 'eu' }, v: { default: 'v1' } },
        },
      ],
    },
    [/GET \/v1\/things/, /https:\/\/eu\.a\.example\/v1/],
  ],
  ['a key of no scheme', get({ security: [{ nobody: [] }] }), [/nobody/]],
  ['security that is no list', get({ security: { key: [] } }), [/getThings/]],
  [
    'files that refer to each other',
    get({ responses: giving({ $ref: 'other.json#/B' }) }),
    [/\*\*`b`\*\*/],
    {
      'other.json': {
        B: { type: 'object', properties: { b: { $ref: 'third.json#/C' } } },
      },
      'third.json': { C: { type: 'object', properties: { c: { $ref: 'other.json#/B' } } } },
    },
  ],
  [
    'webhooks alone',
    {
      openapi: '3.1.0',
      webhooks: {
        newThing: { post: { requestBody: { content: json({ schema: text }) }, responses } },
      },
    },
    [/## Webhooks/, /newThing/],
  ],
  [
    'callbacks',
    get({
      callbacks: { onThing: { '{$request.query.url}': { post: { responses } } }, other: null },
    }),
    [/onThing/],
  ],
  [
    'examples that are JSON in a text',
    get({ responses: giving({ type: 'object' }, { example: '{"a":1}' }) }),
    [/\{"a":1\}/],
  ],
  [
    'null everywhere',
    get({
      parameters: [
        query('q', { schema: { ...text, nullable: true, default: null }, example: null }),
      ],
      responses: giving({
        type: 'object',
        nullable: true,
        properties: {
          a: { nullable: true },
          b: { type: 'array', nullable: true, items: { type: 'integer', nullable: true } },
          c: { nullable: true, allOf: [{ type: 'object', properties: { d: text } }] },
        },
        example: null,
      }),
    }),
    [/\*\*`a`\*\*/, /\*\*`b`\*\*/, /\*\*`c`\*\*/],
  ],
  [
    'statuses of many kinds',
    get({
      responses: {
        default: { description: 'Else.' },
        '2XX': { description: 'Fine.' },
        '5xx': { description: 'Broken.' },
        200: null,
        abc: { description: 'Odd.' },
        'x-own': 1,
      },
    }),
    [/Else\./, /Fine\./, /Broken\./],
  ],
  [
    'extensions anywhere',
    {
      'x-a': 1,
      info: { title: 'A', version: '1', 'x-b': null, contact: { 'x-c': [] }, license: 'x-d' },
      paths: {
        'x-paths': { get: { responses } },
        '/things': {
          'x-item': 'a',
          get: {
            'x-op': {},
            parameters: [{ ...query('q'), 'x-p': 1, 'x-traps': 5, 'x-enum-descriptions': 'no' }],
            responses: { ...responses, 'x-r': [] },
            'x-request-examples': 'no',
            'x-limits': 9,
          },
        },
      },
      components: {
        'x-e': 1,
        schemas: { 'x-s': { type: 'object', 'x-f': 1, properties: { 'x-g': text } } },
      },
    },
    [/GET \/things/, /\*\*`q`\*\*/, /\*\*`x-g`\*\*/],
  ],
  [
    'nothing where objects belong',
    {
      paths: {
        '/a': null,
        '/b': {
          get: null,
          post: { parameters: [null, 'q', 1], requestBody: null, responses: null, tags: [null, 1] },
        },
      },
      tags: [null, 'a', {}],
      components: { schemas: { A: null, B: 'text', C: [] }, securitySchemes: { k: null } },
      info: null,
    },
    [/POST \/b/],
  ],
];

it.each(foreign)('is published all the same: %s', async (_, document, shown, beside) => {
  const { html, markdown, downloads } = await publish(document, beside);
  for (const words of shown) expect(markdown).toMatch(words);
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(html).not.toMatch(/<script|<iframe|\son[a-z]+="|javascript:/i);
  const words = html.replaceAll(/<(pre|code)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
  for (const one of [words, markdown.replaceAll(/`[^`]*`/g, '')]) {
    expect(one).not.toMatch(/\[object Object\]|\bundefined\b|\bNaN\b/);
  }
  for (const body of downloads) expect(body).not.toBe('');
});

it('reads no operation from an extension', async () => {
  const { api } = await publish({ paths: { 'x-paths': { get: { responses } } } });
  expect(api.operations).toEqual([]);
});

describe('the address that is called', () => {
  const region = { region: { default: 'eu' } };
  const template = { url: 'https://{region}.a.example/v1', variables: region };
  const other = { url: 'https://b.example/v1', description: 'Another.' };
  const live = [{ baseUrl: 'https://live.example', description: 'Live.' }];

  it.each([
    ['the first server', [other, template], [], 'https://b.example/v1'],
    ['the first that names a host', [{ url: '/v1' }, template], [], 'https://eu.a.example/v1'],
    ['that of the portal', [template], live, 'https://live.example/v1'],
    ['that of the portal beside others', [other, template], live, 'https://live.example/v1'],
    ['that of the portal, below a path', [{ url: 'v1' }], live, 'https://live.example/v1'],
    [
      'a value of a variable without a default',
      [{ ...template, variables: { region: { enum: ['us', 'eu'] } } }],
      [],
      'https://us.a.example/v1',
    ],
  ])('is everywhere %s', async (_, servers, own, address) => {
    const { html, markdown, downloads } = await publish(
      { ...get({ 'x-request-examples': { one: { values: {} } } }), servers },
      {},
      { a: own },
    );
    const header = html.slice(0, html.indexOf('<section'));
    expect(header).toContain(`<code>${address}</code>`);
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain(`&#x27;${address}/things&#x27;`);
    expect(markdown).toContain(`- \`${address}\``);
    expect(markdown).toContain(`<${address}/things>`);
    const { origin } = new URL(address);
    expect(downloads.at(-1)).toContain(`@baseUrl = ${origin}`);
    expect(downloads[2]).toMatch(
      own.length > 0 ? origin : /b\.example|\{\{region\}\}\.a\.example|eu\.a\.example/,
    );
  });

  it('is not made up where a description leaves it open', async () => {
    const { html, markdown } = await publish({
      ...get(),
      servers: [{ url: 'https://{host}/v1' }],
    });
    for (const one of [html, markdown]) expect(one).not.toMatch(/https:\/\/v1|https:\/\/\//);
    expect(markdown).toContain('`GET /v1/things`');
  });
});

describe('an example that lacks what is required', () => {
  const schema = {
    type: 'object',
    required: ['id', 'title', 'secret'],
    properties: {
      id: { ...text, readOnly: true },
      title: text,
      secret: { ...text, writeOnly: true },
    },
  };
  const sending = (examples: object) => ({
    paths: {
      '/things': {
        post: {
          requestBody: { content: json({ schema, ...examples }) },
          responses: giving(schema, examples),
        },
      },
    },
  });

  it('says so beside it, in the page and in its Markdown', async () => {
    const { html, markdown, warnings } = await publish(sending({ example: {} }));
    const plain = html.replaceAll(/<\/?(?:code|!--)[^>]*>/g, '`');
    for (const one of [plain, markdown]) {
      expect(one).toContain(
        'This example of the description lacks `title` and `secret`, which are required.',
      );
      expect(one).toContain(
        'This example of the description lacks `id` and `title`, which are required.',
      );
    }
    expect(warnings).toMatch(/a\d+\.json:1:\d+ .*The example is \{\}, which lacks title, secret\./);
  });

  it('names ten of many', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `p${at}`);
    const content = json({ schema: { type: 'object', required: names }, example: {} });
    const { markdown } = await publish(get({ responses: { 200: { description: '', content } } }));
    expect(markdown).toContain('`p8`, `p9` and 2 more, which are required.');
  });

  it('says nothing beside one that is complete', async () => {
    const value = { id: 'a', title: 'b', secret: 'c' };
    const { markdown } = await publish(
      sending({ examples: { whole: { value }, part: { value: { id: 'a', secret: 'c' } } } }),
    );
    expect(markdown.match(/This example .*/g)).toEqual([
      'This example of the description lacks `title`, which is required.',
      'This example of the description lacks `title`, which is required.',
    ]);
  });
});
