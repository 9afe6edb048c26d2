import { describe, expect, it } from 'vitest';
import { apiOf as fixture } from '../../../../contract/test/fixture-api.ts';
import { apiOf, loadContract } from '../../../test/contract.ts';
import { schemaMarkdown } from '../../markdown/schema-markdown.ts';
import { childrenOf, rootNode, type SchemaNode } from './schema-tree.ts';
import { searchSchema } from './search-schema.ts';
import { walkSchema } from './walk-schema.ts';

const apis = await loadContract();
const { schemas } = apiOf(apis, 'catalogue');

function at(root: string, ...path: string[]): SchemaNode {
  let node = rootNode(schemas, root);
  for (const name of path) {
    const next = childrenOf(schemas, node).find((child) => child.name === name);
    if (!next) throw new Error(`No ${name} in ${node.id}.`);
    node = next;
  }
  return node;
}

const words = (node: SchemaNode) => node.type.map(({ text }) => text).join('');

describe('the tree of a schema', () => {
  it('opens one level at a time', () => {
    expect(at('Work')).toMatchObject({ id: 'schema-Work', expandable: true });
    expect(at('Work', 'id')).toMatchObject({ id: 'schema-Work.id', required: true });
    expect(at('Work', 'items')).toMatchObject({
      id: 'schema-Work.items',
      required: false,
      expandable: true,
      type: [{ text: 'list of ' }, { text: 'Item', schema: 'Item' }],
    });
    expect(at('Work', 'items', 'locations').id).toBe('schema-Work.items.locations');
  });

  it.each<[string, object]>([
    [
      'a list in its own items',
      {
        type: 'array',
        items: { type: 'object', properties: { in: { $ref: '#/components/schemas/A' } } },
      },
    ],
    [
      'a part that is referred to by its place',
      {
        type: 'object',
        properties: {
          in: {
            type: 'object',
            properties: { in: { $ref: '#/components/schemas/A/properties/in' } },
          },
        },
      },
    ],
    ['a list of itself', { type: 'array', items: { $ref: '#/components/schemas/A' } }],
    [
      'forms in a form',
      {
        oneOf: [{ type: 'array', items: { oneOf: [{ $ref: '#/components/schemas/A' }, {}] } }, {}],
      },
    ],
  ])('ends where a schema is inside itself without a name: %s', (_, A) => {
    const api = fixture({}, { components: { schemas: { A } } });
    let [node]: (SchemaNode | undefined)[] = [rootNode(api.schemas, 'A')];
    for (let depth = 0; node && depth < 8; depth += 1) [node] = childrenOf(api.schemas, node);
    expect(node).toBeUndefined();
    expect(schemaMarkdown(api, 'A', { page: '', returning: [] }).length).toBeLessThan(1_000);
  });

  it('links back if a type occurs inside itself', () => {
    expect(at('Work', 'images', 'source')).toMatchObject({
      expandable: false,
      linkBack: { schema: 'Work', id: 'schema-Work' },
    });
    const nested = at('Work', 'partOf', 'partOf');
    expect(nested.linkBack).toEqual({ schema: 'RelatedWork', id: 'schema-RelatedWork' });
    expect(childrenOf(schemas, nested)).toEqual([]);
  });

  it('prefers the description beside a reference to that of its target', () => {
    expect(at('Work', 'workType').description).toBe('The format.');
  });

  it('shows the constraints on a value', () => {
    expect(at('WorkResultList', 'pageSize').constraints).toEqual(['1 to 100']);
    expect(at('WorkResultList', 'type').constraints).toEqual(['always ResultList']);
    expect(at('WorkResultList', 'nextPage')).toMatchObject({ format: 'uri' });
    expect(words(at('WorkResultList', 'nextPage'))).toBe('web address');
    expect(at('Work', 'type')).toMatchObject({ closed: true });
    expect(at('Work', 'type').choices[1]).toEqual({
      value: 'Collection',
      meaning: 'The top level of an archive.',
    });
  });

  it('shows the variants of a value', () => {
    const forms = childrenOf(schemas, at('Item', 'locations'));
    expect(forms.map(({ name, role }) => [name, role])).toEqual([
      ['DigitalLocation', 'form'],
      ['PhysicalLocation', 'form'],
    ]);
    expect(at('Item', 'locations', 'DigitalLocation', 'url').id).toBe(
      'schema-Item.locations.DigitalLocation.url',
    );
  });

  it('knows what may be null', () => {
    const content = apiOf(apis, 'content').schemas;
    const alt = childrenOf(content, rootNode(content, 'Image')).find(({ name }) => name === 'alt');
    expect(alt).toMatchObject({ nullable: true, type: [{ text: 'text' }] });
  });
});

it('merges parts, and shows maps and schemas that contain only themselves', () => {
  const api = fixture(
    {},
    {
      components: {
        schemas: {
          Base: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
          Both: {
            allOf: [
              { $ref: '#/components/schemas/Base' },
              { properties: { b: { type: 'number' } } },
            ],
          },
          Map: { type: 'object', additionalProperties: { type: 'integer' } },
          Shut: { type: 'object', additionalProperties: false },
          Self: { $ref: '#/components/schemas/Self' },
        },
      },
    },
  );
  const children = (name: string) =>
    childrenOf(api.schemas, rootNode(api.schemas, name)).map((node) => [node.name, node.required]);
  expect(children('Both')).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(children('Map')).toEqual([['*', false]]);
  expect(children('Shut')).toEqual([]);
  expect(children('Self')).toEqual([]);
  expect(children('Nowhere')).toEqual([]);
});

it('terminates for every schema of every API', () => {
  for (const api of apis) {
    for (const name of Object.keys(api.schemas)) {
      const nodes = [...walkSchema(api.schemas, name)];
      expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    }
  }
});

describe('searching a schema', () => {
  const paths = (text: string) => searchSchema(schemas, 'Work', text).map(({ path }) => path);

  it('finds names, shallow ones first', () => {
    expect(paths('licen')[0]).toBe('thumbnail.license');
    expect(paths('shelfmark')[0]).toBe('items.locations.PhysicalLocation.shelfmark');
    expect(paths('items')).not.toContain('items.locations');
  });

  it('finds values and descriptions', () => {
    const hits = searchSchema(schemas, 'Work', 'by-appointment');
    expect(hits[0]?.where).toBe('value');
    expect(searchSchema(schemas, 'Work', 'playing time')[0]).toMatchObject({
      path: 'duration',
      where: 'description',
    });
  });

  it('finds nothing for an empty text', () => {
    expect(paths(' ')).toEqual([]);
    expect(paths('xyzzy')).toEqual([]);
  });
});
