import { type Api, buildRequest, htmlText } from '@portal/contract';
import { linkLabel, type RequestLink } from '../../../answer/index.ts';
import { writePermalink } from '../../../permalink/index.ts';
import type { Transport } from '../../../transport.ts';
import { isSafeMethod } from '../../request/sending/use-sending.ts';
import type { RequestTarget } from '../../request-target.ts';

/** A click requests the answer, but a request that may change something waits for Send. */
export function targetOf({ api, operation, values }: RequestLink): RequestTarget {
  const send = isSafeMethod(operation.method);
  return { apiId: api.id, operationId: operation.id, values, send };
}

/**
 * Where a link to a request leads when opened in a new tab: to the same page with the request
 * filled in, or to the answer itself if another page describes it.
 */
export function hrefOf(
  { api, operation, values }: RequestLink,
  here: Api,
  transport: Transport,
  addressOf: (permalink: string) => string = (permalink) => permalink,
): string {
  return api.id === here.id
    ? addressOf(writePermalink(operation, values))
    : buildRequest(operation, values, transport.baseUrl(api.id)).href;
}

/** Why to follow it, or what following it does. */
export function linkTitle(link: RequestLink): string {
  return link.description === '' ? linkLabel(link) : htmlText(link.description);
}
