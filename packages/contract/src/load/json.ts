import type { JsonValue } from '../model.ts';
import { own } from '../own-property.ts';

/** A parsed document of which nothing is known yet. */
export type Json = { readonly [key: string]: unknown };

export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : {};
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
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

/** `{ limits: '' }` -> `{}`: a text that is not there leaves no key behind. */
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
  return `#/${path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

/** `#/components/schemas/Work` -> `['components', 'schemas', 'Work']` */
export function partsOf(ref: string): string[] {
  return ref.split('/').slice(1).map(unescapePart);
}

/** What a local `$ref` points at, or nothing. */
export function lookUp(document: unknown, ref: string): unknown {
  if (!ref.startsWith('#')) return undefined;
  let value = document;
  for (const part of partsOf(ref)) {
    value = Array.isArray(value) ? value[Number(part)] : own(asObject(value), part);
  }
  return value;
}

/** Follows `$ref`s, as far as they lead, to something that is none. */
export function resolve(document: unknown, value: unknown): Json {
  let found = asObject(value);
  for (let steps = 0; typeof found.$ref === 'string' && steps < 20; steps += 1) {
    found = asObject(lookUp(document, found.$ref));
  }
  return found;
}
