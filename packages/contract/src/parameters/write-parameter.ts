import type { Parameter, ParameterValue } from '../model.ts';
import { writeScalar } from '../schema/scalar-text.ts';
import { encode, encodeAlso } from '../url/percent-encoding.ts';
import { writeList } from './list-syntax.ts';
import { kindOf } from './parameter-kind.ts';

/** Characters that stay unencoded in a value; also a comma, if it does not separate values. */
const readable = ':@/';
const readableInPath = ':@';

function encodeName(name: string): string {
  return encode(name);
}

function encodeQueryValue({ allowReserved }: Parameter, text: string): string {
  return encode(text, allowReserved ? `${readable},?$;[]` : `${readable},`);
}

type Shape =
  | { kind: 'scalar'; text: string }
  | { kind: 'list'; texts: string[] }
  | { kind: 'object'; pairs: [name: string, text: string][] };

/** A single value for a list parameter is a list of one. */
function shapeOf(parameter: Parameter, value: ParameterValue): Shape {
  const kind = kindOf(parameter);
  if (kind === 'document') return { kind: 'scalar', text: writeDocument(value) };
  if (Array.isArray(value)) return { kind: 'list', texts: value.map(writeScalar) };
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([name, one]): [string, string] => [
      name,
      writeScalar(one),
    ]);
    return { kind: 'object', pairs };
  }
  const text = writeScalar(value);
  return kind === 'list' ? { kind, texts: [text] } : { kind: 'scalar', text };
}

function writeDocument(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

function flatten(pairs: [string, string][]): string[] {
  return pairs.flat();
}

const separators: { [style: string]: string } = { spaceDelimited: ' ', pipeDelimited: '|' };

/** The `name=value` pieces of one parameter, in order: `['include=items,notes']`. */
export function writeQueryParameter(parameter: Parameter, value: ParameterValue): string[] {
  const { style, explode, listSyntax } = parameter;
  const name = encodeName(parameter.name);
  const single = (text: string) => encodeQueryValue(parameter, text);
  const shape = shapeOf(parameter, value);
  if (shape.kind === 'scalar') return [`${name}=${single(shape.text)}`];
  if (shape.kind === 'object') {
    if (style === 'deepObject') {
      return shape.pairs.map(([key, text]) => `${name}${encode(`[${key}]`)}=${single(text)}`);
    }
    if (explode) return shape.pairs.map(([key, text]) => `${encodeName(key)}=${single(text)}`);
  }
  const texts = shape.kind === 'object' ? flatten(shape.pairs) : shape.texts;
  if (explode) return texts.map((text) => `${name}=${single(text)}`);
  const separator = separators[style];
  return separator === undefined
    ? [`${name}=${writeList(texts, listSyntax)}`]
    : [`${name}=${encode(texts.join(separator), readable)}`];
}

/** The text for one path segment: `full`, `pct:10,10,80,80`, `.a.b`, `;id=5`. */
export function writePathParameter(parameter: Parameter, value: ParameterValue): string {
  const { name, style, explode } = parameter;
  const shape = shapeOf(parameter, value);
  const one = (text: string) => {
    const encoded = encode(text, shape.kind === 'scalar' ? `${readableInPath},` : readableInPath);
    return style === 'label' ? encodeAlso(encoded, '.') : encoded;
  };
  const pair = ([key, text]: [string, string]) => `${one(key)}=${one(text)}`;
  const pieces =
    shape.kind === 'scalar'
      ? [one(shape.text)]
      : shape.kind === 'list'
        ? shape.texts.map(one)
        : explode
          ? shape.pairs.map(pair)
          : flatten(shape.pairs).map(one);
  if (style === 'label') return `.${pieces.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return pieces.join(',');
  if (!explode || shape.kind === 'scalar') return `;${encodeName(name)}=${pieces.join(',')}`;
  const prefix = shape.kind === 'object' ? ';' : `;${encodeName(name)}=`;
  return pieces.map((piece) => `${prefix}${piece}`).join('');
}

/**
 * The value of a header, e.g. `a,b` or `R=1,G=2`. Headers have no percent-encoding: servers would take it
 * literally. Only a JSON document can escape characters that are not allowed in a header.
 */
export function writeHeaderParameter(parameter: Parameter, value: ParameterValue): string {
  const shape = shapeOf(parameter, value);
  if (kindOf(parameter) === 'document' && shape.kind === 'scalar') return asciiJson(shape.text);
  if (shape.kind === 'scalar') return shape.text;
  if (shape.kind === 'list') return shape.texts.join(',');
  return parameter.explode
    ? shape.pairs.map((pair) => pair.join('=')).join(',')
    : flatten(shape.pairs).join(',');
}

function asciiJson(json: string): string {
  return json.replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Everything allowed in a cookie, except what begins an escape or separates values. */
const readableInCookie = '!#$&()*+./:<=>?@[]^_`{|}~';

export function encodeCookieValue(text: string): string {
  return encode(text, readableInCookie);
}

/** Servers do not decode the name, so only characters that would end it are encoded. */
export function encodeCookieName(name: string): string {
  return encode(name, readableInCookie.replace('=', '%'));
}

/** The cookies for one parameter, in order; an exploded one becomes several. */
export function writeCookieParameter(
  parameter: Parameter,
  value: ParameterValue,
): { name: string; value: string }[] {
  const { name, explode } = parameter;
  const shape = shapeOf(parameter, value);
  const one = encodeCookieValue;
  if (shape.kind === 'scalar') return [{ name, value: one(shape.text) }];
  const pairs = shape.kind === 'list' ? shape.texts.map((text) => [name, text]) : shape.pairs;
  if (explode) return pairs.map(([key = '', text = '']) => ({ name: key, value: one(text) }));
  const texts = shape.kind === 'list' ? shape.texts : flatten(shape.pairs);
  return [{ name, value: texts.map(one).join(',') }];
}
