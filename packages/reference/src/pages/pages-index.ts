import { webhookOperations } from '../model/callback-operations.ts';
import { operationAnchor, schemaAnchor, tagId } from '../model/stable-ids.ts';
import type { PlannedPage } from './plan-pages.ts';

export type IndexedOperation = { id: string; method: string; path: string; summary: string };

/** What is on a page of a split reference: enough to find it by an id or by a word. */
export type IndexedPage = {
  slug: string;
  label: string;
  tag?: string;
  operations: IndexedOperation[];
  schemas: string[];
  /** Anchors of webhooks; most APIs have none. */
  webhooks?: string[];
};

export type PagesIndex = IndexedPage[];

export function indexPages(plan: readonly PlannedPage[]): PagesIndex {
  return plan.map(({ slug, label, tag, operations, webhooks, schemas }) => ({
    slug,
    label,
    ...(tag !== undefined && { tag }),
    operations: operations.map(({ id, method, basePath, path, summary }) => ({
      id,
      method,
      path: `${basePath}${path}`,
      summary,
    })),
    schemas,
    ...(webhooks.length > 0 && { webhooks: webhookOperations({ webhooks }).map(({ id }) => id) }),
  }));
}

function anchorsOf({ tag, operations, schemas, webhooks = [] }: IndexedPage): string[] {
  return [
    ...(tag === undefined ? [] : [tagId(tag)]),
    ...operations.map(operationAnchor),
    ...schemas.map((name) => schemaAnchor(name)),
    ...(schemas.length > 0 ? ['schemas'] : []),
    ...(webhooks.length > 0 ? [...webhooks, 'webhooks'] : []),
  ];
}

/**
 * `getWorks.page.x` is part of `getWorks.page`, which is part of `getWorks`, as is `getWorks-404`.
 */
function* namesAround(anchor: string): Generator<string> {
  yield anchor;
  for (let end = anchor.length - 1; end > 0; end -= 1) {
    if (/[.-]/.test(anchor.charAt(end))) yield anchor.slice(0, end);
  }
}

/**
 * Finds the page that has an anchor, e.g. `getWorks`, `getWorks.page` or `schema-Work.items`. The
 * longest name wins, since one name may begin with another.
 */
export function anchorFinder(index: PagesIndex): (anchor: string) => IndexedPage | undefined {
  const pages = new Map<string, IndexedPage>();
  for (const page of index) {
    for (const name of anchorsOf(page)) if (!pages.has(name)) pages.set(name, page);
  }
  return (anchor) => {
    for (const name of namesAround(anchor)) {
      const page = pages.get(name);
      if (page) return page;
    }
    return undefined;
  };
}

/** Below the address of the API's first page. */
export function addressOfPage(home: string, { slug }: { slug: string }): string {
  return slug === '' ? home : `${home}/${slug}`;
}
