import type { Values } from '@portal/contract';

/** The checked values of a request, in the types that handlers want. */
export function listOf(values: Values, name: string): string[] {
  const value = values[name];
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/** Only digits: `Number` would also read "0x10", "1e3", " 1" and "". */
export function readWhole(text: string): number {
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** NaN for what is not a whole number. */
export function wholeOf(values: Values, name: string, usual: number): number {
  const value = values[name] ?? usual;
  return typeof value === 'number' ? value : readWhole(String(value));
}

export function textOf(values: Values, name: string): string | undefined {
  const value = values[name];
  return value === undefined ? undefined : String(value);
}
