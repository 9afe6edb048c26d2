/** One picture needs no longer lists, and they would only slow the page down. */
const most = 100;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

export function listOf<Item>(value: unknown, isItem: (one: unknown) => one is Item): Item[] {
  return Array.isArray(value) ? value.slice(0, most).filter(isItem) : [];
}

/** A name that needs no encoding in an address, e.g. `jpg` or `sizeByW`. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9]{1,40}$/.test(value);
}

/** The value as shown in a message. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? `'${value}'` : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
