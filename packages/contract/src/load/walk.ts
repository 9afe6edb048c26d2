import { asObject, type Json } from './json.ts';

export type Step = readonly (string | number)[];

/**
 * Every object in a document with its path.
 * @param isClosed whether to skip what is at a path
 */
export function* walk(
  value: unknown,
  path: Step = [],
  isClosed: (path: Step) => boolean = () => false,
): Generator<[Json, Step]> {
  // Nested generators would take most of the time in a large document.
  const waiting: [unknown, Step][] = [[value, path]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [found, at] = next;
    if (typeof found !== 'object' || found === null || isClosed(at)) continue;
    if (!Array.isArray(found)) yield [asObject(found), at];
    const inner = Object.entries(found);
    for (let index = inner.length - 1; index >= 0; index -= 1) {
      const [key, one] = inner[index] as [string, unknown];
      if (typeof one === 'object') waiting.push([one, [...at, key]]);
    }
  }
}
