import type { Parameter, Values } from '@portal/contract';

export function isTooLong({ schema }: Parameter, value: Values[string]): boolean {
  return Array.isArray(value) && value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY);
}

/** @param name as it was sent, e.g. "color" */
export function tooManyValues(name: string, { schema }: Parameter): string {
  return `${name}: must have no more than ${schema.maxItems} values`;
}
