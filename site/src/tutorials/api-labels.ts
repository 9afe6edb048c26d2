import type { PageApi } from '@site/config/page-portal';

/** The names of some APIs, in the order of the portal. */
export function labelsOf(ids: readonly string[], apis: readonly PageApi[]): string[] {
  return apis.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
}
