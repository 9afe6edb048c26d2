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
  if (typeof value !== 'object' || value === null || isClosed(path)) return;
  if (!Array.isArray(value)) yield [asObject(value), path];
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, [...path, key], isClosed);
}
