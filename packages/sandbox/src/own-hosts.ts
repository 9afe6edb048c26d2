/** Placeholder hosts in the records, and the folders below its own address that the sandbox serves for them. */
const hosts = [
  ['https://iiif.example.org', ''],
  ['https://images.example.org', '/editorial-images'],
] as const;

/** Where the name goes on, or a port follows, it is another host. */
const goesOn = String.raw`[\p{L}\d_@-]|[.:][\p{L}\d]`;

const wholeHosts = hosts.map(([host, path]) => {
  return { whole: new RegExp(`${host.replaceAll('.', '\\.')}(?!${goesOn})`, 'gu'), path };
});

/** Replaces placeholder hosts in a JSON text with `base`. */
export function withOwnHosts(json: string, base: string): string {
  return wholeHosts.reduce((now, { whole, path }) => {
    const address = JSON.stringify(base + path).slice(1, -1);
    // In a replacement string, `$'` would be expanded.
    return now.replaceAll(whole, () => address);
  }, json);
}

/** The path below its own address where the sandbox serves an address on a placeholder host. */
export function pathOnOwnHost(address: string): string | undefined {
  const [host, path] = hosts.find(([one]) => address.startsWith(`${one}/`)) ?? [];
  return host === undefined ? undefined : path + address.slice(host.length);
}
