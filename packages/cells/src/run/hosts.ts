/** By the id of each API, what comes before its own path, e.g. "http://localhost:3000/sandbox". */
export type Hosts = Readonly<Record<string, string>>;

/** All APIs below one address, as the sandbox has them. */
export function hostsAt(base: string): Hosts {
  return { catalogue: base, content: base, iiif: base, text: base, datasets: base };
}
