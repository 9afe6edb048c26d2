import type { Hosts } from '../src/run/hosts.ts';

/** All APIs that the tests speak of, below one address. */
export function hostsAt(base: string): Hosts {
  return { catalogue: base, content: base, iiif: base, text: base, datasets: base };
}
