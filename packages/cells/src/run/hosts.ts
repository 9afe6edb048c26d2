/** What stands before each API's own path, e.g. "http://localhost:3000/sandbox". */
export type Hosts = {
  readonly catalogue: string;
  readonly content: string;
  readonly iiif: string;
  readonly text: string;
  readonly datasets: string;
};

/** All APIs below one address, as the sandbox has them. */
export function hostsAt(base: string): Hosts {
  return { catalogue: base, content: base, iiif: base, text: base, datasets: base };
}
