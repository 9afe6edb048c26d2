import type { RequestTarget } from '@portal/reference/console';
import { addressOfPage } from '../pages/pages-index.ts';
import { type Permalink, readPermalink, writePermalink } from '../permalink/index.ts';
import type { PageData } from './page-data.ts';
import type { ReferenceSite } from './reference-site.ts';

export type NamedRequest = Pick<Permalink, 'values' | 'body' | 'failure'> & {
  operationId: string;
};

/** The request that a page's address names. */
export async function requestIn(
  search: string,
  key: string,
  data: PageData,
): Promise<NamedRequest | undefined> {
  const { api } = await data.loadEntry(key);
  const link = readPermalink(api, search);
  if (!link) return undefined;
  const { operation, unknown: _, ...request } = link;
  return { operationId: operation.id, ...request };
}

/**
 * The address that opens a request, e.g. `/api/iiif?op=getImageInfo&…#getImageInfo`, or if the API
 * has several pages, `/api/large/repos?op=…`.
 */
export async function addressOfRequest(
  { apiId, operationId, values }: RequestTarget,
  { data, folder }: Pick<ReferenceSite, 'data' | 'folder'>,
): Promise<string | undefined> {
  const api = await data.loadApiWith(apiId, operationId);
  const operation = api?.operations.find(({ id }) => id === operationId);
  if (!operation) return undefined;
  const index = await data.loadIndex(apiId);
  const page = index?.find(({ operations }) => operations.some(({ id }) => id === operationId));
  const path = addressOfPage(`${folder}${apiId}`, page ?? { slug: '' });
  return `${path}${writePermalink(operation, values)}`;
}
