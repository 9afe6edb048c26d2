import type { Transport } from '../../transport.ts';

function hostOf(address: string, page: string): string | undefined {
  const base = URL.canParse(page) ? page : undefined;
  return URL.canParse(address, base) ? new URL(address, base).host : undefined;
}

/**
 * What happens to the host of a pasted URL, which is never called itself: `api.example.org is
 * replaced: …`. Undefined if the request goes there anyway.
 */
export function replacedHost(
  url: string,
  apiId: string,
  chosen: Transport,
  transports: readonly Transport[],
  page = globalThis.location?.origin ?? '',
): string | undefined {
  if (!/^https?:\/\//i.test(url)) return undefined;
  const given = hostOf(url, page);
  const host = hostOf(chosen.baseUrl(apiId), page);
  if (given === undefined || host === undefined || given === host) return undefined;
  const other = transports.find((one) => hostOf(one.baseUrl(apiId), page) === given);
  const advice = other ? ` To send it to ${given}, choose ${other.label}.` : '';
  return `The host ${given} is replaced by ${host}: requests go to ${chosen.label}.${advice}`;
}
