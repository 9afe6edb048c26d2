import type { Schema } from '../model.ts';
import { isObject } from '../plain-object.ts';
import { type Mark, markedNames } from '../schema/named-schema.ts';
import type { At, Direction, Report } from './change.ts';
import { compareRules } from './compare-rules.ts';

export type CompareSchema = (before: Schema, after: Schema, at: At) => void;

type Schemas = Readonly<Record<string, Schema>>;

/** Compares schemas from operations downwards; each pair of named schemas once. */
export function createSchemaComparison(
  schemasBefore: Schemas,
  schemasAfter: Schemas,
  report: Report,
): CompareSchema {
  const seen = new Set<string>();

  function compare(before: Schema, after: Schema, at: At): void {
    const { $ref: from } = before;
    const { $ref: to } = after;
    if (from === undefined && to === undefined) {
      compareParts(before, after, at);
      return;
    }
    const key = [at.direction, from ?? at.subject + at.path, to ?? at.subject + at.path].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    // A named schema is reported under its own name.
    const place = to !== undefined && to === from ? { schema: to } : at.place;
    const inside = place === at.place ? at : { place, subject: 'A value', direction: at.direction };
    compare(resolved(before, schemasBefore), resolved(after, schemasAfter), inside);
  }

  function compareParts(before: Schema, after: Schema, at: At): void {
    compareRules(before, after, { ...at, subject: subjectOf(at) }, report);
    compareProperties(before, after, at);
    if (before.items || after.items) {
      compare(before.items ?? {}, after.items ?? {}, { ...at, path: `${at.path ?? ''}[]` });
    }
    for (const part of keptParts(before, after)) compare(part, part, at);
    for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const) {
      compareAlternatives(keyword, before[keyword] ?? [], after[keyword] ?? [], at);
    }
  }

  function compareProperties(before: Schema, after: Schema, at: At): void {
    const { place, direction } = at;
    const old = visibleProperties(before, direction);
    const fresh = visibleProperties(after, direction);
    for (const name of old.keys()) {
      const is = subjectOf(inside(at, name));
      if (!fresh.has(name)) report(place, true, `${is} is removed.`);
    }
    for (const [name, schema] of fresh) {
      const is = subjectOf(inside(at, name));
      const known = old.get(name);
      if (!known) {
        const refuses = requires(after, name) && direction === 'request';
        report(place, refuses, refuses ? `${is} is new and required.` : `${is} is new.`);
        continue;
      }
      compareRequired(name, before, after, at);
      compare(known, schema, inside(at, name));
    }
    for (const name of requiredElsewhere(before, after)) {
      const isHidden = markedNames(schemasAfter, after, [hiddenIn(direction)]).has(name);
      if (!isHidden) compareRequired(name, before, after, at);
    }
  }

  function compareRequired(name: string, before: Schema, after: Schema, at: At): void {
    const { place, direction } = at;
    const is = subjectOf(inside(at, name));
    const isRequired = requires(after, name);
    if (isRequired === requires(before, name)) return;
    if (isRequired) {
      if (direction === 'request') report(place, true, `${is} is now required.`);
      else report(place, false, `${is} is now always present.`);
    } else {
      if (direction === 'request') report(place, false, `${is} is now optional.`);
      else report(place, true, `${is} may now be absent.`);
    }
  }

  function compareAlternatives(
    keyword: 'allOf' | 'anyOf' | 'oneOf',
    before: readonly Schema[],
    after: readonly Schema[],
    at: At,
  ): void {
    const isSame = (a: Schema) => (b: Schema) => JSON.stringify(a) === JSON.stringify(b);
    const gone = before.filter((part) => !after.some(isSame(part)));
    const fresh = after.filter((part) => !before.some(isSame(part)));
    const pairs = Math.min(gone.length, fresh.length);
    for (const part of before) {
      // What it refers to may have changed.
      if (after.some(isSame(part))) compare(part, part, at);
    }
    for (let index = 0; index < pairs; index += 1) {
      compare(gone[index] ?? {}, fresh[index] ?? {}, at);
    }
    const isJoined = keyword === 'allOf';
    for (const part of gone.slice(pairs)) {
      if (isJoined) compare(part, ofSameType(part, schemasBefore), at);
      else {
        const breaking = at.direction === 'request';
        report(at.place, breaking, `${subjectOf(at)} can no longer be ${formOf(part)}.`);
      }
    }
    for (const part of fresh.slice(pairs)) {
      if (isJoined) compare(ofSameType(part, schemasAfter), part, at);
      else {
        const breaking = at.direction === 'response' || before.length === 0;
        report(at.place, breaking, `${subjectOf(at)} can now be ${formOf(part)}.`);
      }
    }
  }

  return compare;
}

const listed = ['prefixItems', 'additionalProperties', 'unevaluatedProperties', 'contains'];
const named = ['patternProperties', 'dependentSchemas'];

/** What is compared as a rule, and has not changed itself: what it refers to may have. */
function keptParts(before: Schema, after: Schema): Schema[] {
  const kept = (keyword: string) =>
    JSON.stringify(before[keyword]) === JSON.stringify(after[keyword])
      ? before[keyword]
      : undefined;
  const parts = [
    ...listed.flatMap((keyword) => kept(keyword)),
    ...named.flatMap((keyword) => Object.values(kept(keyword) ?? {})),
  ];
  return parts.filter(isObject);
}

function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref: name, ...beside } = schema;
  return name === undefined ? schema : { ...schemas[name], ...beside };
}

/** Nothing but the type, so that a comparison reports everything else. */
function ofSameType(schema: Schema, schemas: Schemas): Schema {
  const { type } = resolved(schema, schemas);
  return type === undefined ? {} : { type };
}

function hiddenIn(direction: Direction): Mark {
  return direction === 'request' ? 'readOnly' : 'writeOnly';
}

function visibleProperties({ properties = {} }: Schema, direction: Direction): Map<string, Schema> {
  const hidden = hiddenIn(direction);
  return new Map(Object.entries(properties).filter(([, schema]) => schema[hidden] !== true));
}

function requires({ required = [] }: Schema, name: string): boolean {
  return required.includes(name);
}

/** Names that are required here, and described in another part or not at all. */
function requiredElsewhere(before: Schema, after: Schema): ReadonlySet<string> {
  const own = { ...before.properties, ...after.properties };
  const required = [...(before.required ?? []), ...(after.required ?? [])];
  return new Set(required.filter((name) => !Object.hasOwn(own, name)));
}

function inside(at: At, name: string): At {
  return { ...at, path: at.path === undefined ? name : `${at.path}.${name}` };
}

/** ``The parameter `page` ``, `` `items[].title` ``, `` `title` of the 200 response `` */
function subjectOf({ place, subject, path }: At): string {
  if (path === undefined) return subject;
  const owner = place.schema === undefined ? ` of ${lower(subject)}` : '';
  return `\`${path}\`${owner}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The name of one of several forms, e.g. `` `Image` ``. */
function formOf({ $ref, type }: Schema): string {
  return `\`${$ref ?? (type === undefined ? 'any value' : [type].flat().join(' | '))}\``;
}
