import { describe, expect, it } from 'vitest';
import { absoluteLinks } from './absolute-links.ts';
import { portableDocument } from './portable-document.ts';

const site = 'https://developers.example.org';
const page = `${site}/api/things`;
const elsewhere = 'https://developers.example.org/api/others.openapi.json#/paths/~1others/get';
const around = {
  site,
  page,
  operationRef: (id: string) => (id === 'getOthers' ? elsewhere : undefined),
};

function linksOf(links: object) {
  const response = { description: '', links };
  const get = { operationId: 'getThings', responses: { 200: response } };
  const made = portableDocument({ paths: { '/things': { get } } }, around);
  return (made as { paths: { '/things': { get: typeof get } } }).paths['/things'].get.responses[200]
    .links;
}

describe('links', () => {
  it('to an operation of the same file keep its id, those to another file get its address', () => {
    expect(
      linksOf({ own: { operationId: 'getThings' }, other: { operationId: 'getOthers' } }),
    ).toEqual({ own: { operationId: 'getThings' }, other: { operationRef: elsewhere } });
  });

  it('to an operation that no file describes are left out', () => {
    expect(linksOf({ lost: { operationId: 'getNothing' } })).toEqual({});
  });

  it('that are references are unchanged', () => {
    const links = { shared: { $ref: '#/components/links/shared' } };
    expect(linksOf(links)).toEqual(links);
  });

  it.each([
    [['items', 'notes'], 'items,notes'],
    [5, '5'],
    [false, 'false'],
    ['$request.path.id', '$request.path.id'],
    [{ a: 1 }, '{"a":1}'],
  ])('write the parameter %j as %j', (given, text) => {
    expect(linksOf({ own: { operationId: 'getThings', parameters: { given } } })).toEqual({
      own: { operationId: 'getThings', parameters: { given: text } },
    });
  });
});

describe('addresses', () => {
  it.each([
    ['[a](/docs/iiif)', '[a](https://developers.example.org/docs/iiif)'],
    ['[a](#x) ![b](b.png)', `[a](${page}#x) ![b](https://developers.example.org/api/b.png)`],
    ['[a](<../b> "c")', '[a](<https://developers.example.org/b> "c")'],
    ['[a](https://b.example/)', '[a](https://b.example/)'],
    ['[a](mailto:a@b.example)', '[a](mailto:a@b.example)'],
    ['`[a](/b)` [a](/b)', '`[a](/b)` [a](https://developers.example.org/b)'],
    ['``a`[a](/b)``', '``a`[a](/b)``'],
  ])('in Markdown: %s', (markdown, absolute) => {
    expect(absoluteLinks(markdown, around)).toBe(absolute);
  });

  it.each(['https://museum.example', 'https://museum.example/developers'])(
    "are prefixed with the site's address: %s",
    (address) => {
      const here = { site: address, page: `${address}/api/things` };
      const links = '[a](/docs/iiif#b) [c](#d) [e](../docs/f) [g](//other.example/h)';
      expect(absoluteLinks(links, here)).toBe(
        `[a](${address}/docs/iiif#b) [c](${address}/api/things#d) [e](${address}/docs/f) [g](https://other.example/h)`,
      );
      const { externalDocs } = portableDocument(
        { externalDocs: { url: '/docs/iiif' } },
        { ...around, ...here },
      ) as { externalDocs: object };
      expect(externalDocs).toEqual({ url: `${address}/docs/iiif` });
    },
  );

  it('are made absolute in text and left alone in data', () => {
    const words = '[a](/b)';
    const data = { example: words, default: words, enum: [words], pattern: words };
    const schema = {
      description: words,
      'x-traps': [words],
      'x-enum-descriptions': { one: words },
      externalDocs: { url: '/b' },
      ...data,
      examples: [{ description: words }],
      properties: { example: { description: words }, links: { const: words } },
    };
    const absolute = '[a](https://developers.example.org/b)';
    expect(portableDocument({ components: { schemas: { schema } } }, around)).toEqual({
      components: {
        schemas: {
          schema: {
            description: absolute,
            'x-traps': [absolute],
            'x-enum-descriptions': { one: absolute },
            externalDocs: { url: 'https://developers.example.org/b' },
            ...data,
            examples: [{ description: words }],
            properties: { example: { description: absolute }, links: { const: words } },
          },
        },
      },
    });
  });
});
