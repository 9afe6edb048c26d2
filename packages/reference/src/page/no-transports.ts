import type { Transport } from '../transport.ts';

/** For a site that names none: its consoles send to the servers of the description. */
export function transportsFor(_apiId: string): Transport[] {
  return [];
}
