import {
  type Api,
  itemSchemaOf,
  kindOf,
  type Operation,
  type Parameter,
  type ParameterValue,
  readScalar,
  type Values,
} from '@portal/contract';
import { operationAnchor } from '../model/stable-ids.ts';

/** What a link to a filled-in request says. */
export type Permalink = {
  operation: Operation;
  values: Values;
  /** Names in the link that are no parameter of the operation, such as one it used to have. */
  unknown: string[];
};

const operationKey = 'op';
/** Marks a value that its plain text would not give back. */
const jsonMark = 'json:';

/** A parameter may itself be called `op`; it steps aside. */
function keyOf(name: string): string {
  return /^_*op$/.test(name) ? `_${name}` : name;
}

function nameOf(key: string): string {
  return /^_+op$/.test(key) ? key.slice(1) : key;
}

/** None where an object is among the values. */
function plainTexts(value: ParameterValue): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.some((one) => typeof one === 'object') ? [] : values.map(String);
}

function readTexts(parameter: Parameter, texts: readonly string[]): ParameterValue | undefined {
  const [first = ''] = texts;
  if (texts.length === 1 && first.startsWith(jsonMark)) {
    try {
      return JSON.parse(first.slice(jsonMark.length));
    } catch {
      return first;
    }
  }
  return kindOf(parameter) === 'list'
    ? texts.map((text) => readScalar(text, itemSchemaOf(parameter.schema)))
    : readScalar(first, parameter.schema);
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Half a surrogate pair would not survive the address. */
function isWhole(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** Plain where that can be read back, and always something that can. */
function writeTexts(parameter: Parameter, value: ParameterValue): string[] {
  const texts = plainTexts(value);
  const isPlain =
    texts.length > 0 &&
    texts.every((text) => isWhole(text) && !text.startsWith(jsonMark)) &&
    isSame(readTexts(parameter, texts), value);
  return isPlain ? texts : [`${jsonMark}${JSON.stringify(value)}`];
}

function parameterNamed({ parameters }: Operation, name: string): Parameter | undefined {
  return parameters.find((parameter) => parameter.key === name);
}

/**
 * `?op=getWorks&query=horse&include=items&include=notes#getWorks`: the query opens the console with
 * these values, the fragment brings the page to the operation even without scripting.
 */
export function writePermalink(operation: Operation, values: Values): string {
  const query = new URLSearchParams([[operationKey, operation.id]]);
  for (const { key: name } of operation.parameters) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const parameter = parameterNamed(operation, name);
    if (value === undefined || !parameter || query.has(keyOf(name))) continue;
    for (const text of writeTexts(parameter, value)) query.append(keyOf(name), text);
  }
  return `?${query}#${encodeURIComponent(operationAnchor(operation))}`;
}

/** What the address of a page says, given whole or from its `?` on; nothing if it names no request. */
export function readPermalink(api: Api, address: string): Permalink | undefined {
  const search = /\?([^#]*)/.exec(address)?.[1] ?? '';
  const query = new URLSearchParams(search);
  const id = query.get(operationKey);
  const operation = api.operations.find((one) => one.id === id);
  if (!operation) return undefined;
  const read: [string, ParameterValue][] = [];
  const unknown: string[] = [];
  const keys = new Set<string>();
  query.forEach((_, key) => {
    keys.add(key);
  });
  for (const key of keys) {
    if (key === operationKey) continue;
    const parameter = parameterNamed(operation, nameOf(key));
    const value = parameter && readTexts(parameter, query.getAll(key));
    if (parameter && value !== undefined) read.push([parameter.key, value]);
    else unknown.push(nameOf(key));
  }
  return { operation, values: Object.fromEntries(read), unknown };
}
