import { expect, it } from 'vitest';
import type { Schema } from '../../model.ts';
import { valueFaults } from './value-faults.ts';

const schemas: Record<string, Schema> = {
  Id: { type: 'string', readOnly: true },
  Node: {
    type: 'object',
    required: ['id', 'secret', 'name'],
    properties: {
      id: { $ref: 'Id' },
      secret: { type: 'string', writeOnly: true },
      name: { type: 'string' },
      children: { type: 'array', items: { $ref: 'Node' } },
    },
    additionalProperties: { type: 'integer' },
  },
  Loop: { anyOf: [{ $ref: 'Loop' }, { type: 'string' }] },
};
const full = { id: 'a', secret: 'b', name: 'c' };

/** `children.0.name type`: where, and which rule. */
function faults(schema: Schema, value: unknown, absent?: ('readOnly' | 'writeOnly')[]) {
  return valueFaults(schemas, schema, value, absent && { absent }).map(({ path, keyword }) =>
    [path.join('.'), keyword].join(' ').trim(),
  );
}

it.each<[Schema, unknown, string[]]>([
  [{ $ref: 'Node' }, full, []],
  [{ $ref: 'Node' }, { ...full, more: 1, children: [full] }, []],
  [{ $ref: 'Node' }, { ...full, more: 'x' }, ['more type']],
  [{ $ref: 'Node' }, { ...full, children: [full, { ...full, name: 1 }] }, ['children.1.name type']],
  [{ $ref: 'Node', maxProperties: 2 }, full, ['maxProperties']],
  [{ $ref: 'Gone' }, 1, []],
  [{ $ref: 'Loop' }, 1, []],
  [{ anyOf: [{ type: 'string' }, { minimum: 2 }] }, 1, ['anyOf']],
  [{ anyOf: [{ type: 'string' }, { minimum: 2 }] }, 2, []],
  [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 2, ['oneOf']],
  [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 1, []],
  [{ allOf: [{ minimum: 1 }, { maximum: 2 }] }, 3, ['maximum']],
  [{ not: { type: 'string' } }, 'a', ['not']],
  [{ not: { type: 'string' } }, 1, []],
  [{ items: { type: 'string' } }, ['a', 1], ['1 type']],
  [{ type: 'array' }, [1], []],
])('%j with %j breaks %j', (schema, value, wanted) => {
  expect(faults(schema, value)).toEqual(wanted);
});

it('does not require what only the other side sends', () => {
  const node = { $ref: 'Node' };
  expect(faults(node, { name: 'c' })).toEqual(['required']);
  expect(faults(node, { secret: 'b', name: 'c' }, ['readOnly'])).toEqual([]);
  expect(faults(node, { id: 'a', name: 'c' }, ['readOnly'])).toEqual(['required']);
  expect(faults(node, { id: 'a', name: 'c' }, ['writeOnly'])).toEqual([]);
  expect(faults(node, { name: 'c', children: [{}] }, ['readOnly', 'writeOnly'])).toEqual([
    'children.0 required',
  ]);
});
