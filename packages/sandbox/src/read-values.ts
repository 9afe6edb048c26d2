import type { Values } from '@portal/contract';

/** The checked values of a request, in the types that handlers want. */
export function listOf(values: Values, name: string): string[] {
  const value = values[name];
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

export function textOf(values: Values, name: string): string | undefined {
  const value = values[name];
  return value === undefined ? undefined : String(value);
}
