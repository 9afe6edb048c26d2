import { type Api, buildRequest, htmlText } from '@portal/contract';
import type { RequestLink } from '../../answer/index.ts';
import { writePermalink } from '../../permalink/index.ts';
import type { Transport } from '../../transport.ts';
import type { RequestTarget } from '../request-target.ts';

export function targetOf({ api, operation, values }: RequestLink): RequestTarget {
  return { apiId: api.id, operationId: operation.id, values, send: true };
}

/**
 * Where a link to a request leads when it is opened in a new tab: to the same page with the request
 * filled in, or to the answer itself when another page describes it.
 */
export function hrefOf(
  { api, operation, values }: RequestLink,
  here: Api,
  transport: Transport,
): string {
  return api.id === here.id
    ? writePermalink(operation, values)
    : buildRequest(operation, values, transport.baseUrl(api.id)).href;
}

/** `getWork: Get a work` */
export function linkTitle({ operation, description }: RequestLink): string {
  return description === '' ? `${operation.id}: ${operation.summary}` : htmlText(description);
}
