import {
  itemSchemaOf,
  type Operation,
  type Parameter,
  type Problem,
  type Values,
} from '@portal/contract';
import { isBeyondWindow, pageOf, resultWindow } from '../answers/result-list.ts';
import { ServiceError } from '../answers/service-error.ts';
import { hasTooManyTerms, tooManyTerms } from '../finding/search-terms.ts';
import { textOf } from '../read-values.ts';
import type { Call } from '../sandbox-request.ts';
import { siteAbove } from '../services.ts';

/** Checked in this order; parameters not listed here follow in the order of the contract. */
const order = [
  ...['items', 'items.identifiers', 'items.locations.locationType', 'items.locations.license'],
  ...['items.locations.accessConditions.status', 'page', 'pageSize', 'sort', 'sortOrder'],
  ...['include', 'aggregations', 'workType', 'production.dates.to', 'production.dates.from'],
];

const paging = ['page', 'pageSize'];

/**
 * Refuses an invalid request in the service's own words. The contract knows everything that is wrong;
 * the service reports only the first problem, and out-of-range page numbers last.
 */
export function checkQuery({ operation, values, matched, url }: Call): void {
  const raw = url.searchParams;
  const errors = matched.problems.filter(
    ({ type, where }) => type === 'error' && where.part === 'query',
  );
  const wrong = new Set(errors.map(({ where }) => where.parameter ?? ''));
  // Under its alias the parameter accepts one colour, read as a number: `f` is 00000f.
  if (sentName(operation, 'colors', raw) === 'color') {
    if (/^[\da-f]{0,6}$/i.test(raw.get('color') ?? '')) wrong.delete('colors');
    else wrong.add('colors');
  }
  const names = inOrder(operation, wrong);
  const outOfRange: string[] = [];
  for (const name of names) {
    const own = errors.filter(({ where }) => where.parameter === name);
    if (!paging.includes(name)) {
      throw new ServiceError(400, describe(operation, name, own, values, raw));
    }
    if (!Number.isInteger(values[name])) {
      throw new ServiceError(400, `${name}: must be a valid Integer`);
    }
    outOfRange.push(
      name === 'page' ? 'page: must be greater than 1' : 'pageSize: must be between 1 and 100',
    );
  }
  if (outOfRange.length > 0) throw new ServiceError(400, outOfRange.join(', '));
  if (hasTooManyTerms(textOf(values, 'query') ?? '')) throw new ServiceError(400, tooManyTerms);
}

function inOrder({ parameters }: Operation, names: ReadonlySet<string>): string[] {
  const rest = parameters.map(({ name }) => name).filter((name) => !order.includes(name));
  return [...order, ...rest].filter((name) => names.has(name));
}

/** A parameter's own name, or the alias that is read instead, e.g. "color". */
function sentName({ parameters }: Operation, name: string, raw: URLSearchParams): string {
  const aliases = parameters.find((one) => one.name === name)?.aliases ?? [];
  return [...raw.keys()].find((one) => one === name || aliases.includes(one)) ?? name;
}

function describe(
  operation: Operation,
  name: string,
  problems: readonly Problem[],
  values: Values,
  raw: URLSearchParams,
): string {
  const parameter = operation.parameters.find((one) => one.name === name);
  const sent = sentName(operation, name, raw);
  const text = raw.get(sent) ?? '';
  const isUnreadable = problems.some(({ where }) => where.index === undefined);
  if (!parameter) return `${name}: ${text}`;
  if (name === 'query') return tooManyTerms;
  if (sent === 'color') return badColours(sent, text);
  if (isTooLong(parameter, values[name])) return tooManyValues(sent, parameter);
  const isList = parameter.schema.type === 'array';
  const schema = isList ? itemSchemaOf(parameter.schema) : parameter.schema;
  if (schema.format === 'date') {
    return /^[+ ]\d{5,}-\d\d-\d\d$/.test(text)
      ? `${name}: year must be less than 9999`
      : `${name}: Invalid date encoding. Expected YYYY-MM-DD`;
  }
  const allowed = (schema.enum ?? []).map(String).filter((value) => !value.startsWith('!'));
  if (isList && isUnreadable) return `${sent}: ${text}`;
  if (allowed.length === 0) {
    return name === 'colors' ? badColours(sent, text) : `${name}: ${text}`;
  }
  return closedList(name, badValues(problems, values[name], text), allowed);
}

function badValues(problems: readonly Problem[], read: Values[string], text: string): string[] {
  if (!Array.isArray(read)) return [text];
  const bad = new Set(problems.map(({ where }) => where.index));
  return read.filter((_, index) => bad.has(index)).map(String);
}

function badColours(sent: string, text: string): string {
  const right = sent === 'color' ? 'a single hex string' : 'hex strings, such as ff6700';
  return `${sent}: '${text}' is not a valid value. Please supply ${right}.`;
}

function closedList(name: string, bad: readonly string[], allowed: readonly string[]): string {
  const quoted = (values: readonly string[]): string => values.map((one) => `'${one}'`).join(', ');
  const verb = bad.length === 1 ? 'is not a valid value' : 'are not valid values';
  return `${name}: ${quoted(bad)} ${verb}. Please choose one of: [${quoted(allowed)}]`;
}

export function isTooLong({ schema }: Parameter, value: Values[string]): boolean {
  return Array.isArray(value) && value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY);
}

/** @param name as it was sent, e.g. "color" */
export function tooManyValues(name: string, { schema }: Parameter): string {
  return `${name}: must have no more than ${schema.maxItems} values`;
}

/** Only the first ten thousand can be paged through; the message says where to get the rest. */
export function checkWindow({ values, url, mount }: Call, what: 'works' | 'images'): void {
  if (!isBeyondWindow(pageOf(values))) return;
  const site = url.origin + siteAbove(mount);
  throw new ServiceError(
    400,
    `Only the first ${resultWindow} ${what} are available in the API. If you want more ${what}, you can download a snapshot of the complete catalogue: ${site}/docs/datasets`,
  );
}
