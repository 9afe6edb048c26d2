import {
  type Api,
  type BodyInput,
  isDescribed,
  isSecret,
  itemSchemaOf,
  kindOf,
  type Operation,
  type Parameter,
  type ParameterValue,
  readScalar,
  type Values,
} from '@portal/contract';
import { operationAnchor } from '../model/stable-ids.ts';
import type { Failure } from '../transport.ts';
import { readBodyText, writeBodyText } from './body-text.ts';

/** The content of a link to a filled-in request. */
export type Permalink = {
  operation: Operation;
  values: Values;
  /** Null is none at all; a link without any means the example of the description. */
  body?: BodyInput | null;
  /** The failure that it asks for. */
  failure?: Failure;
  /** Names in the link that are not parameters of the operation, such as one it used to have. */
  unknown: string[];
};

const operationKey = 'op';
const bodyKey = 'body';
/** The status of a failure, and the seconds by which its response is delayed. */
const [statusKey, waitKey] = ['fail', 'slow'];
/** The language of the samples, which is not part of the request. */
const languageKey = 'lang';
const ownKeys: readonly string[] = [operationKey, bodyKey, statusKey, waitKey, languageKey];
/** Browsers, servers and chat programs all pass on an address as long as this. */
const longestLink = 4_000;
/** Marks a value that its plain text would not restore. */
const jsonMark = 'json:';

/** A parameter may itself have one of these names; it is then renamed. */
function keyOf(name: string): string {
  return /^_*(op|body|fail|slow|lang)$/.test(name) ? `_${name}` : name;
}

function nameOf(key: string): string {
  return /^_+(op|body|fail|slow|lang)$/.test(key) ? key.slice(1) : key;
}

/** Empty if the values contain an object. */
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

/** Plain if it can be read back, otherwise encoded so that it can. */
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

/** A reader's key has no place in an address that is shared. */
function isPublic(parameter: Parameter, value: ParameterValue): boolean {
  return !isSecret(parameter) || isDescribed(parameter, value);
}

function linkOf(operation: Operation, query: URLSearchParams): string {
  return `?${query}#${encodeURIComponent(operationAnchor(operation))}`;
}

/**
 * `?op=getWorks&query=horse&include=items&include=notes#getWorks`: the query opens the console with
 * these values, the fragment takes the page to the operation even without scripting. Credentials
 * are never part of it, and a body only if the link stays short. It opens with the example of the
 * description if no body is given, and with none if that is null.
 */
export function writePermalink(
  operation: Operation,
  values: Values,
  body?: BodyInput | null,
  { status, wait }: Failure = {},
): string {
  const query = new URLSearchParams([[operationKey, operation.id]]);
  for (const parameter of operation.parameters) {
    const { key: name } = parameter;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || query.has(keyOf(name)) || !isPublic(parameter, value)) continue;
    for (const text of writeTexts(parameter, value)) query.append(keyOf(name), text);
  }
  if (status !== undefined) query.append(statusKey, String(status));
  if (wait !== undefined) query.append(waitKey, String(wait));
  if (!operation.body || body === undefined) return linkOf(operation, query);
  const whole = new URLSearchParams([...query, [bodyKey, writeBodyText(body)]]);
  const link = linkOf(operation, whole);
  if (link.length <= longestLink) return link;
  return linkOf(operation, new URLSearchParams([...query, [bodyKey, '']]));
}

/** Whether the request had a body that no link can carry: a file, a secret, or a long text. */
export function leavesBodyOut(link: string): boolean {
  return queryOf(link).get(bodyKey) === '';
}

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '');
}

/** Anybody may write a link, so nothing but small numbers is taken from it. */
function readFailure(query: URLSearchParams): Pick<Permalink, 'failure'> {
  const numberOf = (key: string) => {
    const text = query.get(key) ?? '';
    return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  };
  const [status, wait] = [numberOf(statusKey), numberOf(waitKey)];
  if (status === undefined && wait === undefined) return {};
  return { failure: { ...(status && { status }), ...(wait && { wait }) } };
}

/**
 * The request in the address of a page, given whole or from its `?` on; undefined if it names none.
 */
export function readPermalink(api: Api, address: string): Permalink | undefined {
  const query = queryOf(address);
  const id = query.get(operationKey);
  const operation = api.operations.find((one) => one.id === id);
  if (!operation) return undefined;
  const read: [string, ParameterValue][] = [];
  const unknown: string[] = [];
  const text = query.get(bodyKey);
  const body = text ? readBodyText(operation, text) : undefined;
  if (text && body === undefined) unknown.push(bodyKey);
  const failure = readFailure(query);
  const keys = new Set<string>();
  query.forEach((_, key) => {
    keys.add(key);
  });
  for (const key of keys) {
    if (ownKeys.includes(key)) continue;
    const parameter = parameterNamed(operation, nameOf(key));
    const value = parameter && readTexts(parameter, query.getAll(key));
    if (parameter && value !== undefined) read.push([parameter.key, value]);
    else unknown.push(nameOf(key));
  }
  const values = Object.fromEntries(read);
  return { operation, values, ...(body !== undefined && { body }), ...failure, unknown };
}
