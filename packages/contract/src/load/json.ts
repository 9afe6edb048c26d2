import { pointerOf } from '../json-pointer.ts';
import type { JsonValue } from '../model.ts';
import { isObject, own } from '../plain-object.ts';

/** A parsed document that has not been checked. */
export type Json = { readonly [key: string]: unknown };

export function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A day written `2028-01-15`; empty for anything else, and for a day that no month has. */
export function asDate(given: unknown): string {
  const text = asText(given);
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : Number.NaN);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : '';
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

export function asTexts(value: unknown): string[] {
  return asList(value).map(asText);
}

export function asValue(value: unknown): JsonValue {
  return (value ?? null) as JsonValue;
}

/** `{ limits: '' }` -> `{}`: an empty text leaves no key behind. */
export function optional<K extends string>(key: K, text: string): { [key in K]?: string } {
  return text === '' ? {} : ({ [key]: text } as { [key in K]: string });
}

function unescapePart(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return part;
  }
}

/** `['components', 'schemas', 'Work']` -> `#/components/schemas/Work` */
export function pointerTo(path: readonly (string | number)[]): string {
  return `#${pointerOf(path) || '/'}`;
}

/** `#/components/schemas/Work` -> `['components', 'schemas', 'Work']` */
export function partsOf(ref: string): string[] {
  return ref.split('/').slice(1).map(unescapePart);
}

/** The target of a local `$ref`, or undefined. */
export function lookUp(document: unknown, ref: string): unknown {
  if (!ref.startsWith('#')) return undefined;
  let value = document;
  for (const part of partsOf(ref)) {
    value = Array.isArray(value) ? value[Number(part)] : own(asObject(value), part);
  }
  return value;
}

/**
 * Follows `$ref`s until something that is not one. A summary or description beside a `$ref` replaces
 * that of its target.
 */
export function resolve(document: unknown, value: unknown): Json {
  let found = asObject(value);
  for (let steps = 0; typeof found.$ref === 'string' && steps < 20; steps += 1) {
    const { $ref, summary, description } = found;
    const beside = Object.entries({ summary, description }).filter(
      ([, text]) => typeof text === 'string',
    );
    found = { ...asObject(lookUp(document, $ref)), ...Object.fromEntries(beside) };
  }
  return found;
}
