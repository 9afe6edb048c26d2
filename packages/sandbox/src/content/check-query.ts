import { itemSchemaOf, type Operation, type Schema } from '@portal/contract';
import { ServiceError } from '../answers/service-error.ts';
import { hasTooManyTerms, tooManyTerms } from '../finding/search-terms.ts';
import { readWhole } from '../read-values.ts';
import type { Call } from '../sandbox-request.ts';

/** Filters by id, each with the service's name for it. Checked in this order. */
export type IdFilters = Readonly<Record<string, string>>;

export type ContentQuery = {
  query: string;
  sort: string;
  descending: boolean;
  aggregations: readonly string[];
  /** The filters in the request, by name. */
  lists: ReadonlyMap<string, readonly string[]>;
  dates: ReadonlyMap<string, number>;
  page: number;
  pageSize: number;
};

/** The values that the description allows for a parameter; none if it has no such parameter. */
function allowedIn({ parameters }: Operation, name: string): string[] {
  const schema = parameters.find((one) => one.in === 'query' && one.name === name)?.schema ?? {};
  const item = schema.type === 'array' ? itemSchemaOf(schema) : schema;
  return (item.enum ?? []).map(String);
}

/** Aliases of values, which messages do not mention. */
const synonyms: Readonly<Record<string, string>> = { productionDate: 'publicationDate' };

/** The other query parameters whose schemas pass a test. */
function filtersWith({ parameters }: Operation, ids: IdFilters, test: (schema: Schema) => boolean) {
  return parameters
    .filter(({ in: place, name }) => place === 'query' && !Object.hasOwn(ids, name))
    .filter(({ schema }) => test(schema))
    .map(({ name }) => name);
}

/** The parameters of a request, without those that only other lists have: they are ignored. */
function readParameters({ operation, url }: Call): URLSearchParams {
  const raw = new URLSearchParams(url.searchParams);
  for (const name of ['sort', 'sortOrder', 'aggregations']) {
    if (allowedIn(operation, name).length === 0) raw.delete(name);
  }
  return raw;
}

/** Only the first problem is reported, in the service's own words. */
export function readContentQuery(call: Call, ids: IdFilters): ContentQuery {
  const { operation } = call;
  const raw = readParameters(call);
  const query = readWords(raw);
  const sort = oneOf(raw, 'sort', allowedIn(operation, 'sort'));
  const sortOrder = oneOf(raw, 'sortOrder', ['asc', 'desc']);
  const aggregations = closedList(raw, 'aggregations', allowedIn(operation, 'aggregations'));
  const lists = new Map<string, readonly string[]>();
  for (const [name, called] of Object.entries(ids)) {
    const values = idList(raw, name, called);
    if (values) lists.set(name, values);
  }
  for (const name of filtersWith(operation, ids, ({ type }) => type === 'array')) {
    const values = closedList(raw, name, allowedIn(operation, name));
    if (raw.has(name)) lists.set(name, values);
  }
  for (const name of filtersWith(operation, ids, ({ type }) => type === 'boolean')) {
    const value = single(raw, name);
    if (value === undefined) continue;
    if (value !== 'true') throw new ServiceError(400, 'Invalid input: expected "true"');
    lists.set(name, ['true']);
  }
  const dates = new Map<string, number>();
  for (const name of filtersWith(operation, ids, ({ format }) => format === 'date')) {
    const value = single(raw, name);
    if (value !== undefined) dates.set(name, readDate(value));
  }
  return {
    query,
    sort: sort ?? 'relevance',
    descending: sortOrder !== 'asc',
    aggregations,
    lists,
    dates,
    page: wholeNumber(raw, 'page', 1, 'page: must be a number greater than or equal to 1', 1),
    pageSize: wholeNumber(
      raw,
      'pageSize',
      10,
      'pageSize: must be a number between 1 and 100',
      1,
      100,
    ),
  };
}

/** The service refuses queries longer than this, counted as written in the address. */
const longestQuery = 2000;
const mostValues = 100;

function readWords(raw: URLSearchParams): string {
  const query = single(raw, 'query') ?? '';
  const written = new URLSearchParams({ query }).toString().length - 'query='.length;
  if (written > longestQuery || hasTooManyTerms(query)) throw new ServiceError(400, tooManyTerms);
  return query;
}

function single(raw: URLSearchParams, name: string): string | undefined {
  const values = raw.getAll(name);
  if (values.length > 1) {
    throw new ServiceError(400, 'Invalid input: expected string, received array');
  }
  return values[0];
}

function split(raw: URLSearchParams, name: string): string[] | undefined {
  const values = single(raw, name)?.split(',');
  if (values && values.length > mostValues) {
    throw new ServiceError(400, `${name}: must have no more than ${mostValues} values`);
  }
  return values;
}

function oneOf(raw: URLSearchParams, name: string, allowed: readonly string[]): string | undefined {
  const values = split(raw, name);
  if (values && values.length > 1) {
    throw new ServiceError(400, `Only 1 value can be specified for ${name}`);
  }
  const [value] = closedList(raw, name, allowed);
  return value === undefined ? undefined : (synonyms[value] ?? value);
}

function closedList(raw: URLSearchParams, name: string, allowed: readonly string[]): string[] {
  const values = split(raw, name) ?? [];
  const bad = values.filter((value) => !allowed.includes(value));
  if (bad.length === 0) return values;
  const verb = bad.length === 1 ? 'is not a valid value' : 'are not valid values';
  const named = allowed.filter((value) => !Object.hasOwn(synonyms, value));
  const right = inWords(named, 'disjunction');
  throw new ServiceError(
    400,
    `${name}: ${inWords(bad, 'conjunction')} ${verb}. Please choose one of ${right}`,
  );
}

function inWords(values: readonly string[], type: Intl.ListFormatType): string {
  return new Intl.ListFormat('en-GB', { type }).format(values.map((value) => `'${value}'`));
}

function idList(raw: URLSearchParams, name: string, called: string): string[] | undefined {
  const values = split(raw, name);
  const bad = values?.filter((value) => !/^[A-Za-z0-9_-]+$/.test(value)) ?? [];
  if (bad.length > 0) {
    throw new ServiceError(
      400,
      `At least one invalid value has been passed in the ${called} filter: ${bad.join(', ')}`,
    );
  }
  return values;
}

/** Midnight at the start of the day. Days that do not exist roll over, as in the service. */
function readDate(value: string): number {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  // Not Date.UTC, which treats the year 50 as 1950.
  const time = new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (
    Number(month) > 12 ||
    Number(month) < 1 ||
    Number(day) < 1 ||
    Number(day) > 31 ||
    Number.isNaN(time)
  ) {
    throw new ServiceError(400, `'${value}' is not a valid date. Please use YYYY-MM-DD format.`);
  }
  return time;
}

function wholeNumber(
  raw: URLSearchParams,
  name: string,
  usual: number,
  message: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const text = single(raw, name);
  if (text === undefined) return usual;
  if (/^-?\d+\.\d+$/.test(text)) {
    throw new ServiceError(400, 'Invalid input: expected int, received number');
  }
  // The service reads an empty value as 0.
  const value = text === '' ? 0 : readWhole(text);
  if (Number.isNaN(value)) {
    throw new ServiceError(400, 'Invalid input: expected number, received NaN');
  }
  if (value < least || value > most) throw new ServiceError(400, message);
  return value;
}
