import type { JsonValue } from '@portal/contract';

const names = ['title', 'label', 'name', 'id'];
const longest = 80;

/** What a collapsed object calls itself, so that a reader can choose which to open. */
export function nodeName(value: JsonValue | undefined): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const own = names.map((name) => (Object.hasOwn(value, name) ? value[name] : undefined));
  const text = own.find((one) => typeof one === 'string' && one !== '');
  if (typeof text !== 'string') return '';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
