import { isObject, type JsonValue } from '@portal/contract';

/** A name in an object or an index in a list. */
export type PathStep = string | number;
export type JsonPath = readonly PathStep[];

const identifier = /^[A-Za-z_$][\w$]*$/;

function quoted(name: string): string {
  const inside = JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside}'`;
}

/** `data.results[0]['a b']` */
export function javaScriptPath(path: JsonPath, root = 'data'): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return identifier.test(step) ? `${text}.${step}` : `${text}[${quoted(step)}]`;
  }, root);
}

const shorthand = /^[A-Za-z_\u0080-\ud7ff\ue000-\uffff][\w\u0080-\ud7ff\ue000-\uffff]*$/;

/** `$.results[0]['a b']`, as RFC 9535 writes it. */
export function jsonPath(path: JsonPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return shorthand.test(step) ? `${text}.${step}` : `${text}[${quoted(step)}]`;
  }, '$');
}

export type JsonObject = { [key: string]: JsonValue };

export function isParent(value: unknown): value is JsonObject | JsonValue[] {
  return typeof value === 'object' && value !== null;
}

/** What is one level inside a value, in order. */
export function entriesOf(value: JsonValue): [PathStep, JsonValue][] {
  if (Array.isArray(value)) return value.map((one, index) => [index, one]);
  return isObject(value) ? Object.entries(value) : [];
}

export function valueAt(value: JsonValue, path: JsonPath): JsonValue | undefined {
  let found: JsonValue | undefined = value;
  for (const step of path) {
    if (Array.isArray(found)) found = typeof step === 'number' ? found[step] : undefined;
    else found = isObject(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return found;
}
