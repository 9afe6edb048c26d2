import type { Api } from '@portal/contract';
import { operationAnchor, schemaAnchor, tagId } from '../model/stable-ids.ts';

/** `#operation/getWork` and the like, as other tools write links within a description. */
const elsewhere = /^(?:tag\/[^/]*\/)?operation\/|^\/?operations\//;

/**
 * Where a link within a description leads. One to a part that is not on the page leads nowhere;
 * those written for other tools lead to the same part here.
 */
export function linkResolver(api: Api, others: readonly string[] = []) {
  const operations = new Set(api.operations.map(operationAnchor));
  const anchors = new Set([
    ...operations,
    ...api.tags.map(({ name }) => tagId(name)),
    ...Object.keys(api.schemas).map((name) => schemaAnchor(name)),
    ...['schemas', 'authentication', 'webhooks'],
    ...others,
  ]);
  /** What is inside a part, e.g. `getWorks.include` or `getWorks-404`, counts as the part. */
  const isHere = (id: string) =>
    anchors.has(id) ||
    [...id.matchAll(/[.-]/g)].some(({ index }) => anchors.has(id.slice(0, index)));

  return (address: string): string | undefined => {
    if (!address.startsWith('#')) return address;
    const id = decodeId(address.slice(1));
    const found = [
      id,
      id.replace(elsewhere, ''),
      tagId(id.replace(/^tag\//, '')),
      schemaAnchor(id.replace(/^\/?components\/schemas\//, '')),
    ].find(isHere);
    return found === undefined ? undefined : `#${encodeURI(found)}`;
  };
}

function decodeId(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
