import type { Hosts } from '../src/run/hosts.ts';

/** All APIs that the tests mention, below one address. */
export function hostsAt(base: string): Hosts {
  return { catalogue: base, content: base, iiif: base, text: base, datasets: base };
}
