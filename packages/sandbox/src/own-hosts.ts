/** Stand-ins for hosts in the records, and where below its own address the sandbox answers for them. */
const hosts = [
  ['https://iiif.example.org', ''],
  ['https://images.example.org', '/editorial-images'],
] as const;

/** Puts `base` in place of the stand-ins in a JSON text. */
export function withOwnHosts(json: string, base: string): string {
  return hosts.reduce((now, [host, path]) => {
    const address = JSON.stringify(base + path).slice(1, -1);
    // As a string, `$'` in it would be expanded.
    return now.replaceAll(host, () => address);
  }, json);
}

/** Where below its own address the sandbox answers for an address on a stand-in. */
export function pathOnOwnHost(address: string): string | undefined {
  const [host, path] = hosts.find(([one]) => address.startsWith(`${one}/`)) ?? [];
  return host === undefined ? undefined : path + address.slice(host.length);
}
