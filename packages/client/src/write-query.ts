import { ParameterError } from './parameter-error.ts';
import { percentEncode } from './percent-encode.ts';

const readable = ':@/';

/** `csv`: quotes protect a comma inside a value. `plain`: every comma separates values. */
export type ListSyntax = 'csv' | 'plain';

/** A `querySerializer` for APIs that accept a list as one comma-separated value. */
export function commaLists(syntax: ListSyntax): (query: Record<string, unknown>) => string {
  return (query) => writeQuery(query, syntax);
}

/**
 * The query of a request, e.g. `include=items,notes&subjects.label=%22Medicine,%20Popular%22,Herbs`.
 * Parameters keep their order; those without a value are left out.
 */
export function writeQuery(query: Record<string, unknown>, syntax: ListSyntax): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${percentEncode(name, name, '')}=${writeValue(name, value, syntax)}`)
    .join('&');
}

function writeValue(name: string, value: unknown, syntax: ListSyntax): string {
  if (!Array.isArray(value)) return percentEncode(name, toText(name, value), `${readable},`);
  const texts = value.map((one) => toText(name, one));
  return syntax === 'csv'
    ? percentEncode(name, texts.map(quoteIfNeeded).join(','), `${readable},`)
    : texts.map((text) => percentEncode(name, withoutComma(name, text), readable)).join(',');
}

function toText(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new ParameterError(name, `${describe(value)} cannot be sent. Use text or a number.`);
}

function describe(value: unknown): string {
  return typeof value === 'number'
    ? String(value)
    : value === null
      ? 'null'
      : `a value of type ${typeof value}`;
}

/** As in CSV; inside quotes a backslash protects a quote. */
function quoteIfNeeded(text: string): string {
  return text === '' || /[",\\]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;
}

function withoutComma(name: string, text: string): string {
  if (!text.includes(',')) return text;
  throw new ParameterError(
    name,
    `'${text}' contains a comma, which this API treats as the end of a value. Give each value separately.`,
  );
}
