import { asList, asObject, asText } from './json.ts';

/** The address of a server with its variables filled in. */
function addressOf(server: unknown): string {
  const { url, variables } = asObject(server);
  return asText(url).replace(/\{([^}]*)\}/g, (_, name: string) =>
    asText(asObject(asObject(variables)[name]).default),
  );
}

function withoutEndSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/** The servers that count: the first list that has any. */
function firstServer(lists: readonly unknown[]): unknown {
  return lists.map(asList).find((list) => list.length > 0)?.[0];
}

/** The path of the first server, with its variables filled in: `/catalogue/v2`. */
export function basePathOf(...lists: unknown[]): string {
  try {
    const { pathname } = new URL(addressOf(firstServer(lists)), 'http://localhost/');
    return withoutEndSlash(pathname).replace(/^\/+/, '/');
  } catch {
    return '';
  }
}

/** Those that name a host, e.g. `https://api.example.org/catalogue/v2`. */
export function serverAddresses(servers: unknown): string[] {
  return asList(servers)
    .map(addressOf)
    .filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address))
    .map(withoutEndSlash);
}

function hostOf(server: unknown): string {
  const [address] = serverAddresses([server]);
  return address === undefined ? '' : new URL(address).host;
}

/** Whether an operation has servers that name another host than those of its API. */
export function isElsewhere(own: readonly unknown[], ofApi: unknown): boolean {
  const host = hostOf(firstServer(own));
  return host !== '' && host !== hostOf(asList(ofApi)[0]);
}
