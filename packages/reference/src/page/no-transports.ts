import type { Transport } from '../transport.ts';

/** For a site that names none: its consoles write requests but send none. */
export function transportsFor(_apiId: string): Transport[] {
  return [];
}
