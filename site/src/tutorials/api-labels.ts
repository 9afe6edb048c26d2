import type { PageApi } from '@site/config/page-portal';

/** The names of some APIs, by their ids. */
export function labelsOf(ids: readonly string[], apis: readonly PageApi[]): string[] {
  return ids.flatMap((wanted) => apis.find(({ id }) => id === wanted)?.label ?? []);
}
