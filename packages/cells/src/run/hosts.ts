/** By the id of each API, the address before its own path, e.g. "http://localhost:3000/sandbox". */
export type Hosts = Readonly<Record<string, string>>;

/**
 * The address of APIs that a reader's own copy of the portal has too, and that API_URL replaces:
 * that of its sandbox, or else of its files. Undefined if all of them are elsewhere.
 */
export function apiAddress({
  siteUrl,
  hosts,
}: {
  siteUrl: string;
  hosts: Hosts;
}): string | undefined {
  const used = Object.values(hosts);
  return [`${siteUrl}/sandbox`, siteUrl].find((address) => used.includes(address));
}
