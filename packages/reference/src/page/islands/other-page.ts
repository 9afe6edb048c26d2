import { addressOfPage, anchorFinder, type PagesIndex } from '../../pages/pages-index.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';

/** What an address requests of a page: the operation of a permalink, and a part of the page. */
type Asked = { search: string; hash: string };

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/**
 * Where the target of an address is, if on another page than this one. Addresses from before an API
 * was split, or before it grew, keep working this way.
 */
export function otherPage(
  index: PagesIndex,
  { part, path }: PagePlan,
  { search, hash }: Asked,
): string | undefined {
  if (!part) return undefined;
  const operationId = new URLSearchParams(search).get('op');
  const found =
    operationId === null
      ? anchorFinder(index)(decoded(hash))
      : index.find(({ operations }) => operations.some(({ id }) => id === operationId));
  const address = found && addressOfPage(part.home, found);
  return address === undefined || address === path ? undefined : `${address}${search}${hash}`;
}
