import { addressOfPage, anchorFinder, type PagesIndex } from '../../pages/pages-index.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { findSlot } from './console-slot.ts';

/** What an address asks a page for: the operation of a permalink, and a part of the page. */
export type Asked = { pathname: string; search: string; hash: string };

function operationIn(search: string): string | null {
  return new URLSearchParams(search).get('op');
}

/** Whether the request that an address names is on another page of the same API. */
export function isElsewhere(root: Element | null, page: PagePlan, search: string): boolean {
  const operationId = operationIn(search);
  return page.part !== undefined && operationId !== null && !(root && findSlot(root, operationId));
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/**
 * Where what an address asks for is, if on another page than this one. Addresses from before an API
 * was split, or from before it grew, go on working in this way.
 */
export function otherPage(
  index: PagesIndex,
  { part, path }: PagePlan,
  { search, hash }: Omit<Asked, 'pathname'>,
): string | undefined {
  if (!part) return undefined;
  const operationId = operationIn(search);
  const found =
    operationId === null
      ? anchorFinder(index)(decoded(hash))
      : index.find(({ operations }) => operations.some(({ id }) => id === operationId));
  const address = found && addressOfPage(part.home, found);
  return address === undefined || address === path ? undefined : `${address}${search}${hash}`;
}
