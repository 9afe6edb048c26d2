/** Stand-ins for hosts in the records, and where below its own address the sandbox answers for them. */
const hosts = [
  ['https://iiif.example.org', ''],
  ['https://images.example.org', '/editorial-images'],
] as const;

export function withOwnHosts(text: string, base: string): string {
  return hosts.reduce((now, [host, path]) => now.replaceAll(host, base + path), text);
}
