import { memoize } from '../memoize.ts';
import type { Parameter, ParameterValue, Schema } from '../model.ts';
import { accepts } from '../schema/check-schema.ts';
import { readScalar } from '../schema/scalar-text.ts';
import { decode, encode } from '../url/percent-encoding.ts';
import {
  type ListItem,
  type ReadList,
  readCsvList,
  readDelimitedList,
  readPlainList,
} from './list-syntax.ts';
import { itemSchemaOf, kindOf, type ParameterKind, propertySchemaOf } from './parameter-kind.ts';

/** The mirror of `write-parameter.ts`: a value, and the position of each item in the raw text. */
export type ReadValue = { value: ParameterValue; items: ListItem[]; malformed?: string };

function acceptsItem(schema: Schema) {
  return (text: string) => accepts(schema, readScalar(text, schema));
}

function scalarValue(parameter: Parameter, text: string): ParameterValue {
  if (parameter.mediaType === undefined) return readScalar(text, parameter.schema);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function listValue(schema: Schema, { items, malformed }: ReadList): ReadValue {
  // The values of a list that is refused for its length are never used.
  const isTooLong = items.length > (schema.maxItems ?? Infinity);
  return {
    value: items.map(({ text }) => (isTooLong ? text : readScalar(text, itemSchemaOf(schema)))),
    items,
    ...(malformed === undefined ? {} : { malformed }),
  };
}

/** `['R', '100', 'G', '200']` -> `{ R: 100, G: 200 }` */
export function objectValue(schema: Schema, pairs: [string, string][]): ParameterValue {
  return Object.fromEntries(
    pairs.map(([name, text]) => [name, readScalar(text, propertySchemaOf(schema, name) ?? {})]),
  );
}

function inTwos(items: ListItem[]): [string, string][] {
  return items.flatMap(({ text }, index): [string, string][] =>
    index % 2 === 0 ? [[text, items[index + 1]?.text ?? '']] : [],
  );
}

function assignments(raw: string, separator: string): [string, string][] {
  return raw.split(separator).map((piece) => {
    const equals = piece.indexOf('=');
    const name = equals === -1 ? piece : piece.slice(0, equals);
    return [decode(name).text, equals === -1 ? '' : decode(piece.slice(equals + 1)).text];
  });
}

const separators: { [style: string]: string } = { spaceDelimited: ' ', pipeDelimited: '|' };

function readSeparated(
  parameter: Parameter,
  raw: string,
  { kind, most }: { kind: ParameterKind; most: number | undefined },
): ReadList {
  const { schema, style, listSyntax } = parameter;
  const separator = separators[style];
  if (separator !== undefined) return readDelimitedList(raw, separator, most);
  if (kind !== 'list') return readPlainList(raw);
  return listSyntax === 'csv'
    ? readCsvList(raw, most)
    : readPlainList(raw, { accepts: acceptsItem(itemSchemaOf(schema)), most });
}

/** Recently parsed values: the same texts come with many requests, e.g. `languages=eng`. */
const recentlyRead = memoize((_parameter: Parameter) => new Map<string, ReadValue>());
const mostKept = 100;
const longestKept = 64;

export type ReadOptions = {
  /** Whether the values of a list count that come after it has become too long. */
  readsTooMany?: boolean;
};

/** The value of one `name=raw` of a query; exploded lists and objects are assembled elsewhere. */
export function readQueryParameter(
  parameter: Parameter,
  raw: string,
  { readsTooMany = true }: ReadOptions = {},
): ReadValue {
  const { maxItems } = parameter.schema;
  const most = readsTooMany || maxItems === undefined ? undefined : maxItems + 1;
  if (raw.length > longestKept) return readText(parameter, raw, most);
  const recent = recentlyRead(parameter);
  const known = recent.get(raw);
  if (known) return known;
  if (recent.size >= mostKept) recent.clear();
  const read = readText(parameter, raw);
  recent.set(raw, read);
  return read;
}

function readText(parameter: Parameter, raw: string, most?: number): ReadValue {
  const { schema, explode } = parameter;
  const kind = kindOf(parameter);
  const text = decode(raw, true).text;
  const alone = { value: scalarValue(parameter, text), items: [] };
  if (kind === 'scalar' || kind === 'document' || (kind === 'object' && explode)) return alone;
  const list = explode
    ? { items: [{ text, start: 0, end: raw.length }] }
    : readSeparated(parameter, raw, { kind, most });
  if (kind === 'object') return { value: objectValue(schema, inTwos(list.items)), items: [] };
  const listed = listValue(schema, list);
  // Some parameters accept one text or a list; whichever is valid was meant.
  return !accepts(schema, listed.value) && accepts(schema, alone.value) ? alone : listed;
}

const inPath = { plusIsSpace: false };

function shift({ items }: ReadList, by: number): ReadList {
  return {
    items: items.map(({ text, start, end }) => ({ text, start: start + by, end: end + by })),
  };
}

/** What precedes the first value: `.` for labels, `;id=` for matrices. */
function prefixOf({ name, style, explode }: Parameter, raw: string, kind: string): string {
  if (style === 'label') return raw.startsWith('.') ? '.' : '';
  if (style !== 'matrix') return '';
  const named = explode && kind === 'object' ? ';' : `;${encode(name)}=`;
  return raw.startsWith(named) ? named : '';
}

/** The value of one `{name}` of a path. */
export function readPathParameter(parameter: Parameter, raw: string): ReadValue {
  const { schema, style, explode } = parameter;
  const kind = kindOf(parameter);
  const prefix = prefixOf(parameter, raw, kind);
  const body = raw.slice(prefix.length);
  if (kind === 'scalar' || kind === 'document') {
    return { value: scalarValue(parameter, decode(body).text), items: [] };
  }
  const exploded = style === 'label' ? '.' : style === 'matrix' ? prefix : ',';
  const separator = (explode && exploded) || ',';
  if (kind === 'object') {
    const pairs = explode
      ? assignments(body, separator)
      : inTwos(readPlainList(body, inPath).items);
    return { value: objectValue(schema, pairs), items: [] };
  }
  const options = { ...inPath, separator, accepts: acceptsItem(itemSchemaOf(schema)) };
  return listValue(schema, shift(readPlainList(body, options), prefix.length));
}

/** The value of a header, which is sent unencoded. */
export function readHeaderParameter(parameter: Parameter, raw: string): ParameterValue {
  const { schema, explode } = parameter;
  const kind = kindOf(parameter);
  if (kind === 'scalar' || kind === 'document') return scalarValue(parameter, raw);
  const texts = raw === '' ? [] : raw.split(',').map((text) => text.trim());
  if (kind === 'list') return texts.map((text) => readScalar(text, itemSchemaOf(schema)));
  const pairs = explode
    ? texts.map((text): [string, string] => [
        text.replace(/=.*/s, ''),
        text.replace(/^[^=]*=?/, ''),
      ])
    : inTwos(texts.map((text) => ({ text, start: 0, end: 0 })));
  return objectValue(schema, pairs);
}

/** The value of a cookie. A list is one text, since a cookie's name cannot be repeated. */
export function readCookieParameter(parameter: Parameter, raw: string): ParameterValue {
  return readText({ ...parameter, explode: false }, raw.replaceAll('+', '%2B')).value;
}
