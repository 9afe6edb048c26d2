import type { Schema } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { chosenVariant, inVariant } from './chosen-variant.ts';
import { shapeOf, startValue } from './form-shape.ts';

const schemas: Record<string, Schema> = {
  Tree: { type: 'object', properties: { inner: { $ref: 'Tree' } } },
  Room: {
    type: 'object',
    required: ['kind', 'number'],
    properties: { kind: { type: 'string' }, number: { type: 'integer' }, note: { type: 'string' } },
  },
  Store: {
    title: 'A store',
    type: 'object',
    required: ['kind', 'town'],
    properties: { kind: { const: 'Store' }, town: { type: 'string' }, note: { type: 'string' } },
  },
  Loop: { oneOf: [{ $ref: 'Loop' }, { type: 'string' }] },
};

describe('the form of a schema', () => {
  it.each<[Schema, object]>([
    [{ type: 'string' }, { kind: 'scalar', control: { kind: 'text' } }],
    [{ type: ['integer', 'null'], minimum: 1 }, { control: { kind: 'number', min: 1, step: 1 } }],
    [{ type: 'string', format: 'date' }, { control: { kind: 'date' } }],
    [{ enum: ['a', 2, null] }, { control: { choices: [{ value: 'a' }, { value: 2 }] } }],
    [{ const: 'a' }, { control: { choices: [{ value: 'a' }] } }],
    [{ enum: [['a']] }, { kind: 'json' }],
    [{ type: 'boolean' }, { control: { choices: [{ value: true }, { value: false }] } }],
    [{ type: ['string', 'integer'] }, { kind: 'scalar', control: { kind: 'text' } }],
    [{ type: ['string', 'array'] }, { kind: 'json' }],
    [{}, { kind: 'json' }],
    [{ items: { type: 'string' } }, { kind: 'list', items: { type: 'string' } }],
    [{ type: 'object' }, { kind: 'object', fields: [], extra: {} }],
    [
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      { kind: 'scalar', control: { kind: 'text' } },
    ],
    [
      { anyOf: [{ const: 'a' }, { const: 'b' }] },
      { control: { choices: [{ value: 'a' }, { value: 'b' }] } },
    ],
    [
      { oneOf: [{ $ref: 'Room' }, { $ref: 'Store' }] },
      { kind: 'choice', variants: [{ label: 'Room' }, { label: 'A store' }] },
    ],
  ])('%j', (schema, shape) => {
    expect(shapeOf(schemas, schema)).toMatchObject(shape);
  });

  it('takes the parts of allOf together', () => {
    const schema = {
      allOf: [{ $ref: 'Room' }, { properties: { floor: {} }, required: ['floor'] }],
    };
    expect(shapeOf(schemas, schema)).toMatchObject({
      fields: [
        { name: 'kind' },
        { name: 'number' },
        { name: 'note' },
        { name: 'floor', required: true },
      ],
    });
  });

  it('allows free names only where the description does', () => {
    const properties = { a: {} };
    const none = { type: 'object', properties };
    expect(shapeOf({}, none)).not.toHaveProperty('extra');
    expect(shapeOf({}, { ...none, additionalProperties: { not: {} } })).not.toHaveProperty('extra');
    expect(shapeOf({}, { ...none, additionalProperties: { type: 'string' } })).toMatchObject({
      extra: { type: 'string' },
    });
  });

  it('terminates for schemas that contain or choose themselves', () => {
    expect(startValue(schemas, { $ref: 'Tree' })).toEqual({});
    expect(shapeOf(schemas, { $ref: 'Loop' }).kind).toBeDefined();
  });
});

describe('one of several forms', () => {
  const choice = shapeOf(schemas, {
    oneOf: [{ $ref: 'Room' }, { $ref: 'Store' }],
    discriminator: { propertyName: 'kind', mapping: { Room: 'Room', Store: 'Store' } },
  });
  if (choice.kind !== 'choice') throw new Error('This is a choice.');
  const { discriminator: _, ...plain } = choice;

  it.each([
    [{ kind: 'Store' }, 0, 1],
    [{ kind: 'Room', town: 'Ely' }, 1, 0],
    [undefined, 1, 1],
  ])('%j is the one its discriminator names', (value, picked, index) => {
    expect(chosenVariant(schemas, choice, value, picked)).toBe(index);
  });

  it('is the one that accepts the value, or else the one picked', () => {
    expect(chosenVariant(schemas, plain, { kind: 'Store', town: 'Ely' }, 0)).toBe(1);
    expect(chosenVariant(schemas, plain, { note: 'a' }, 1)).toBe(1);
  });

  it('keeps what both variants have', () => {
    const value = { kind: 'Room', number: 3, note: 'dark' };
    expect(inVariant(schemas, choice, value, 1)).toEqual({ kind: 'Store', note: 'dark' });
    expect(inVariant(schemas, plain, { number: 3, note: 'a' }, 1)).toEqual({
      kind: 'Store',
      note: 'a',
    });
  });
});
