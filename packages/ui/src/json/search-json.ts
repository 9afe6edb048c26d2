import { type JsonValue, pointerOf } from '@portal/contract';
import { entriesOf, isParent, type JsonPath } from './json-path.ts';

export type JsonHit = { pointer: string; path: JsonPath; where: 'key' | 'value' };

export type JsonHits = {
  /** In the order of the answer. */
  hits: JsonHit[];
  /** How many there are, including those not listed. */
  total: number;
};

function hitOf(path: JsonPath, value: JsonValue, wanted: string): JsonHit['where'] | undefined {
  const key = path.at(-1);
  if (typeof key === 'string' && key.toLowerCase().includes(wanted)) return 'key';
  if (isParent(value)) return undefined;
  return String(value).toLowerCase().includes(wanted) ? 'value' : undefined;
}

/** The nodes whose name or value contains a text, ignoring case. */
export function searchJson(value: JsonValue, text: string, limit = 1000): JsonHits {
  const wanted = text.trim().toLowerCase();
  const found: JsonHits = { hits: [], total: 0 };
  if (wanted === '') return found;
  const waiting: { path: JsonPath; value: JsonValue }[] = [{ path: [], value }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value: here } = next;
    const where = hitOf(path, here, wanted);
    if (where) {
      found.total += 1;
      if (found.hits.length < limit) found.hits.push({ pointer: pointerOf(path), path, where });
    }
    for (const [step, child] of entriesOf(here).reverse()) {
      waiting.push({ path: [...path, step], value: child });
    }
  }
  return found;
}
