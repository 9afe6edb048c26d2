import { cutText, limits } from './limits.ts';

const widest = 76;
const deepest = 4;
const mostItems = 100;

/** Any value as text that reads like its code; a string at the top level as it is. */
export function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : format(value, 0, []);
  return cutText(text, limits.textLength);
}

/** On one line, for a table cell. */
export function formatInline(value: unknown): string {
  return formatValue(value).replaceAll(/\s*\n\s*/g, ' ');
}

function format(value: unknown, depth: number, above: readonly object[]): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[function ${value.name || 'without a name'}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (above.includes(value)) return '[circular]';
  return formatObject(value, depth, [...above, value]);
}

function isTypedArray(value: object): value is ArrayLike<number | bigint> {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

function formatObject(value: object, depth: number, above: readonly object[]): string {
  if (value instanceof Date) return Number.isNaN(+value) ? 'Invalid Date' : value.toISOString();
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof RegExp || value instanceof URL) return String(value);
  if (value instanceof Promise) return 'a promise (write await before it)';
  const inner = (one: unknown): string => format(one, depth + 1, above);
  if (Array.isArray(value)) return wrap('', '[', listed(value, inner, depth), ']', depth);
  if (isTypedArray(value)) {
    const items = Array.from(value);
    const name = `${value.constructor.name}(${items.length}) `;
    return wrap(name, '[', listed(items, inner, depth), ']', depth);
  }
  if (value instanceof Set) {
    return wrap(`Set(${value.size}) `, '{', listed([...value], inner, depth), '}', depth);
  }
  if (value instanceof Map) {
    const pair = ([key, one]: [unknown, unknown]): string => `${inner(key)} => ${inner(one)}`;
    return wrap(`Map(${value.size}) `, '{', listed([...value], pair, depth), '}', depth);
  }
  const name = className(value);
  const pair = ([key, one]: [string, unknown]): string => `${property(key)}: ${inner(one)}`;
  return wrap(name, '{', listed(Object.entries(value), pair, depth), '}', depth);
}

function className(value: object): string {
  const made: unknown = Object.getPrototypeOf(value)?.constructor;
  return typeof made === 'function' && made !== Object ? `${made.name} ` : '';
}

function listed<Item>(items: Item[], write: (item: Item) => string, depth: number): string[] {
  if (items.length > 0 && depth >= deepest) return ['…'];
  // Not map(), which skips the gaps of a list.
  const shown = Array.from(items.slice(0, mostItems), write);
  return items.length > mostItems ? [...shown, `… ${items.length - mostItems} more`] : shown;
}

/** On one line if it fits, otherwise one item per line; short numbers and words fill the line. */
function wrap(name: string, open: string, items: string[], close: string, depth: number): string {
  if (items.length === 0) return `${name}${open}${close}`;
  const space = open === '{' && items[0] !== '…' ? ' ' : '';
  const line = `${name}${open}${space}${items.join(', ')}${space}${close}`;
  if (line.length + depth * 2 <= widest && !line.includes('\n')) return line;
  const indent = '  '.repeat(depth + 1);
  const isShort = open === '[' && items.every((item) => item.length <= 12);
  const lines = isShort ? filledLines(items, widest - indent.length) : items;
  const body = lines.map((one) => `${indent}${one}`).join(',\n');
  return `${name}${open}\n${body}\n${'  '.repeat(depth)}${close}`;
}

function filledLines(items: string[], width: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 2 <= width) {
      lines[lines.length - 1] = `${last}, ${item}`;
    } else lines.push(item);
  }
  return lines;
}

function quote(text: string): string {
  const short = cutText(text, 2_000);
  const escaped = short.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}

function property(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}
