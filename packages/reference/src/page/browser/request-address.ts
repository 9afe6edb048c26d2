import type { Api, Values } from '@portal/contract';
import type { RequestTarget } from '@portal/reference/console';
import { readPermalink, writePermalink } from '../../permalink/index.ts';
import { loadAllApis, loadEntry } from '../load-article.ts';

export type NamedRequest = { operationId: string; values: Values };

/** The request that a page's address names. */
export async function requestIn(search: string, apiId: string): Promise<NamedRequest | undefined> {
  const { api } = await loadEntry(apiId);
  const link = readPermalink(api, search);
  return link && { operationId: link.operation.id, values: link.values };
}

function operationOf(apis: readonly Api[], { apiId, operationId }: RequestTarget) {
  return apis.find(({ id }) => id === apiId)?.operations.find(({ id }) => id === operationId);
}

/** The address that opens a request, e.g. `/api/iiif?op=getImageInfo&…#getImageInfo`. */
export async function addressOfRequest(
  link: RequestTarget,
  folder: string,
): Promise<string | undefined> {
  const operation = operationOf(await loadAllApis(), link);
  return operation && `${folder}${link.apiId}${writePermalink(operation, link.values)}`;
}
