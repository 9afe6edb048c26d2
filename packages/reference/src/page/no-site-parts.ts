import type { Transport } from '../transport.ts';

/** For a site that names no transports: its consoles send to the servers of the description. */
export function transportsFor(_apiId: string): Transport[] {
  return [];
}

/** For a site that adds nothing to the page of an API. */
export const extras = {};
