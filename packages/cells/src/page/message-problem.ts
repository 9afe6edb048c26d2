import { isObject } from '@portal/contract';
import { limits } from '../display/limits.ts';

/** Returns where a value is wrong: '' for the value itself, otherwise e.g. "rows.3". */
type Check = (value: unknown) => string | undefined;

/** Far more than helpers send, but still no burden for a page. */
const longestText = 10_000_000;
const longestLegend = 10_000;

/**
 * Returns which part of a worker's message this page does not understand. Cells can post anything,
 * so nothing about a message is known before this.
 *
 * @param cells the ids of the cells that the worker was asked to run
 * @param runs how often it was asked
 */
export function messageProblem(
  message: unknown,
  cells: ReadonlySet<string>,
  runs: number,
): string | undefined {
  const run = integer(1, runs);
  const cell: Check = (value) => problem(typeof value === 'string' && cells.has(value));
  const place = { cell, line: integer(1, Number.MAX_SAFE_INTEGER) };
  const error = object({
    kind: oneOf('error'),
    message: text,
    cell,
    line: optional(place.line),
    column: optional(place.line),
    calledFrom: optional(object(place)),
  });
  const output = chosenBy('kind', { ...outputs, error });
  const check = chosenBy('type', {
    ready: object({ type: text }),
    loading: object({ type: text, part: text, megabytes: integer(1, 1000), share }),
    loaded: object({ type: text, part: text }),
    unable: object({ type: text, message: text }),
    begin: object({ type: text, run, cell }),
    output: object({ type: text, run, cell, index: integer(0, limits.outputs + 1), output }),
    end: object({ type: text, run, cell, error: optional(error) }),
    lost: object({ type: text, run, message: text }),
    done: object({ type: text, run, result: oneOf('finished', 'failed', 'stopped') }),
  });
  const found = check(message);
  return found === '' ? 'type' : found;
}

const problem = (isRight: boolean): string | undefined => (isRight ? undefined : '');
const text: Check = (value) => problem(typeof value === 'string' && value.length <= longestText);
const number: Check = (value) => problem(typeof value === 'number');
const share: Check = (value) => problem(typeof value === 'number' && value >= 0 && value <= 1);
const boolean: Check = (value) => problem(typeof value === 'boolean');

const note = optional(text);

const outputs: Record<string, Check> = {
  text: object({ kind: text, text }),
  log: object({ kind: text, level: oneOf('log', 'warn', 'error'), text }),
  progress: object({ kind: text, done: number, total: number, label: text }),
  table: object({
    kind: text,
    caption: optional(text),
    columns: list(object({ label: text, isNumeric: boolean }), limits.tableColumns),
    rows: list(list(text, limits.tableColumns), limits.mostTableRows),
    note,
  }),
  images: object({
    kind: text,
    items: list(object({ url: text, label: text, href: optional(text) }), limits.images),
    note,
  }),
  svg: object({
    kind: text,
    title: text,
    description: optional(text),
    svg: text,
    legend: optional(list(object({ label: text, colour: text }), longestLegend)),
    ramp: optional(text),
    note,
  }),
};

function optional(check: Check): Check {
  return (value) => (value === undefined ? undefined : check(value));
}

function oneOf(...values: string[]): Check {
  return (value) => problem(values.some((one) => one === value));
}

function integer(least: number, most: number): Check {
  return (value) =>
    problem(Number.isInteger(value) && Number(value) >= least && Number(value) <= most);
}

function list(item: Check, most: number): Check {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return '';
    // Not the list's `entries()`: it may have holes, and other fields.
    return firstProblem(Array.from(value, (one, index) => [String(index), item(one)]));
  };
}

function object(fields: Record<string, Check>): Check {
  return (value) => {
    if (!isObject(value)) return '';
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined) return unknown;
    return firstProblem(Object.entries(fields).map(([key, check]) => [key, check(value[key])]));
  };
}

/** What the rest must be depends on one field. */
function chosenBy(field: string, checks: Record<string, Check>): Check {
  return (value) => {
    const name = isObject(value) ? value[field] : undefined;
    const check =
      typeof name === 'string' && Object.hasOwn(checks, name) ? checks[name] : undefined;
    return check ? check(value) : field;
  };
}

function firstProblem(parts: [string, string | undefined][]): string | undefined {
  const found = parts.find(([, inside]) => inside !== undefined);
  return found?.filter((one) => one !== '').join('.');
}
