import type { Schema } from '@portal/contract';
import { expect } from 'vitest';
import { apis } from '../../docs-facts/truth.ts';
import { parametersOf } from './ask.ts';

const sentences = (text = '') => text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?])\s/);

function* fields(): Generator<{ schema: string; name: string; field: Schema }> {
  for (const api of apis)
    for (const [schema, { properties = {} }] of Object.entries(api.schemas))
      for (const [name, field] of Object.entries(properties)) yield { schema, name, field };
}

/** “Always `Work`.” is beside a field that can be nothing else. */
export function alwaysIsAConstant() {
  for (const { schema, name, field } of fields()) {
    for (const sentence of sentences(field.description)) {
      const [, value] = /^Always `([^`]+)`/.exec(sentence) ?? [];
      if (value === undefined) continue;
      expect(field.const ?? field.enum?.[0], `${schema}.${name}`).toBe(value);
    }
  }
}

/** “Needs `include=items`.” is beside the field `items`. */
export function needsItsOwnInclude() {
  for (const { schema, name, field } of fields()) {
    for (const sentence of sentences(field.description)) {
      const [, value] = /^Needs `include=(?:source\.)?([^`]+)`/.exec(sentence) ?? [];
      if (value !== undefined) expect(name, schema).toBe(value);
    }
  }
}

/** A field whose text says that its id is what a filter takes: the filter exists under that name. */
export function idsAreWhatFiltersTake() {
  const names = new Set(
    apis.flatMap((api) => api.operations).flatMap((one) => parametersOf(one.id)),
  );
  for (const { field } of fields()) {
    const found = /(?:what (?:the )?`([\w.]+)`|for use in `([\w.]+)`)/.exec(
      field.description ?? '',
    );
    const name = found?.[1] ?? found?.[2];
    if (name) expect([...names]).toContain(name);
  }
}

export function oneParameterOnly() {
  for (const id of ['getConcept', 'getArticle', 'getEvent', 'getText', 'getTextZip', 'getAlto']) {
    expect(parametersOf(id)).toHaveLength(1);
  }
}
